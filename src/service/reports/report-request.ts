/** Requests for reports: what the report command, the tools and the thread that makes a report all speak of. */
import type { Code } from "../../analysis/comments/codes.ts";
import type { ReportOn } from "../../analysis/report/make-report.ts";
import type { MetricDeclaration } from "../../analysis/metric/declare.ts";
import type { Metric } from "../../analysis/metric/metric.ts";
import { reportFilters } from "../../analysis/report-values.ts";
import { dayBounds } from "../../lib/time/dates.ts";

/** What a report covers. A list of ids means any of them; an empty list is no filter. */
export interface ReportRequest extends Pick<ReportOn, "range" | "zone" | "events" | "target"> {
  readonly touchpoints: readonly string[];
  readonly surveys: readonly string[];
  readonly teams: readonly string[];
  /** The language of the questions. */
  readonly language: string;
  /** What is scored, a part of the report each; NPS where there is none. */
  readonly metrics?: readonly MetricDeclaration[] | undefined;
  /** Searches with a name: a breakdown of their answers. */
  readonly codes?: readonly Code[] | undefined;
}

/** The selection that a request stands for, in the words of the dashboard's address and of its columns. */
export function reportOn(request: ReportRequest): ReportOn {
  const { range, zone, touchpoints, surveys, teams, events, target } = request;
  const filters = reportFilters(
    Object.entries({ ...range, survey: surveys, touchpoint: touchpoints, team: teams }),
  );
  const slice = { ...dayBounds(range, zone), touchpoint: touchpoints, survey: surveys, team: teams };
  return { filters, slice, range, zone, events, target };
}

/** The surveys that have to be read for the metrics `scored`; none for all of them. */
export function surveysToRead({ surveys }: ReportRequest, scored: readonly Metric[]): readonly string[] {
  const ids = new Set(scored.map(({ survey }) => survey));
  // NPS without a declaration is of every survey.
  if (ids.has("")) return surveys;
  if (surveys.length === 0) return [...ids].toSorted();
  const both = surveys.filter((survey) => ids.has(survey));
  return both.length === 0 ? surveys : both;
}
