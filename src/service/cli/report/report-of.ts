/** The report on what was requested and read. */
import type { BuiltReport } from "../../../analysis/report/build-report.ts";
import { makeReport, type ReportMaterial } from "../../../analysis/report/make-report.ts";
import type { Report } from "../../../analysis/report.ts";
import { reportWordsIn } from "../../../reports/report-words.ts";
import { tellReport } from "../../../reports/tell-report.ts";
import type { ReportRequest } from "../../mcp/reports.ts";
import { reportOn } from "./report-on.ts";

export const reportOf = (request: ReportRequest, material: ReportMaterial): BuiltReport =>
  makeReport(reportOn(request), material);

/** With its sentences, in the language that was asked for. */
export const toldReport = (request: ReportRequest, material: ReportMaterial): Report =>
  tellReport(reportOf(request, material), reportWordsIn(request.language));
