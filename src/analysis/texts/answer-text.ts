/** Any answer as text: what is no text, number or truth value is written as JSON. */
export function answerText(answer: unknown): string {
  if (typeof answer === "string") return answer;
  if (typeof answer === "number" || typeof answer === "boolean") return String(answer);
  return typeof answer === "object" && answer !== null ? JSON.stringify(answer, undefined, 1) : "";
}
