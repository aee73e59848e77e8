/** A comment as it is taken up: covered, with the score that it is counted with and where it stands. */
import type { ResponseChain } from "../../contract/resources.ts";
import { commentsOf, type Comment } from "../texts/comments.ts";
import { maskedText } from "../texts/covered.ts";
import { npsAnswers } from "../texts/nps-answers.ts";

/** Where a comment stands, beside its text; `language` is the code of the respondent's, empty where it is unknown. */
export type CommentFacts = Pick<
  ResponseChain,
  "language" | "touchpointId" | "touchpointName" | "surveyId" | "teamId"
> &
  Pick<Comment, "questionId">;

export type IndexedComment = ReturnType<typeof indexedComments>[number];

/** The score that comments of a chain have: that of its first NPS answer that counts. */
export const chainScore = (chain: ResponseChain): number | undefined =>
  npsAnswers(chain).find((answer) => answer.score !== undefined)?.score;

/** The comments of a chain, covered. */
export function indexedComments(chain: ResponseChain) {
  const score = chainScore(chain);
  const { _id, createdAt, language, touchpointId, touchpointName, surveyId, teamId } = chain;
  return commentsOf(chain).map(({ text, questionId }, place) => ({
    /** As it was written, but for what points at a person, which is covered. */
    text: maskedText(text),
    /** Of the chain's first NPS answer that counts, 0 to 10. */
    score,
    /** Unix seconds. */
    createdAt,
    /** The chain's id. */
    chain: _id,
    /** Its place among the comments of its chain. */
    place,
    language,
    touchpointId,
    touchpointName,
    surveyId,
    teamId,
    questionId,
  }));
}
