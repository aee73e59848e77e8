/** Any answer as text: what is no text, number or truth value is written as JSON. */
export function answerText(answer: unknown): string {
  switch (typeof answer) {
    case "string":
      return answer;
    case "number":
    case "boolean":
      return String(answer);
    case "object":
      return answer === null ? "" : JSON.stringify(answer, undefined, 1);
    default:
      return "";
  }
}
