/** Responses without what points at a person, which an assistant is never told: more is covered than on the screens. */
import { coveredChain } from "../../analysis/texts/covered.ts";
import { maskedText } from "../../analysis/texts/masked-text.ts";
import { answerText } from "../../analysis/texts/answer-text.ts";
import type { Response, ResponseChain } from "../../contract/resources.ts";

/** A chain as an assistant may read it. */
export function maskedChain(chain: ResponseChain): ResponseChain {
  const covered = coveredChain(chain);
  return { ...covered, responses: covered.responses.map(maskedResponse) };
}

function maskedResponse(response: Response): Response {
  if (typeof response.answer === "number") return response;
  return { ...response, answer: maskedText(answerText(response.answer)), valueString: undefined };
}
