/** The choices that answers may name, from questions in every language that respondents answer in. */
import type { Question } from "../../contract/resources.ts";
import type { KnownChoices } from "./answer-builder.ts";
import type { NamedChoice } from "./choice-names.ts";

interface WithQuestions {
  readonly questions: readonly Pick<Question, "_id" | "choices">[];
}

/** By question; each choice once, with all of its names. */
export function knownChoices(surveys: readonly WithQuestions[]): KnownChoices {
  const known = new Map<string, Map<string, Set<string>>>();
  for (const { _id, choices } of surveys.flatMap(({ questions }) => questions)) {
    if (choices.length === 0) continue;
    const byId = known.get(_id) ?? new Map<string, Set<string>>();
    known.set(_id, byId);
    for (const { fieldId, fieldName } of choices)
      byId.set(fieldId, (byId.get(fieldId) ?? new Set()).add(fieldName));
  }
  return new Map(
    Array.from(known, ([question, byId]) => [
      question,
      Array.from(byId, ([id, names]): NamedChoice => ({ id, names: [...names] })),
    ]),
  );
}
