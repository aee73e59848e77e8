/** Which answer the comments of a chain are counted with. */
import { isNamed } from "../../contract/question-key.ts";
import type { Response, ResponseChain } from "../../contract/resources.ts";
import type { Tallied } from "../method/method-tally.ts";
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
  const { matches, counted } = talliedBy(filter);
  return (chain) => {
    const [answer] = matches(chain) ? counted(chain) : [];
    return answer && scoreOf(answer);
  };
}

/** The chains that are looked at by the same, and their answers that count. */
export function talliedBy(filter: SliceFilter): Tallied {
  const { brush, question = [], scores = [] } = filter;
  const isAsked = ({ surveyId, questionId: _id }: Response): boolean =>
    question.length === 0 || question.some((name) => isNamed(name, { surveyId, _id }));
  const counts = (answer: Response): boolean => {
    const score = isAsked(answer) ? scoreOf(answer) : undefined;
    return score !== undefined && (scores.length === 0 || scores.includes(score));
  };
  return {
    matches: (chain) => isSelected(chain, filter) && isWithin(chain, brush ?? {}),
    counted: ({ responses }) => responses.filter(counts),
  };
}
