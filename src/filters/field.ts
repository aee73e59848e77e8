/** One search parameter: its screens, and how it is read. Unusable values are reported, never thrown. */
import { isCalendarDate } from "../lib/time/dates.ts";
import { targetIn } from "../analysis/target.ts";
import { answerTerm, MAX_LENGTH, MAX_QUERY } from "../analysis/slice/terms.ts";

export type ScreenName = "nps" | "scores" | "responses" | "comments" | "survey" | "surveys" | "questions";

/**
 * Gives undefined for texts that can't be used, on the screen that is named or on any. A value is written as its own text, a
 * list as several.
 */
export type Codec<Value> = (texts: readonly string[], screen?: ScreenName) => Value | undefined;

export interface Field<Value, On extends ScreenName = ScreenName> {
  readonly on: readonly On[];
  readonly read: Codec<Value>;
}

export const field = <Value, const On extends ScreenName>(
  on: readonly On[],
  read: Codec<Value>,
): Field<Value, On> => ({ on, read });

/** A value as an address writes it. */
export function textsOf(value: unknown): readonly string[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.filter(isPlain).map(String);
}

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean";

export const single =
  <Value extends string | number | boolean>(read: (text: string) => Value | undefined): Codec<Value> =>
  ([text, ...more]) =>
    text === undefined || more.length > 0 ? undefined : read(text);

export const oneOf = <Value extends string | number | boolean>(...allowed: readonly Value[]): Codec<Value> =>
  single((text) => allowed.find((value) => String(value) === text));

/** A text as it is, where it `isUsable`. */
export const textThat = (isUsable: (text: string) => boolean): Codec<string> =>
  single((text) => (isUsable(text) ? text : undefined));

const isIdentifier = (text: string): boolean => text.trim() !== "" && text.length <= MAX_LENGTH;

export const identifier = textThat(isIdentifier);
/** A search; any text is one. */
export const query = textThat((text) => text.length <= MAX_QUERY);
/** Which comments are listed beside one, and which that is: the first, second… of a chain. */
export const besideComment = textThat((text) => /^(repeats|similar):\d{1,9}:./s.test(text));

export const calendarDate = textThat(isCalendarDate);

export const identifiers: Codec<readonly string[]> = (texts) =>
  texts.length > 0 && texts.every(isIdentifier) ? [...new Set(texts)] : undefined;

/** Two different ones, in this order. */
export const twoIdentifiers: Codec<readonly [string, string]> = (texts) => {
  const [one, two, ...more] = identifiers(texts) ?? [];
  return one === undefined || two === undefined || more.length > 0 ? undefined : [one, two];
};

/** Some of the scores 0 to 10, in order; several that follow one another may be written as `0-6`. */
export const scores: Codec<readonly number[]> = (texts) => {
  const ranges = texts.map((text) => SCORES.exec(text)?.groups);
  const found = ranges.flatMap((range) => {
    const [from, to] = [Number(range?.["from"]), Number(range?.["to"] ?? range?.["from"])];
    return SCALE.filter((score) => score >= from && score <= to);
  });
  const isUsable = texts.length > 0 && ranges.every((range) => range !== undefined) && found.length > 0;
  return isUsable ? [...new Set(found)].toSorted((a, b) => a - b) : undefined;
};
const SCORES = /^(?<from>\d|10)(?:-(?<to>\d|10))?$/;
const SCALE = Array.from({ length: 11 }, (_, score) => score);

/** Two calendar dates in order, both included: `2026-11-01..2026-11-30`. */
export const stretch = textThat((text) => {
  const [from = "", to = "", ...more] = text.split("..");
  return more.length === 0 && isCalendarDate(from) && isCalendarDate(to) && from <= to;
});

/** Metadata as `key=value`; what is before the first sign is the key. */
export const metadataTerms: Codec<readonly string[]> = (texts) =>
  texts.every((text) => /^[^=]+=./s.test(text)) ? identifiers(texts) : undefined;

/** Answers as `QUESTION:VALUE`, each question once. */
export const answerTerms: Codec<readonly string[]> = (texts) => {
  const questions = new Set(texts.map((text) => answerTerm(text).question));
  const isUsable = texts.every((text) => /^[^:]+:./s.test(text)) && questions.size === texts.length;
  return isUsable ? identifiers(texts) : undefined;
};

/** A column of the list of responses by its id, after a sign where the order is downwards. */
export const columnOrder = textThat((text) => text.length <= MAX_LENGTH && COLUMN_ORDER.test(text));
const COLUMN_ORDER =
  /^-?(created|nps|comment|survey|touchpoint|team|language|browser|(question|metadata) .+)$/s;

/** A column of the table of all surveys or of all questions, after a sign where the order is downwards. */
export const tableOrder: Codec<string> = (texts, screen) =>
  (screen === "questions" ? undefined : surveyOrder(texts)) ??
  (screen === "surveys" ? undefined : questionOrder(texts));
const surveyOrder = textThat((text) => /^-?(name|responses|nps|newest)$/.test(text));
const questionOrder = textThat((text) => /^-?(type|title|survey)$/.test(text));

/** A score that is aimed for. */
export const target = single((text) => targetIn(text, "nps"));

export const pageNumber = single((text) => (/^[1-9]\d{0,6}$/.test(text) ? Number(text) : undefined));
