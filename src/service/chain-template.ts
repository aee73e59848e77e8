/**
 * Chains as text with gaps for the titles. A placeholder is bounded by control characters, which JSON text never
 * holds unescaped, so that it can't be confused with anything a respondent wrote.
 */
import type { ArchivedChain } from "./archive/documents.ts";
import type { ChainTemplate } from "./store/store.ts";

const OPEN = "\u0001";
const BETWEEN = "\u0002";
const CLOSE = "\u0003";

/** The template of a chain: the API's fields in the API's order, placeholders for the titles. */
export function chainTemplate(chain: ArchivedChain): ChainTemplate {
  const { responses, surveyVersion: _version, isClosed: _closed, ...rest } = chain;
  const bare = JSON.stringify(rest).slice(0, -1);
  const parts = responses.map((response) => {
    const { questionId, surveyId } = response;
    const gap = OPEN + surveyId + BETWEEN + questionId + CLOSE;
    return `{"question":${gap},${JSON.stringify(response).slice(1)}`;
  });
  return `${bare},"responses":[${parts.join(",")}]}`;
}

/** The chain's JSON text. `titleOf` gives a title as JSON text (quoted), for a survey's and a question's id. */
export function fillTemplate(
  template: ChainTemplate,
  titleOf: (surveyId: string, questionId: string) => string,
): string {
  const [first = "", ...rest] = template.split(OPEN);
  let text = first;
  for (const piece of rest) {
    const between = piece.indexOf(BETWEEN);
    const close = piece.indexOf(CLOSE, between);
    text += titleOf(piece.slice(0, between), piece.slice(between + 1, close)) + piece.slice(close + 1);
  }
  return text;
}
