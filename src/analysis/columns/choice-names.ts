/**
 * Which choices an answer names. Respondents answer in their own language, so a choice is known by its title in any
 * of them.
 */

/** A choice of a question as an answer may name it. */
export interface NamedChoice {
  /** Its `fieldId`; may be empty where a deployment tells none. */
  readonly id: string;
  /** Its titles in all languages that are known. */
  readonly names: readonly string[];
}

/** The places of choices by what they are called. */
export type ChoicePlaces = ReadonlyMap<string, number>;

/** What stands between choices where one text names several. */
const BETWEEN = /\s*[,;|\n]\s*/;

const nameOf = (text: string): string => text.trim().toLowerCase();

/** Where each name leads; nowhere a name that two choices share. */
export function choicePlaces(choices: readonly NamedChoice[]): ChoicePlaces {
  const places = new Map<string, number>();
  const shared = new Set<string>();
  for (const [place, { id, names }] of choices.entries()) {
    for (const name of new Set([id, ...names].map(nameOf).filter((text) => text !== ""))) {
      if (places.has(name)) shared.add(name);
      places.set(name, place);
    }
  }
  for (const name of shared) places.delete(name);
  return places;
}

/** The places of the choices that a text names: its own title, or the titles that it lists, each known. */
export function namedIn(text: string, places: ChoicePlaces): readonly number[] {
  const whole = places.get(nameOf(text));
  if (whole !== undefined) return [whole];
  const listed = text.split(BETWEEN).map((part) => places.get(nameOf(part)));
  return listed.length > 1 && listed.every((place) => place !== undefined) ? [...new Set(listed)] : [];
}
