/** A report as the text of a file. */
import type { Report } from "../../../analysis/report.ts";
import { english } from "../../../reports/english.ts";
import { reportFile } from "../../../reports/file/report-file.ts";
import type { ReportCatalog } from "./catalog.ts";

/** As JSON, else as one HTML file; `catalog` knows what dimensions are called. */
export const reportText = (report: Report, { names }: ReportCatalog, asJson: boolean): string =>
  asJson ? `${JSON.stringify(report, null, 2)}\n` : reportFile(report, english, names.ofDimension);
