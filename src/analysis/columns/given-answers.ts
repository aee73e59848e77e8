/** What one response gives: numbers or texts, one or several; nothing where it was left blank. */
import type { Response } from "../../contract/resources.ts";

/** A single thing that a respondent said: a number that is told as such, or a text. */
export type Given = number | string;

/**
 * What `response` gives. `valueNum` and `valueString` say again, typed, what `answer` holds; a list gives each of its
 * items, and what is neither number nor text is given as JSON. Blank texts are nothing.
 */
export function givenAnswers({ valueNum, valueString, answer }: Response): readonly Given[] {
  if (valueNum !== undefined) return [valueNum];
  return givenIn(valueString ?? answer);
}

function givenIn(answer: unknown): readonly Given[] {
  if (answer === null || answer === undefined) return [];
  if (typeof answer === "number") return [answer];
  if (Array.isArray(answer)) return answer.flatMap((item: unknown) => givenIn(item));
  const text = typeof answer === "string" ? answer : JSON.stringify(answer);
  return text.trim() === "" ? [] : [text];
}
