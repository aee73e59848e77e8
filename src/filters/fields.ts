/**
 * The search parameters of every screen, one field each: how it is read from an address and written to one.
 * All values are plain strings there; what can't be read is the caller's to report, never an exception.
 */
import { PERIOD_UNITS } from "../analysis/periods.ts";
import { isCalendarDate } from "../lib/dates.ts";
import { isTimeZone } from "../lib/time-zones.ts";
import type { SurveyVersion } from "../contract/queries.ts";

/** One parameter: `read` gives undefined for texts that can't be used. A value is written as its own text. */
export interface Field<Value> {
  readonly read: (texts: readonly string[]) => Value | undefined;
}

function single<Value extends string | number | boolean>(
  read: (text: string) => Value | undefined,
): Field<Value> {
  return {
    read: ([text, ...more]) => (text === undefined || more.length > 0 ? undefined : read(text)),
  };
}

function oneOf<Value extends string | number | boolean>(...allowed: readonly Value[]): Field<Value> {
  return single((text) => allowed.find((value) => String(value) === text));
}

const MAX_LENGTH = 200;
const isIdentifier = (text: string): boolean => text.trim() !== "" && text.length <= MAX_LENGTH;

const identifier = single((text) => (isIdentifier(text) ? text : undefined));
const calendarDate = single((text) => (isCalendarDate(text) ? text : undefined));

const identifiers: Field<readonly string[]> = {
  read: (texts) => (texts.length > 0 && texts.every(isIdentifier) ? [...new Set(texts)] : undefined),
};

/** Some of the scores 0 to 10, in order. */
const scores: Field<readonly number[]> = {
  read: (texts) => {
    const usable = texts.length > 0 && texts.every((text) => /^(?:\d|10)$/.test(text));
    return usable ? [...new Set(texts.map(Number))].toSorted((a, b) => a - b) : undefined;
  },
};

/** Two calendar dates in order, both included: `2026-11-01..2026-11-30`. */
const stretch = single((text) => {
  const [from = "", to = "", ...more] = text.split("..");
  const usable = more.length === 0 && isCalendarDate(from) && isCalendarDate(to) && from <= to;
  return usable ? text : undefined;
});

/** Metadata as `key=value`; what is before the first sign is the key. */
const metadata: Field<readonly string[]> = {
  read: (texts) => (texts.every((text) => /^[^=]+=./s.test(text)) ? identifiers.read(texts) : undefined),
};

/** A column of the list of responses by its id, after a sign where the order is downwards. */
const columnOrder = single((text) =>
  text.length <= MAX_LENGTH && COLUMN_ORDER.test(text) ? text : undefined,
);
const COLUMN_ORDER =
  /^-?(created|nps|comment|survey|touchpoint|team|language|browser|(question|metadata) .+)$/s;

export const fields = {
  from: calendarDate,
  to: calendarDate,
  tz: single((text) => (isTimeZone(text) ? text : undefined)),
  survey: identifiers,
  touchpoint: identifier,
  closed: oneOf<boolean>(true, false),
  version: oneOf<SurveyVersion>(2, 3),
  language: identifier,
  team: identifier,
  lang: identifier,
  question: identifier,
  score: scores,
  /** A stretch picked on the trend, which narrows everything but the trend. */
  during: stretch,
  metadata,
  /** What answers must say somewhere. */
  text: identifier,
  /** The bucket that one of the NPS answers must be in. */
  bucket: oneOf("promoters", "passives", "detractors"),
  /** Whether there must be a comment. */
  comment: oneOf<boolean>(true),
  /** Everything that matches in one list, in the place of pages. */
  rows: oneOf("all"),
  /** The column that such a list is sorted by; a sign before it sorts downwards. */
  sort: columnOrder,
  /** What such a list is grouped by. */
  group: oneOf("touchpoint", "survey"),
  /** The metadata key that a table is by. */
  by: identifier,
  /** Two things to look at side by side, each with its kind: `touchpoint:…`, `period:…`. */
  versus: identifiers,
  period: oneOf(...PERIOD_UNITS),
  /** A question type, such as NPS. */
  type: identifier,
  /** Whether archived surveys are shown too. */
  archived: oneOf<boolean>(true),
  page: single((text) => (/^[1-9]\d{0,6}$/.test(text) ? Number(text) : undefined)),
} as const;

export type FieldName = keyof typeof fields;

const isFieldName = (name: string): name is FieldName => Object.hasOwn(fields, name);

/** All fields, in the order in which an address names them. */
export const fieldNames: readonly FieldName[] = Object.keys(fields).filter(isFieldName);

/** The name as a field's, or undefined for any other parameter. */
export const fieldNamed = (name: string): FieldName | undefined => (isFieldName(name) ? name : undefined);
type ValueOf<Name extends FieldName> = (typeof fields)[Name] extends Field<infer Value> ? Value : never;

/** What an address says, field by field; a field that is absent has its default. */
export type ScreenValues = { readonly [Name in FieldName]?: ValueOf<Name> | undefined };
