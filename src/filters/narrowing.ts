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

/** A patch that takes every filter away. */
export const withoutNarrowing: Narrowing = narrowing({});

/** The filters in force. */
export const activeNarrowing = (values: ScreenValues): readonly NarrowingName[] =>
  names.filter((name) => values[name] !== undefined);
