import type { Question } from "../../contract/resources.ts";

/** The names of a question's choices: `choicesString`, or those of the choices themselves where it is empty. */
export function choiceNames({
  choicesString,
  choices,
}: Pick<Question, "choicesString" | "choices">): readonly string[] {
  const names = choicesString.length > 0 ? choicesString : choices.map((choice) => choice.fieldName);
  return names.filter((name) => name !== "");
}
