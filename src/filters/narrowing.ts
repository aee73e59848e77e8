/** The values that choose which chains are looked at, apart from how they are shown. */
import type { ScreenValues } from "./fields.ts";

const names = ["from", "to", "survey", "touchpoint", "closed", "version", "language", "team"] as const;

export type NarrowingName = (typeof names)[number];
export type Narrowing = Pick<ScreenValues, NarrowingName>;

/** The names of the filters, in the order in which they are shown. */
export const narrowingNames: readonly NarrowingName[] = names;

export function narrowing(values: ScreenValues): Narrowing {
  const { from, to, survey, touchpoint, closed, version, language, team } = values;
  return { from, to, survey, touchpoint, closed, version, language, team };
}

const picks = ["score", "during", "metadata"] as const;

/** What is picked in a chart or a table of one screen, and means nothing on others. */
export type PickName = (typeof picks)[number];
export const pickNames: readonly PickName[] = picks;

const sought = ["bucket", "comment", "text"] as const;

/** What responses are looked through for, one by one: no server can be asked for it. */
type SoughtName = (typeof sought)[number];
export const soughtNames: readonly SoughtName[] = sought;

/** Everything that a chip stands for. */
export type FilterName = NarrowingName | PickName | SoughtName;

/** A patch that takes every filter away. */
export const withoutNarrowing: Pick<ScreenValues, FilterName> = {
  ...narrowing({}),
  score: undefined,
  during: undefined,
  metadata: undefined,
  bucket: undefined,
  comment: undefined,
  text: undefined,
};

/** The filters in force, picks and what is looked for last. */
export const activeNarrowing = (values: ScreenValues): readonly FilterName[] =>
  [...names, ...picks, ...sought].filter((name) => values[name] !== undefined);
