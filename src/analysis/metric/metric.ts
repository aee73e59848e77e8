/**
 * What a score is made of: questions, a scale, and the values of it that count as top and as bottom. An answer in top
 * counts +1, one in bottom −1, any other on the scale 0. NPS is the metric that needs no declaration.
 */

import { decodedId } from "../../contract/question-key.ts";

/** What an answer on the scale counts as. */
export type Bucket = "top" | "middle" | "bottom";

/** A value that is answered: a number, or the id of a choice (its text where it has no id). */
export type MetricValue = number | string;

/** An id as it is written where `:` and `,` stand between ids: as it is, but for these and `%`. */
export const encodedId = (id: string): string => id.replaceAll(/[%:,]/g, encodeURIComponent);

/** Questions of one survey, by their ids. */
export interface ScoredQuestions {
  readonly survey: string;
  readonly questions: readonly string[];
}

/** The ids of `QUESTION[,QUESTION…]`. */
export const questionIds = (text: string): readonly string[] =>
  text.split(",").map((id) => decodedId(id.trim()));

/** `QUESTION[,QUESTION…]`, with `%`, `:` and `,` of an id percent-encoded. */
export const writtenIds = (ids: readonly string[]): string => ids.map(encodedId).join(",");

/** `SURVEY:QUESTION[,QUESTION…]`, encoded alike. */
export const writtenQuestions = ({ survey, questions }: ScoredQuestions): string =>
  `${encodedId(survey)}:${writtenIds(questions)}`;

/** `VALUE[,VALUE…]`, with `%` and `,` of a value percent-encoded. */
export const writtenList = (values: readonly MetricValue[]): string =>
  values.map((value) => String(value).replaceAll(/[%,]/g, encodeURIComponent)).join(",");

/** What `writtenQuestions` wrote, taken apart; undefined where it names no survey or no question. */
export function questionsIn(text: string): ScoredQuestions | undefined {
  const sign = text.indexOf(":");
  const questions = questionIds(text.slice(sign + 1));
  if (sign <= 0 || questions.includes("")) return undefined;
  return { survey: decodedId(text.slice(0, sign).trim()), questions };
}

/** Titles of the choices that are values, by their ids. */
export type ValueNames = ReadonlyMap<MetricValue, string>;

/** A share has no bottom: "78 % satisfied". A balance is top minus bottom. */
export type MetricKind = "nps" | "share" | "balance";

export interface Metric {
  readonly name: string;
  readonly kind: MetricKind;
  /** Empty for every question of type NPS, whatever its survey. */
  readonly survey: string;
  /** Ids; none for every question of type NPS. */
  readonly questions: readonly string[];
  /** In its order; null where every number answered counts, or, of choices, every answer. */
  readonly scale: readonly MetricValue[] | null;
  /** In the order of the scale, as `bottom` is. */
  readonly top: readonly MetricValue[];
  readonly bottom: readonly MetricValue[];
}

/** Whether answers to questions of a type are texts. */
export const isTextType = (questionType: string): boolean =>
  questionType === "Text" || questionType === "Contact";

/** Whether questions of a type have one answer each that can be scored, otherwise than NPS. */
export const isScorable = (questionType: string): boolean =>
  !isTextType(questionType) && questionType !== "NPS" && questionType !== "Ranking";

/** Whole numbers, both ends included. */
export const upTo = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

/** Of all questions of type NPS. */
export const NPS: Metric = {
  name: "NPS",
  kind: "nps",
  survey: "",
  questions: [],
  scale: upTo(0, 10),
  top: [9, 10],
  bottom: upTo(0, 6),
};

/** What a value on the scale counts as. */
export const bucketIn = ({ top, bottom }: Pick<Metric, "top" | "bottom">, value: MetricValue): Bucket =>
  top.includes(value) ? "top" : bottom.includes(value) ? "bottom" : "middle";

/** The values that answers have, each by its place, and what they count as. */
export type Scoring = ReturnType<typeof scoringOf>;

export const scoringOf = (metric: Metric, values: readonly MetricValue[]) => ({
  values,
  buckets: values.map((value) => bucketIn(metric, value)),
  isShare: metric.kind === "share",
});

/** Numbers ascending, then texts by their characters. */
export const ascending = (one: MetricValue, other: MetricValue): number => {
  if (typeof one === "number" && typeof other === "number") return one - other;
  if (typeof one === "number" || typeof other === "number") return typeof one === "number" ? -1 : 1;
  return one < other ? -1 : Number(one > other);
};
