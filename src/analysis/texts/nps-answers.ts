import { bucketOf, type NpsBucket } from "../nps.ts";
import type { Response, ResponseChain } from "../../contract/resources.ts";

/** One NPS answer of a chain. */
export interface NpsAnswer {
  readonly questionId: string;
  /** As given. */
  readonly answer: unknown;
  /** Undefined for an answer that is no whole number from 0 to 10 and so does not count. */
  readonly score: number | undefined;
}

/** The score of an answer that counts for NPS: a whole number from 0 to 10 in `valueNum`. */
export function scoreOf({ questionType, valueNum }: Response): number | undefined {
  if (questionType !== "NPS" || valueNum === undefined) return undefined;
  return Number.isInteger(valueNum) && valueNum >= 0 && valueNum <= 10 ? valueNum : undefined;
}

/** All NPS answers of a chain, in its order. */
export const npsAnswers = ({ responses }: Pick<ResponseChain, "responses">): readonly NpsAnswer[] =>
  responses
    .filter(({ questionType }) => questionType === "NPS")
    .map((response) => ({
      questionId: response.questionId,
      answer: response.answer,
      score: scoreOf(response),
    }));

/** The bucket of an answer, undefined where it does not count. */
export const bucketOfAnswer = ({ score }: Pick<NpsAnswer, "score">): NpsBucket | undefined =>
  score === undefined ? undefined : bucketOf(score);
