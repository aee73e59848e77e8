/** A chain with everything covered that points at a person: what leaves the screen unless somebody asks for more. */
import type { Metadata, Response, ResponseChain } from "../../contract/resources.ts";
import { answerText } from "./answer-text.ts";
import { personalKind } from "../../lib/text/personal-kind.ts";

/** Stands in place of what is covered. */
export const COVER = "••••••••";

/** Contact answers, and answers and metadata that look like an e-mail address or a phone number. */
export function coveredChain(chain: ResponseChain): ResponseChain {
  return {
    ...chain,
    responses: chain.responses.map(coveredResponse),
    metadata: coveredMetadata(chain.metadata),
  };
}

export function coveredResponse(response: Response): Response {
  const { questionType, answer, valueString, valueNum } = response;
  const given = answerText(answer ?? valueString ?? valueNum);
  if (given.trim() === "" || !isPersonal(questionType, given)) return response;
  return { ...response, answer: COVER, valueString: COVER, valueNum: undefined };
}

/** What is said in a person's own words is shown as it is, here as on the screen. */
function isPersonal(questionType: string, text: string): boolean {
  if (questionType === "Contact") return true;
  return questionType !== "Text" && questionType !== "NPS" && personalKind(text) !== undefined;
}

export const coveredMetadata = (metadata: Metadata): Metadata =>
  Object.fromEntries(
    Object.entries(metadata).map(([key, value]) => [
      key,
      personalKind(answerText(value), key) === undefined ? value : COVER,
    ]),
  );
