/** Which answer the comments of a chain are counted with. */
import { isNamed } from "../../contract/question-key.ts";
import type { Response, ResponseChain } from "../../contract/resources.ts";
import type { SecondBounds } from "../../lib/dates.ts";
import { NOT_COUNTED } from "../columns/cells.ts";
import { scoreOf } from "../columns/score-of.ts";
import type { SliceFilter } from "../slice/slice-filter.ts";

/** The score of a chain's first NPS answer that is looked at; undefined where there is none that counts. */
export type CommentScore = (chain: ResponseChain) => number | undefined;

/**
 * By everything that `filter` narrows answers by but metadata, and but whether chains are closed and their survey's
 * version, which only the API can tell.
 */
export function commentScore(filter: SliceFilter): CommentScore {
  const { brush, question = [], scores = [] } = filter;
  const isAsked = (answer: Response): boolean =>
    answer.questionType === "NPS" &&
    (question.length === 0 ||
      question.some((name) => isNamed(name, { surveyId: answer.surveyId, _id: answer.questionId }))) &&
    (scores.length === 0 || scores.includes(scoreOf(answer)));
  return (chain) => {
    if (!isSelected(chain, filter) || !isWithin(chain, brush ?? {})) return undefined;
    const first = chain.responses.find(isAsked);
    const score = first === undefined ? NOT_COUNTED : scoreOf(first);
    return score === NOT_COUNTED ? undefined : score;
  };
}

const isSelected = (chain: ResponseChain, filter: SliceFilter): boolean =>
  isWithin(chain, filter) &&
  isIn(filter.touchpoint, chain.touchpointId) &&
  isIn(filter.survey, chain.surveyId) &&
  isIn(filter.team, chain.teamId) &&
  isIn(filter.language, chain.language);

const isWithin = (
  { createdAt }: ResponseChain,
  { createdFrom = -Infinity, createdTo = Infinity }: SecondBounds,
): boolean => createdAt >= createdFrom && createdAt <= createdTo;

const isIn = (wanted: readonly string[] = [], id: string): boolean =>
  wanted.length === 0 || wanted.includes(id);
