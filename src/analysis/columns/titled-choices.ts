/** The choices of a question as a person reads them, and answers that name them told in the question's language. */
import type { Question } from "../../contract/resources.ts";
import { choicePlaces, namedIn, type NamedChoice } from "./choice-names.ts";

type Choices = Pick<Question, "choices" | "choicesString">;

/** A choice as a person reads it, with all names that answers may call it by. */
export interface TitledChoice extends NamedChoice {
  readonly title: string;
}

/**
 * The choices of a question in its language, with their names in those of `versions`: the same question in others.
 * A choice is known by its id; where it has none, by its place.
 */
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
