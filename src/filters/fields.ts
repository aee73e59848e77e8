/** Everything that an address may say, each once, in order. A filter is added by describing it here. */
import { msg } from "@lingui/core/macro";
import { PERIOD_UNITS } from "../lib/time/periods.ts";
import type { SurveyVersion } from "../contract/queries.ts";
import { dayBounds } from "../lib/time/dates.ts";
import { isTimeZone } from "../lib/time/time-zones.ts";
import * as codec from "./field.ts";
import { BUCKET_NAMES, bucketName, scoreFilter } from "./scores.ts";
import { answerTerm, metadataTerm } from "../analysis/slice/terms.ts";
import { commentFilters, commentsView } from "./comment-fields.ts";
import { field, oneOf, type Field, type ScreenName } from "./field.ts";
import { filter, type Filter } from "./filter.ts";
import { labelOf } from "./options.ts";
import { stretchBounds, stretchDates, stretchWithin } from "./stretch.ts";

const CHAINS = ["nps", "scores", "responses", "comments", "survey"] as const;
const EVERYWHERE = [...CHAINS, "surveys", "questions"] as const;
const SCORES = ["nps", "scores"] as const;

const ofMetric = field(["scores"], codec.identifier);

export const fields = {
  from: filter({
    on: CHAINS,
    codec: codec.calendarDate,
    label: msg`From`,
    control: { kind: "date", barPlace: 0 },
    words: (from, { date }) => msg`From ${date(from)}`,
    toApiFilter: (from, zone) => dayBounds({ from }, zone),
    toSliceFilter: (from, zone) => dayBounds({ from }, zone),
  }),
  to: filter({
    on: CHAINS,
    codec: codec.calendarDate,
    label: msg`To`,
    control: { kind: "date", barPlace: 0 },
    words: (to, { date }) => msg`To ${date(to)}`,
    toApiFilter: (to, zone) => dayBounds({ to }, zone),
    toSliceFilter: (to, zone) => dayBounds({ to }, zone),
  }),
  tz: field(EVERYWHERE, codec.textThat(isTimeZone)),
  survey: filter({
    on: ["nps", "responses", "comments", "questions"],
    codec: codec.identifiers,
    label: msg`Survey`,
    control: { kind: "choices", barPlace: 2, options: ({ options }) => options.surveys },
    words: (ids, { options, list }) => msg`Survey: ${list(ids.map((id) => labelOf(options.surveys, id)))}`,
    // In the one order that stands for all: equal requests are one reading.
    toApiFilter: (surveyId) => ({ surveyId: surveyId.toSorted() }),
    toSliceFilter: (survey) => ({ survey }),
  }),
  touchpoint: filter({
    on: CHAINS,
    codec: codec.identifier,
    label: msg`Touchpoint`,
    control: { kind: "choice", barPlace: 1, ids: true, options: ({ options }) => options.touchpoints },
    words: (id, { options }) => msg`Touchpoint: ${labelOf(options.touchpoints, id)}`,
    toApiFilter: (touchpointId) => ({ touchpointId }),
    toSliceFilter: (id) => ({ touchpoint: [id] }),
  }),
  closed: filter({
    on: CHAINS,
    codec: oneOf<boolean>(true, false),
    label: msg`Closed`,
    control: {
      kind: "choice",
      options: ({ say }) => [
        { value: "true", label: say(msg`Yes`) },
        { value: "false", label: say(msg`No`) },
      ],
    },
    words: (closed) => (closed ? msg`Closed` : msg`Not closed`),
    toApiFilter: (isClosed) => ({ isClosed }),
    toSliceFilter: (closed) => ({ closed }),
    untold: true,
  }),
  version: filter({
    on: CHAINS,
    codec: oneOf<SurveyVersion>(2, 3),
    label: msg`Survey version`,
    control: { kind: "choice", options: () => ["2", "3"].map((value) => ({ value, label: value })) },
    words: (version) => msg`Survey version ${version}`,
    toApiFilter: (surveyVersion) => ({ surveyVersion }),
    toSliceFilter: (version) => ({ version }),
    untold: true,
  }),
  language: filter({
    on: CHAINS,
    codec: codec.identifier,
    label: msg`Respondent language`,
    control: { kind: "choice", options: ({ options }) => options.languages },
    words: (code, { options }) => msg`Respondent language: ${labelOf(options.languages, code)}`,
    toSliceFilter: (code) => ({ language: [code] }),
    here: true,
  }),
  team: filter({
    on: CHAINS,
    codec: codec.identifier,
    label: msg`Team`,
    control: { kind: "choice", ids: true, options: ({ options }) => options.teams },
    words: (id, { options }) => msg`Team: ${labelOf(options.teams, id)}`,
    toSliceFilter: (id) => ({ team: [id] }),
    here: true,
  }),
  lang: field(EVERYWHERE, codec.identifier),
  question: field(["nps", "scores", "comments"], codec.identifier),
  /** Of a metric: the values of its top and its bottom, its scale, and what it is called. */
  top: ofMetric,
  bottom: ofMetric,
  scale: ofMetric,
  name: ofMetric,
  /** Values of a metric that are picked in a chart. */
  value: filter({
    on: ["scores"],
    codec: codec.identifiers,
    label: scoreFilter.label,
    words: (values, { list }) => msg`Score: ${list(values)}`,
    toSliceFilter: (values) => ({ scores: [...values, ...values.map(Number)] }),
  }),
  score: scoreFilter,
  /** A stretch picked on the trend, which narrows everything but the trend. */
  during: filter({
    on: SCORES,
    codec: codec.stretch,
    label: msg`NPS over time`,
    words: (text, { dateRange, days }) =>
      msg`During ${dateRange(...(stretchWithin(text, days) ?? stretchDates(text)))}`,
    toSliceFilter: (text, zone) => ({ brush: stretchBounds(text, zone) }),
  }),
  metadata: filter({
    on: ["nps", "scores", "responses", "comments"],
    codec: codec.metadataTerms,
    label: msg`Metadata`,
    chipPerValue: true,
    freeText: true,
    control: {
      kind: "terms",
      options: ({ options }) =>
        (options.metadata ?? []).map((term) => ({ value: term, label: metadataLabel(term, "=") })),
    },
    words: (terms, { list }) => list(terms.map((term) => metadataLabel(term, ": "))),
    toSliceFilter: (terms) => ({ metadata: terms.map(metadataTerm) }),
    here: true,
  }),
  /** Answers to questions other than NPS, picked where numbers are broken down by them. */
  answer: filter({
    on: SCORES,
    codec: codec.answerTerms,
    label: msg`Answer`,
    chipPerValue: true,
    words: (terms, { options, list }) =>
      list(terms.map((term) => options.answers?.(answerTerm(term)) ?? term)),
    toSliceFilter: (terms) => ({ answers: terms.map(answerTerm) }),
  }),
  ...commentFilters,
  /** The bucket that one of the NPS answers must be in. */
  bucket: filter({
    on: ["responses"],
    codec: oneOf(...BUCKET_NAMES),
    label: msg`NPS`,
    control: {
      kind: "choice",
      options: ({ say }) => BUCKET_NAMES.map((value) => ({ value, label: say(bucketName(value)) })),
    },
    words: bucketName,
    here: true,
  }),
  /** Whether there must be a comment. */
  comment: filter({
    on: ["responses"],
    codec: oneOf<boolean>(true),
    label: msg`Comment`,
    control: { kind: "choice", options: ({ say }) => [{ value: "true", label: say(msg`With a comment`) }] },
    words: () => msg`With a comment`,
    here: true,
  }),
  /** Everything that matches in one list, in the place of pages. */
  rows: field(["responses"], oneOf("all")),
  /** The column that such a list is sorted by; a sign before it sorts downwards. */
  sort: field(["responses"], codec.columnOrder),
  /** What such a list is grouped by. */
  group: field(["responses"], oneOf("touchpoint", "survey")),
  /** What the score is broken down by; without it by touchpoint, or by the metadata key that is named. */
  breakdown: field(SCORES, oneOf("survey", "team", "language", "metadata", "answer", "code")),
  /** The metadata key that a table is by, or the question by whose answers it is. */
  by: field(SCORES, codec.identifier),
  /** Two things to look at side by side, each with its kind: `touchpoint:…`, `period:…`. */
  versus: field(SCORES, codec.identifiers),
  /** What the breakdown is drawn as, in the place of its table. */
  drawn: field(SCORES, oneOf("funnel")),
  /** Which part behind the line of tabs is in view; `open` said so before, and stands in saved views. */
  more: field(SCORES, oneOf("why", "linked", "hours", "sides")),
  open: field(SCORES, oneOf("goes-with")),
  /** The dimension that the newest difference is explained by, and that between two things side by side. */
  why: field(SCORES, codec.identifier),
  between: field(SCORES, codec.identifier),
  ...commentsView,
  target: field(SCORES, codec.target),
  /** What dates are compared with in place of the days before. */
  against: field(SCORES, oneOf("year")),
  period: field(["nps", "scores", "survey"], oneOf(...PERIOD_UNITS)),
  /** Two questions of a survey that are counted against each other. */
  cross: field(["survey"], codec.twoIdentifiers),
  /** A question type, such as NPS. */
  type: filter({
    on: ["questions"],
    codec: codec.identifier,
    label: msg`Question type`,
    control: {
      kind: "choice",
      barPlace: 3,
      options: ({ options }) => (options.types ?? []).map((type) => ({ value: type, label: type })),
    },
    words: (type) => msg`Question type: ${type}`,
  }),
  /** Whether archived surveys are shown too. */
  archived: field(["surveys"], oneOf<boolean>(true)),
  /** The column that a table of all surveys or questions is sorted by; a sign before it sorts downwards. */
  sorted: field(["surveys", "questions"], codec.tableOrder),
  page: field(["responses"], codec.pageNumber),
} as const;

export type FieldName = keyof typeof fields;

type ValueOf<Name extends FieldName> = (typeof fields)[Name] extends Field<infer Value> ? Value : never;

/** What an address says, field by field; a field that is absent has its default. */
export type ScreenValues = { readonly [Name in FieldName]?: ValueOf<Name> | undefined };

type FieldOn<Name extends ScreenName> = {
  [Each in FieldName]: Name extends (typeof fields)[Each]["on"][number] ? Each : never;
}[FieldName];

export type ValuesOn<Name extends ScreenName> = Pick<ScreenValues, FieldOn<Name>>;

export type FilterName = {
  [Name in FieldName]: (typeof fields)[Name] extends Filter<unknown> ? Name : never;
}[FieldName];

function metadataLabel(term: string, between: string): string {
  const { key, value } = metadataTerm(term);
  return `${key}${between}${value}`;
}
