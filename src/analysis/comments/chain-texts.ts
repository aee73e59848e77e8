/** What of a chain is searched, normalised: one line for each text, so that a phrase stands within one of them. */
import type { Response, ResponseChain } from "../../contract/resources.ts";
import { answerText } from "../texts/answer-text.ts";
import { COVER, coveredResponse } from "../texts/covered.ts";
import { normalise } from "./normalise.ts";
import { isFulfilled, isIn, type Query } from "./search.ts";

/** The answers of a chain. Covered ones are left out: a search does not find them. */
export const searchableText = ({ responses }: Pick<ResponseChain, "responses">): string =>
  responses.map(shownText).filter(isShown).map(normalise).join("\n");

function shownText(response: Response): string {
  const { answer, valueString, valueNum } = coveredResponse(response);
  return answerText(answer ?? valueString ?? valueNum);
}

const isShown = (text: string): boolean => text !== "" && text !== COVER;

/** Whether the texts together fulfil a query, each of its terms within one of them. */
export function matchesTogether(query: Query, searchable: string): boolean {
  const texts = searchable.split("\n");
  return isFulfilled(query, (term) => texts.some((text) => isIn(term, text)));
}
