/** What chooses which chains are looked at, apart from how they are shown. */
import type { ScreenName } from "./field.ts";
import { fieldOn, filterNamed, filterNames } from "./field-names.ts";
import type { FilterName, ScreenValues } from "./fields.ts";

export const activeFilters = (values: ScreenValues): readonly FilterName[] =>
  filterNames.filter((name) => values[name] !== undefined);

export const filtersOn = (screen: ScreenName): readonly FilterName[] =>
  filterNames.filter((name) => fieldOn(screen, name) !== undefined);

/** A patch that sets a filter to what is written so; no texts take it away. */
export const patchOf = (name: FilterName, texts: readonly string[]): ScreenValues => ({
  [name]: texts.length === 0 ? undefined : filterNamed(name).read(texts),
});

/** A patch that takes every filter away. */
export const withoutFilters: ScreenValues = Object.fromEntries(filterNames.map((name) => [name, undefined]));

/** Screens that show the same responses share what they can be narrowed by, so that a number and what is behind it stay together. */
const SAME: readonly ScreenName[] = ["nps", "responses", "comments"];
const shared = filterNames.filter(
  (name) => SAME.filter((screen) => fieldOn(screen, name) !== undefined).length > 1,
);

/** The filters in force that `screen` does not have: what it shows is not narrowed by them. */
export const leftBehind = (values: ScreenValues, screen: ScreenName): readonly FilterName[] =>
  activeFilters(values).filter((name) => fieldOn(screen, name) === undefined);

/** What goes along from one screen to another: such filters, the zone and the question language. */
export function carried(values: ScreenValues): ScreenValues {
  const names = ["tz", "lang", ...shared] as const;
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}
