/**
 * The search of an address ↔ the values of a screen. The address is the only home of filters: everything that
 * narrows a screen is read from here and written back here.
 */
import { fieldNamed, fieldNames, fields, type FieldName, type ScreenValues } from "./fields.ts";

/** A search as the router keeps it: plain strings, a list where a name is repeated. */
export type RawSearch = Readonly<Record<string, string | readonly string[] | undefined>>;

/** A parameter that could not be used and fell back to its default. */
export interface Unusable {
  readonly name: string;
  readonly value: string;
}

export interface ReadSearch {
  readonly values: ScreenValues;
  readonly unusable: readonly Unusable[];
}

/** Reads what `names` allow; every other parameter and every unusable value is reported, none is thrown. */
export function readSearch(raw: RawSearch, names: readonly FieldName[]): ReadSearch {
  const values: Record<string, unknown> = {};
  const unusable: Unusable[] = [];
  for (const [name, given] of Object.entries(raw)) {
    if (given === undefined) continue;
    const texts = typeof given === "string" ? [given] : given;
    const field = fieldNamed(name);
    const value = field !== undefined && names.includes(field) ? fields[field].read(texts) : undefined;
    if (value === undefined) unusable.push({ name, value: texts.join(", ") });
    else values[name] = value;
  }
  return settle(values, unusable);
}

/** A range that ends before it starts has no days: its end is dropped and reported. */
function settle(values: ScreenValues, unusable: readonly Unusable[]): ReadSearch {
  const { from, to, ...rest } = values;
  if (from === undefined || to === undefined || from <= to) return { values, unusable };
  return { values: { ...rest, from }, unusable: [...unusable, { name: "to", value: to }] };
}

/** The search of `values`: fields in their fixed order, absent ones and empty lists left out. */
export function writeSearch(values: ScreenValues): RawSearch {
  const search: Record<string, string | readonly string[]> = {};
  for (const name of fieldNames) {
    const value = values[name];
    if (value === undefined) continue;
    const texts = typeof value === "object" ? value.map(String) : [String(value)];
    const [only] = texts;
    if (only !== undefined) search[name] = texts.length === 1 ? only : texts;
  }
  return search;
}

/** A search as anybody may have made it, without what is no text. */
export const rawSearch = (search: Readonly<Record<string, unknown>>): RawSearch =>
  Object.fromEntries(Object.entries(search).filter(isText));

function isText(entry: [string, unknown]): entry is [string, string | readonly string[]] {
  const texts: readonly unknown[] = Array.isArray(entry[1]) ? entry[1] : [entry[1]];
  return texts.every((text) => typeof text === "string");
}

/** Search parameters with plain strings only: an id such as `5e12` stays what it is. */
export function parseSearch(text: string): RawSearch {
  const search: Record<string, string | string[]> = {};
  const parameters = new URLSearchParams(text);
  for (const name of new Set(parameters.keys())) {
    const all = parameters.getAll(name);
    Object.defineProperty(search, name, {
      value: all.length === 1 ? all[0] : all,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  return search;
}

/** The text of a search, with its question mark; empty for an empty search. */
export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    const texts = Array.isArray(value) ? value : [value];
    for (const text of texts) if (text !== undefined) parameters.append(name, String(text));
  }
  const text = parameters.toString();
  return text === "" ? "" : `?${text}`;
}
