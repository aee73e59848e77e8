import type { Response } from "../../contract/resources.ts";

/** Any answer as text: what is no text, number or truth value is written as JSON. */
export function answerText(answer: unknown): string {
  if (typeof answer === "string") return answer;
  if (typeof answer === "number" || typeof answer === "boolean") return String(answer);
  return typeof answer === "object" && answer !== null ? JSON.stringify(answer, undefined, 1) : "";
}

/** What was answered, as text. */
export const responseText = ({ answer, valueString, valueNum }: Response): string =>
  answerText(answer ?? valueString ?? valueNum);

/** A value of a metadata answer as the text to slice by: text, number or boolean; undefined for anything else. */
export function sliceable(value: unknown): string | undefined {
  if (typeof value === "string") return value === "" ? undefined : value;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : undefined;
}
