import type { Response, ResponseChain } from "../../contract/resources.ts";
import { foldedText } from "../../lib/text/folded-text.ts";
import { answerText } from "./answer-text.ts";
import { COVER, coveredResponse } from "./covered.ts";

/** All answers of a chain in one text, folded. What is covered on the screen is not in it: nobody finds it by search. */
export const searchableText = ({ responses }: Pick<ResponseChain, "responses">): string =>
  foldedText(responses.map(shownText).filter(isShown).join("\n"));

function shownText(response: Response): string {
  const { answer, valueString, valueNum } = coveredResponse(response);
  return answerText(answer ?? valueString ?? valueNum);
}

const isShown = (text: string): boolean => text !== "" && text !== COVER;
