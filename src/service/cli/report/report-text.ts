/** A report as the text of a file. */
import type { MadeReport, ReportMaterial } from "../../../analysis/report/make-report.ts";
import { reportFile } from "../../../reports/file/report-file.ts";
import type { ReportSource } from "../../../reports/languages/phrases.ts";
import { reportWordsIn } from "../../../reports/report-words.ts";
import { tellReport } from "../../../reports/tell-report.ts";

/** As JSON, or as one HTML file. */
export type ReportForm = "json" | "file" | "file with comments";

/** What a report is written as. */
export interface ReportShape {
  readonly form: ReportForm;
  readonly language: string;
  readonly source: ReportSource;
}

export function reportText(
  report: MadeReport,
  { catalog, gathered }: Pick<ReportMaterial, "catalog" | "gathered">,
  { form, language, source }: ReportShape,
): string {
  const words = reportWordsIn(language);
  if (form === "json") return `${JSON.stringify(tellReport(report, words), null, 2)}\n`;
  const comments = form === "file with comments" ? gathered.comments() : undefined;
  return reportFile(report, words, { source, titleOf: catalog.names.ofDimension, comments });
}
