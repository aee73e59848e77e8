/** Requests for reports: what the report command, the tools and the thread that makes a report all speak of. */
import * as z from "zod";
import type { ReportOn } from "../../analysis/report/make-report.ts";
import { datedEventSchema } from "../../analysis/events/dated-event.ts";
import { reportFilters } from "../../analysis/report-values.ts";
import { dayBounds } from "../../lib/time/dates.ts";

const ids = z.array(z.string()).readonly();
const values = z.union([z.string(), z.number(), z.array(z.union([z.string(), z.number()])).readonly()]);

/** A metric as it is declared, before it is looked at beside its survey. */
const declarationSchema = z
  .object({
    name: z.string().optional(),
    survey: z.string(),
    questions: ids,
    top: values.optional(),
    bottom: values.optional(),
    scale: values.optional(),
  })
  .readonly();

/** What a check of a code found, see `analysis/comments/codes.ts`. */
const checkSchema = z
  .object({ fit: z.number(), of: z.number(), missed: z.number(), without: z.number() })
  .readonly();

/** What a report covers. A list of ids means any of them; an empty list is no filter. */
export const reportRequestSchema = z
  .object({
    /** Calendar dates, both included. */
    range: z.object({ from: z.string().optional(), to: z.string().optional() }).readonly(),
    touchpoints: ids,
    surveys: ids,
    teams: ids,
    /** IANA name. */
    zone: z.string(),
    /** The language of the questions. */
    language: z.string(),
    /** What is scored, a part of the report each; NPS where there is none. */
    metrics: z.array(declarationSchema).readonly().optional(),
    /** What happened: told with what followed. */
    events: z.array(datedEventSchema).readonly().optional(),
    /** Searches with a name: a breakdown of their answers. */
    codes: z
      .array(z.object({ name: z.string(), find: z.string(), check: checkSchema.optional() }).readonly())
      .readonly()
      .optional(),
    /** The score that is aimed for. */
    target: z.number().optional(),
  })
  .readonly();
export type ReportRequest = z.output<typeof reportRequestSchema>;

/** The selection that a request stands for, in the words of the dashboard's address and of its columns. */
export function reportOn(request: ReportRequest): ReportOn {
  const { range, zone, touchpoints, surveys, teams, events, target } = request;
  const filters = reportFilters([
    ...Object.entries(range).map(([name, date]) => [name, date === undefined ? [] : [date]] as const),
    ["survey", surveys],
    ["touchpoint", touchpoints],
    ["team", teams],
  ]);
  const slice = { ...dayBounds(range, zone), touchpoint: touchpoints, survey: surveys, team: teams };
  return { filters, slice, range, zone, events, target };
}

/** The surveys that have to be read; none for all of them. */
export function surveysToRead({ surveys, metrics = [] }: ReportRequest): readonly string[] {
  const scored = [...new Set(metrics.map(({ survey }) => survey))].toSorted();
  if (surveys.length === 0) return scored;
  const both = surveys.filter((survey) => scored.includes(survey));
  return both.length === 0 ? surveys : both;
}
