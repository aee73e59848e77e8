/** Responses without what points at a person, which an assistant is never told: more is covered than on the screens. */
import { COVER, coveredChain } from "../../analysis/texts/covered.ts";
import { answerText } from "../../analysis/texts/answer-text.ts";
import type { Response, ResponseChain } from "../../contract/resources.ts";
import { personalKind } from "../../lib/personal-kind.ts";

const EMAIL = /[^\s@<>"',;:]+@[^\s@<>"',;:]+\.[^\s@<>"',;:]{2,}/g;
/** Seven digits or more, with what people write between them, unless they are a date. */
const NUMBER =
  /(?<![\w.])(?!\d{1,2}[./]\d{1,2}[./]\d{4}\b|\d{4}-\d{2}-\d{2}\b)[+(]?\d(?:[\s()./‐-–-]{0,2}\d){6,14}(?!\w)/g;

/** A person's own words, with addresses and numbers in them covered. */
export function maskedText(text: string): string {
  if (personalKind(text) !== undefined && !/\s/.test(text.trim())) return COVER;
  return text.replace(EMAIL, COVER).replace(NUMBER, COVER);
}

/** A chain as an assistant may read it. */
export function maskedChain(chain: ResponseChain): ResponseChain {
  const covered = coveredChain(chain);
  return { ...covered, responses: covered.responses.map(maskedResponse) };
}

function maskedResponse(response: Response): Response {
  if (typeof response.answer === "number") return response;
  return { ...response, answer: maskedText(answerText(response.answer)), valueString: undefined };
}
