import { boundsToRead, type ReportOn } from "../../analysis/report/make-report.ts";
import { reportFilters } from "../../analysis/report-values.ts";
import type { Code } from "../../analysis/comments/codes.ts";
import type { ChainFilter } from "../../contract/queries.ts";
import { chainFilter, appliedHere } from "../../filters/chain-filter.ts";
import type { Metric } from "../../analysis/metric/metric.ts";
import { textsOf } from "../../filters/field.ts";
import type { LookedFor } from "../../filters/conditions.ts";
import { activeFilters } from "../../filters/narrowing.ts";
import type { ToldByHand } from "../../analysis/report-beside.ts";
import type { MethodLine } from "../../reports/words.ts";
import { chainSlice } from "../../filters/sliced-by.ts";

export interface ReportTask {
  readonly on: ReportOn;
  /** What the API is asked for. */
  readonly filter: ChainFilter;
  /** What it can't filter by. */
  readonly appliedHere: LookedFor;
  /** The language of questions; without it each one's own first. */
  readonly language: string | undefined;
  /** The language that the report is told in, with its reader's region where that is known. */
  readonly told: string;
  /** What is scored; NPS where it is not named. */
  readonly metric?: Metric | undefined;
  readonly withComments: boolean;
  /** Codes that answers are broken down by. */
  readonly codes: readonly Code[];
  /** What its maker knows, and no API tells. */
  readonly byHand: ToldByHand;
}

/** The report on what a screen shows; days are read in `zone`, and it is told in the language `told`. */
export function reportTask(
  values: LookedFor,
  zone: string,
  told: string,
  {
    withComments = false,
    codes = [],
    byHand = {},
    metric,
  }: Partial<Pick<ReportTask, "withComments" | "codes" | "byHand" | "metric">> = {},
): ReportTask {
  const { from, to, against, period, lang, target } = values;
  const range = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
  const on: ReportOn = {
    filters: reportFilters(
      [...activeFilters(values), "question" as const].map((name) => [
        name === "value" ? "score" : name,
        textsOf(values[name]),
      ]),
    ),
    slice: chainSlice(values, zone),
    range,
    against,
    zone,
    grain: period,
    target,
  };
  return {
    on,
    filter: { ...chainFilter(values, zone), ...boundsToRead(on, Date.now() / 1000) },
    appliedHere: { ...appliedHere(values), coded: values.coded },
    language: lang,
    told,
    metric,
    withComments,
    codes,
    byHand,
  };
}

export interface MadeReport {
  readonly text: string;
  /** How its numbers were made, in the language that it is told in. */
  readonly method: readonly MethodLine[];
  /** Chains that match. */
  readonly responses: number;
  /** False where not everything that matches could be read: the file says so, too. */
  readonly complete: boolean;
}

/** What the dialog and the reader of a report say to each other: nothing is asked of it, the report is all it tells. */
export interface ReportProtocol {
  readonly task: ReportTask;
  readonly content: MadeReport | undefined;
  readonly question: never;
  readonly answer: never;
}
