/** Which answer the comments of a chain are counted with. */
import { isNamed } from "../../contract/question-key.ts";
import type { Response, ResponseChain } from "../../contract/resources.ts";
import { NOT_COUNTED } from "../columns/cells.ts";
import { isSelected, isWithin } from "../selection/is-selected.ts";
import type { SliceFilter } from "../slice/slice-filter.ts";
import { isNpsAnswer, scoreOf } from "../texts/nps-answers.ts";

/** The score of a chain's first NPS answer that is looked at; undefined where there is none that counts. */
export type CommentScore = (chain: ResponseChain) => number | undefined;

/**
 * By everything that `filter` narrows answers by but metadata, and but whether chains are closed and their survey's
 * version, which only the API can tell.
 */
export function commentScore(filter: SliceFilter): CommentScore {
  const { brush, question = [], scores = [] } = filter;
  const isAsked = (answer: Response): boolean =>
    isNpsAnswer(answer) &&
    (question.length === 0 ||
      question.some((name) => isNamed(name, { surveyId: answer.surveyId, _id: answer.questionId }))) &&
    (scores.length === 0 || scores.includes(scoreOf(answer) ?? NOT_COUNTED));
  return (chain) => {
    if (!isSelected(chain, filter) || !isWithin(chain, brush ?? {})) return undefined;
    const first = chain.responses.find(isAsked);
    return first && scoreOf(first);
  };
}
