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

/** A patch that takes every filter away. */
export const withoutNarrowing: Narrowing & Pick<ScreenValues, PickName> = {
  ...narrowing({}),
  score: undefined,
  during: undefined,
  metadata: undefined,
};

/** The filters in force, picks last. */
export const activeNarrowing = (values: ScreenValues): readonly (NarrowingName | PickName)[] =>
  [...names, ...picks].filter((name) => values[name] !== undefined);
