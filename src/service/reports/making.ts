/** From what was read to the report, alike for the service's own database and for another deployment. */
import type { Report } from "../../analysis/report.ts";
import { declareMetric } from "../../analysis/metric/declare.ts";
import { MetricError } from "../../analysis/metric/metric-error.ts";
import { NPS, type Metric } from "../../analysis/metric/metric.ts";
import { targetRange } from "../../analysis/target.ts";
import type { ChainFacts } from "../../analysis/method/method-tally.ts";
import { reportCatalog, type ReportCatalog } from "../../analysis/report/catalog.ts";
import { scoredBy } from "../../analysis/report/comment-score.ts";
import { Gatherer } from "../../analysis/report/gather.ts";
import { makeReport, type MadeReport, type ReportMaterial } from "../../analysis/report/make-report.ts";
import { listedLanguage, stopWordsOf } from "../../analysis/words/stop-words.ts";
import type { Survey } from "../../contract/resources.ts";
import { reportWordsIn } from "../../reports/report-words.ts";
import { tellReport } from "../../reports/tell-report.ts";
import { reportOn, surveysToRead, type ReportRequest } from "./report-request.ts";

type Gatherers = readonly [Gatherer, ...Gatherer[]];

/**
 * Gathers chains by metric, those of the surveys `surveyId`, of all where there is none. `versions`: `surveys` in every language.
 * Throws a `MetricError` for a bad metric.
 */
export function gatheringFor(
  request: ReportRequest,
  surveys: readonly Survey[],
  versions: readonly (readonly Survey[])[],
): { readonly catalog: ReportCatalog; readonly gatherers: Gatherers; readonly surveyId: readonly string[] } {
  const catalog = reportCatalog(surveys, versions, reportWordsIn(request.language).language);
  const { choices } = catalog;
  const { slice, target } = reportOn(request);
  const [first = NPS, ...more] = (request.metrics ?? []).map((one) => declareMetric(one, surveys));
  const gatherer = (metric: Metric): Gatherer => {
    const { low, high } = targetRange(metric.kind);
    if (target !== undefined && (target < low || target > high))
      throw new MetricError(`The target of "${metric.name}" must be a number from ${low} to ${high}.`);
    const scored = scoredBy(slice, metric, choices);
    return new Gatherer({ metric, choices, scored, codes: request.codes, stopWords });
  };
  const surveyId = surveysToRead(request, [first, ...more]);
  return { catalog, gatherers: [gatherer(first), ...more.map(gatherer)], surveyId };
}

/** What each gathered, with what is known of its chains, in the same order; undefined where that could not be read. */
export function gatheredBy(
  [gathered, ...more]: Gatherers,
  [facts, ...others]: readonly (ChainFacts | undefined)[],
): Pick<Required<ReportMaterial>, "gathered" | "facts" | "others"> {
  return { gathered, facts, others: more.map((each, at) => ({ gathered: each, facts: others[at] })) };
}

/** The report without its sentences. */
export const reportOf = (request: ReportRequest, material: ReportMaterial): MadeReport =>
  makeReport(reportOn(request), material);

/** The report with its sentences, in the language of the request. */
export const reportInWords = (request: ReportRequest, material: ReportMaterial): Report =>
  tellReport(reportOf(request, material), reportWordsIn(request.language));

/** The stop words that the dashboard uses too, from the library `stopwords-iso`, which Node reads as one file. */
async function stopWords(language: string): Promise<ReadonlySet<string>> {
  const listed = listedLanguage(language);
  if (listed === undefined) return new Set();
  const { default: lists } = await import("stopwords-iso", { with: { type: "json" } });
  return new Set(lists[listed].map((word) => word.toLowerCase()));
}

/** The stop words of each of some languages; of another one there are none. */
export const listedStopWords = (languages: Iterable<string>) => stopWordsOf(languages, stopWords);
