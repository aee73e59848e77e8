/** What the API can't filter by and this side looks for, chain by chain. */
import type { ResponseChain } from "../contract/resources.ts";
import type { Condition } from "./filter.ts";
import { filterNamed, filterNames } from "./field-names.ts";
import type { ScreenValues } from "./fields.ts";

/** All that must hold of a chain besides what the API was asked for. */
export const conditionsOf = (values: ScreenValues): readonly Condition[] =>
  filterNames.flatMap((name) => filterNamed(name).conditions(values[name]));

/** The values that the API can't be asked for. */
export const appliedHere = (values: ScreenValues): ScreenValues =>
  Object.fromEntries(
    filterNames
      .filter((name) => filterNamed(name).conditions(values[name]).length > 0)
      .map((name) => [name, values[name]]),
  );

export const isNarrowedHere = (values: ScreenValues): boolean => conditionsOf(values).length > 0;

/** Whether a chain is one that is looked for. */
export function fitting(values: ScreenValues): (chain: ResponseChain) => boolean {
  const conditions = conditionsOf(values);
  return (chain) => conditions.every(({ textOf, accepts }) => accepts(textOf(chain)));
}
