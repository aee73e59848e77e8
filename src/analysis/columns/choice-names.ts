/** Which choices an answer names. Respondents answer in their own language: a title in any of them counts. */
import type { Question } from "../../contract/resources.ts";
import { distinctNames } from "../../lib/text/distinct-names.ts";

export interface NamedChoice {
  /** Its `fieldId`; may be empty where a deployment tells none. */
  readonly id: string;
  /** Its titles in all languages that are known. */
  readonly names: readonly string[];
}

/** The places of choices by what they are called. */
type ChoicePlaces = ReadonlyMap<string, number>;

/** What stands between choices where one text names several. */
const BETWEEN = /\s*[,;|\n]\s*/;

const nameOf = (text: string): string => text.trim().toLowerCase();

/** Where each name leads; nowhere a name that two choices share. */
export const choicePlaces = (choices: readonly NamedChoice[]): ChoicePlaces => placedChoices(choices).places;

/** The places of the choices that a text names: its own title, or the titles that it lists, each known. */
export function namedIn(text: string, places: ChoicePlaces): readonly number[] {
  const whole = places.get(nameOf(text));
  if (whole !== undefined) return [whole];
  const listed = text.split(BETWEEN).map((part) => places.get(nameOf(part)));
  return listed.length > 1 && listed.every((place) => place !== undefined) ? [...new Set(listed)] : [];
}

/** The choices of a question, each by what it is called. */
export interface PlacedChoices {
  readonly choices: readonly NamedChoice[];
  readonly places: ChoicePlaces;
  /** Names that two choices share, each as the first of them has it. */
  readonly shared: ReadonlyMap<string, string>;
}

export function placedChoices(choices: readonly NamedChoice[]): PlacedChoices {
  const places = new Map<string, number>();
  const written = new Map<string, string>();
  const shared = new Map<string, string>();
  for (const [place, { id, names }] of choices.entries()) {
    const own = new Map([...names, id].map((text) => [nameOf(text), text.trim()]));
    own.delete("");
    for (const [name, text] of own) {
      const first = written.get(name);
      if (first === undefined) written.set(name, text);
      else shared.set(name, first);
      places.set(name, place);
    }
  }
  for (const name of shared.keys()) places.delete(name);
  return { choices, places, shared };
}

/** The text of an answer that two choices go by, which stands for both; undefined for others, and where it is the id of one. */
export function sharedName(text: string, { choices, shared }: PlacedChoices): string | undefined {
  const name = shared.get(nameOf(text));
  return choices.some(({ id }) => id === name) ? undefined : name;
}

/** The values of the choices that a text names: each its id or, without one, its first title. */
export const valuesNamed = (text: string, { choices, places }: PlacedChoices): readonly string[] =>
  namedIn(text, places).flatMap((place) => choices[place]?.id || (choices[place]?.names[0] ?? []));

type Choices = Pick<Question, "choices" | "choicesString">;

/** A choice as a person reads it, with all names that answers may call it by. */
export interface TitledChoice extends NamedChoice {
  readonly title: string;
}

/** The choices of a question with their names in all `versions`, matched by id, or by place without one. */
export function namedChoices(question: Choices, versions: readonly Choices[]): readonly TitledChoice[] {
  const others = versions.map(choicesOf);
  return choicesOf(question).map(({ id, title }, place) => ({
    id,
    title: title === "" ? id : title,
    names: [
      title,
      ...others.flatMap((choices) => {
        const same = id === "" ? choices[place] : choices.find((choice) => choice.id === id);
        return same === undefined ? [] : [same.title];
      }),
    ],
  }));
}

/** From `choicesString` where the choices themselves are not told. */
const choicesOf = ({ choices, choicesString }: Choices) =>
  choices.length > 0
    ? choices.map(({ fieldId, fieldName }) => ({ id: fieldId, title: fieldName }))
    : choicesString.map((title) => ({ id: "", title }));

/** Tells an answer by the titles of the choices that it names, in whatever language; undefined where it names none. */
export function titlesBy(choices: readonly TitledChoice[]): (text: string) => string | undefined {
  const places = choicePlaces(choices);
  return (text) => {
    const titles = namedIn(text, places).map((place) => choices[place]?.title ?? "");
    return titles.length === 0 ? undefined : titles.join(", ");
  };
}

/** The names of a question's choices: `choicesString`, or those of the choices themselves where it is empty. */
export function choiceNames({ choicesString, choices }: Choices): readonly string[] {
  const names = choicesString.length > 0 ? choicesString : choices.map((choice) => choice.fieldName);
  return names.filter((name) => name !== "");
}

/** The titles of choices by id, those of one title with their id. */
export const distinctChoices = (
  choices: readonly { readonly fieldId: string; readonly fieldName: string }[],
): ReadonlyMap<string, string> =>
  distinctNames(choices.map(({ fieldId, fieldName }) => ({ id: fieldId, name: fieldName })));
