/** From what was read to the report, alike for the service's own database and for another deployment. */
import type { Report } from "../../analysis/report.ts";
import { reportCatalog, type ReportCatalog } from "../../analysis/report/catalog.ts";
import { commentScore, talliedBy } from "../../analysis/report/comment-score.ts";
import { Gatherer } from "../../analysis/report/gather.ts";
import { makeReport, type MadeReport, type ReportMaterial } from "../../analysis/report/make-report.ts";
import { listedLanguage } from "../../analysis/words/stop-words.ts";
import type { Survey } from "../../contract/resources.ts";
import { reportWordsIn } from "../../reports/report-words.ts";
import { tellReport } from "../../reports/tell-report.ts";
import { reportOn, type ReportRequest } from "./report-request.ts";

/**
 * What chains are gathered with for a report: `surveys` in the language of the request, `versions` the same surveys in
 * every language that they have.
 */
export function gatheringFor(
  request: ReportRequest,
  surveys: readonly Survey[],
  versions: readonly (readonly Survey[])[],
): { readonly catalog: ReportCatalog; readonly gathered: Gatherer } {
  const catalog = reportCatalog(surveys, versions, reportWordsIn(request.language).language);
  const { slice } = reportOn(request);
  const settings = { commentScore: commentScore(slice), tallied: talliedBy(slice), stopWords };
  return { catalog, gathered: new Gatherer({ choices: catalog.choices, ...settings }) };
}

/** The report without its sentences. */
export const reportOf = (request: ReportRequest, material: ReportMaterial): MadeReport =>
  makeReport(reportOn(request), material);

/** The report with its sentences, in the language of the request. */
export const reportInWords = (request: ReportRequest, material: ReportMaterial): Report =>
  tellReport(reportOf(request, material), reportWordsIn(request.language));

/** The stop words that the dashboard uses too, from the library `stopwords-iso`, which Node reads as one file. */
export async function stopWords(language: string): Promise<ReadonlySet<string>> {
  const listed = listedLanguage(language);
  if (listed === undefined) return new Set();
  const { default: lists } = await import("stopwords-iso", { with: { type: "json" } });
  return new Set(lists[listed].map((word) => word.toLowerCase()));
}
