/** A report as the text of a file. */
import type { BuiltReport } from "../../../analysis/report/build-report.ts";
import type { Reading } from "../../../analysis/report/make-report.ts";
import { reportFile } from "../../../reports/file/report-file.ts";
import { reportWordsIn } from "../../../reports/report-words.ts";
import { tellReport } from "../../../reports/tell-report.ts";

/** As JSON, or as one HTML file. */
export type ReportForm = "json" | "file" | "file with comments";

export function reportText(
  report: BuiltReport,
  { catalog, gathered }: Pick<Reading, "catalog" | "gathered">,
  form: ReportForm,
  language: string,
): string {
  const words = reportWordsIn(language);
  if (form === "json") return `${JSON.stringify(tellReport(report, words), null, 2)}\n`;
  const comments = form === "file with comments" ? gathered.comments() : undefined;
  return reportFile(report, words, catalog.names.ofDimension, comments);
}
