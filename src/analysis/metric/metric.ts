/**
 * What a score is made of: questions, a scale, and the values of it that count as top and as bottom. An answer in top
 * counts +1, one in bottom −1, any other on the scale 0. NPS is the metric that needs no declaration.
 */

/** What an answer on the scale counts as. */
export type Bucket = "top" | "middle" | "bottom";

/** A value that is answered: a number, or the id of a choice (its text where it has no id). */
export type MetricValue = number | string;

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
export interface Scoring {
  readonly values: readonly MetricValue[];
  /** By place. */
  readonly buckets: readonly Bucket[];
  readonly isShare: boolean;
}

export const scoringOf = (metric: Metric, values: readonly MetricValue[]): Scoring => ({
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
