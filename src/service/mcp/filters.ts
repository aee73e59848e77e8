/** What tools are asked to look at, in the words of the dashboard's address; a link shows the same there. */
import * as z from "zod";
import { MAX_LENGTH, MAX_QUERY } from "../../analysis/slice/terms.ts";
import type { ChainFilter } from "../../contract/queries.ts";
import { isLanguageCode } from "../../lib/language-name.ts";
import { dayBounds, isCalendarDate } from "../../lib/time/dates.ts";
import { isTimeZone } from "../../lib/time/time-zones.ts";
import type { ReportRequest } from "../reports/report-request.ts";
import type { StoredChain } from "../templates/chain-template.ts";

const MOST_SURVEYS = 50;
/** Characters. */
const LONGEST_ID = 200;

const plainText = z
  .string()
  .refine((text) => !text.includes("\0") && text.isWellFormed(), "must be text without NUL");

/** Text that every database can compare with. */
export const shortText = plainText.min(1).max(LONGEST_ID);

/** As in the dashboard's address. */
export const searchText = plainText.max(MAX_QUERY);
export const longText = plainText.min(1).max(MAX_LENGTH);

const date = z.string().max(MAX_LENGTH).refine(isCalendarDate, "must be a date such as 2026-11-20");

const languageCode = shortText.refine(isLanguageCode, "must be a language code such as en");

export const languageArgument = {
  lang: languageCode
    .optional()
    .describe("Language code of question titles; else each question's first language"),
} as const;

/** Arguments of every tool that looks at responses; the dashboard's address has the same names. */
export const filterArguments = {
  from: date.optional().describe("First day, such as 2026-11-01"),
  to: date.optional().describe("Last day, included"),
  tz: z
    .string()
    .max(MAX_LENGTH)
    .refine(isTimeZone, "must be an IANA time zone such as Europe/Helsinki")
    .default("UTC")
    .describe("Time zone that days are read in"),
  touchpoint: shortText.optional().describe("Touchpoint id"),
  survey: z.array(shortText).max(MOST_SURVEYS).optional().describe("Survey ids, any of which"),
  closed: z.boolean().optional().describe("Whether the respondent can no longer edit the response"),
  version: z
    .union([z.literal(2), z.literal(3)])
    .optional()
    .describe("Version of the survey data"),
} as const;

/** Arguments that the API itself can't filter by: responses are looked through for them. */
export const localFilterArguments = {
  team: shortText.optional().describe("Team id"),
  language: languageCode.optional().describe("Language of the respondent, a code such as fi"),
} as const;

/** For `.refine(isOrdered, NOT_AFTER)` on what has these arguments. */
export const NOT_AFTER = { path: ["from"], message: "must not be after to" };

/** The arguments that choose responses; others are left out. */
export const filtersSchema = z.object({ ...filterArguments, ...localFilterArguments });

/** A selection as its answer tells it, as the store reads it, and as the dashboard's address says it. */
export function selectionOf({ tz, ...filters }: z.infer<typeof filtersSchema>) {
  const { from, to, touchpoint, survey = [], closed, version } = filters;
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    for (const each of Array.isArray(value) ? value : [value])
      if (each !== undefined) search.append(name, String(each));
  }
  search.append("tz", tz);
  return {
    filters: Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)),
    zone: tz,
    search,
    filter: {
      ...dayBounds({ from, to }, tz),
      ...(touchpoint !== undefined && { touchpointId: touchpoint }),
      ...(survey.length > 0 && { surveyId: survey }),
      ...(closed !== undefined && { isClosed: closed }),
      ...(version !== undefined && { surveyVersion: version }),
    },
  };
}

/** Whether a stored response is one that is asked for by what its chain does not tell. */
export const hasFacts = (
  stored: Pick<StoredChain, "isClosed" | "surveyVersion">,
  { isClosed = stored.isClosed, surveyVersion = stored.surveyVersion }: ChainFilter,
): boolean => isClosed === stored.isClosed && surveyVersion === stored.surveyVersion;

const { from, to, tz, touchpoint, survey } = filterArguments;
const { team } = localFilterArguments;

/** Arguments that choose the answers. */
export const sideArguments = { from, to, touchpoint, survey, team } as const;

/** Arguments of a whole request; days are read in `tz`. */
export const reportArguments = { ...sideArguments, tz } as const;

export type ReportValues = z.output<z.ZodObject<typeof reportArguments & typeof languageArgument>>;

export function reportRequest({ lang: language = "en", tz: zone, ...values }: ReportValues): ReportRequest {
  return {
    range: {
      ...(values.from !== undefined && { from: values.from }),
      ...(values.to !== undefined && { to: values.to }),
    },
    touchpoints: given(values.touchpoint),
    surveys: [...new Set(values.survey)].toSorted(),
    teams: given(values.team),
    zone,
    language,
  };
}

/** The one value of an argument as a list. */
export const given = (value: string | undefined): readonly string[] => (value === undefined ? [] : [value]);

/** As the address of the NPS screen says it. */
export const searchOf = ({ lang: _lang, ...values }: ReportValues): URLSearchParams =>
  selectionOf(values).search;
