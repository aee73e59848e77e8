/** Which answer the comments of a chain are counted with. */
import { isNamed } from "../../contract/question-key.ts";
import type { Response, ResponseChain } from "../../contract/resources.ts";
import { isSelected, isWithin } from "../selection/is-selected.ts";
import type { SliceFilter } from "../slice/slice-filter.ts";
import { scoreOf } from "../texts/nps-answers.ts";

/** The score of a chain's first NPS answer that counts and is looked at; undefined where there is none. */
export type CommentScore = (chain: ResponseChain) => number | undefined;

/**
 * By everything that `filter` narrows answers by but metadata, and but whether chains are closed and their survey's
 * version, which only the API can tell.
 */
export function commentScore(filter: SliceFilter): CommentScore {
  const { brush, question = [], scores = [] } = filter;
  const isAsked = ({ surveyId, questionId: _id }: Response): boolean =>
    question.length === 0 || question.some((name) => isNamed(name, { surveyId, _id }));
  const askedScore = (answer: Response): number | undefined => {
    const score = isAsked(answer) ? scoreOf(answer) : undefined;
    return score === undefined || scores.length === 0 || scores.includes(score) ? score : undefined;
  };
  return (chain) => {
    if (!isSelected(chain, filter) || !isWithin(chain, brush ?? {})) return undefined;
    return chain.responses.map(askedScore).find((score) => score !== undefined);
  };
}
