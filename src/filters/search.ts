/** The search of an address ↔ the values of a screen. The address is the only home of filters. */
import { textsOf, type ScreenName } from "./field.ts";
import { fieldNames, fieldOn } from "./field-names.ts";
import type { ScreenValues, ValuesOn } from "./fields.ts";

/** A search as the router keeps it before it is read: plain strings, a list where a name is repeated. */
export type RawSearch = Readonly<Record<string, string | readonly string[] | undefined>>;

/** A parameter that could not be used and fell back to its default. */
export interface Unusable {
  readonly name: string;
  readonly texts: readonly string[];
}

/** What could not be used goes along, so that the address stays as it was written until something is changed. */
interface LeftOver {
  readonly unusable?: readonly Unusable[] | undefined;
}

/** The search of one screen, read. */
export type Search<Name extends ScreenName> = ValuesOn<Name> & LeftOver;

/** The search of any screen, read. */
export type AnySearch = ScreenValues & LeftOver;

/** Reads what means something on `screen`. Everything else, and unusable values, are reported, never thrown. */
export function readSearch<Name extends ScreenName>(
  given: Readonly<Record<string, unknown>>,
  screen: Name,
): Search<Name>;
export function readSearch(given: Readonly<Record<string, unknown>>, screen?: ScreenName): AnySearch;
export function readSearch(given: Readonly<Record<string, unknown>>, screen?: ScreenName): AnySearch {
  const { unusable: former, ...rest } = given;
  const isRead = isUnusable(former);
  const unusable: Unusable[] = isRead ? [...former] : [];
  const parameters = Object.entries(isRead ? rest : given).filter(([, value]) => value !== undefined);
  const values = Object.fromEntries(
    parameters.map(([name, value]) => {
      const texts = textsOf(value);
      const read = fieldOn(screen, name)?.(texts, screen);
      if (read === undefined) unusable.push({ name, texts });
      // Also where there is none: what could not be read must not stand for it.
      return [name, read];
    }),
  );
  return settle(values, unusable);
}

/** What a route of `screen` reads its search with. */
export const searchOf =
  <Name extends ScreenName>(screen: Name) =>
  (given: Readonly<Record<string, unknown>>): Search<Name> =>
    readSearch(given, screen);

/** A range that ends before it starts has no days: its end is dropped and reported. */
function settle(values: ScreenValues, unusable: readonly Unusable[]): AnySearch {
  const { from, to } = values;
  const backwards = from !== undefined && to !== undefined && from > to;
  const left = backwards ? [...unusable, { name: "to", texts: [to] }] : unusable;
  const kept = backwards ? { ...values, to: undefined } : values;
  return left.length === 0 ? kept : { ...kept, unusable: left };
}

const isUnusable = (value: unknown): value is readonly Unusable[] =>
  Array.isArray(value) && value.every((each) => typeof each === "object");

/** What of `values` the address of a screen can say: fields in their order, absent ones and empty lists left out. */
export function searchFor<Name extends ScreenName>(screen: Name, values: ScreenValues): Search<Name>;
export function searchFor(screen: undefined, values: ScreenValues): ScreenValues;
export function searchFor(screen: ScreenName | undefined, values: ScreenValues): ScreenValues {
  const said = fieldNames.filter(
    (name) => fieldOn(screen, name) !== undefined && textsOf(values[name]).length > 0,
  );
  return Object.fromEntries(said.map((name) => [name, values[name]]));
}

/** Search parameters with plain strings only: an id such as `5e12` stays what it is. */
export function parseSearch(text: string): RawSearch {
  const parameters = new URLSearchParams(text);
  // Links and saved views of 1.0 say `text` for `find`.
  const nameOf = (name: string) => (name === "text" && !parameters.has("find") ? "find" : name);
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => {
      const [only = "", ...more] = parameters.getAll(name);
      return [nameOf(name), more.length === 0 ? only : [only, ...more]];
    }),
  );
}

/** The text of a search, with its question mark; empty for an empty search. */
export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const { unusable } = search;
  // Of what could not be used `textsOf` gives nothing: it is no text of that name.
  const said = Object.entries(search).map(([name, value]) => ({ name, texts: textsOf(value) }));
  const all = [...said, ...(isUnusable(unusable) ? unusable : [])];
  const text = new URLSearchParams(
    all.flatMap(({ name, texts }) => texts.map((each) => [name, each])),
  ).toString();
  return text === "" ? "" : `?${text}`;
}
