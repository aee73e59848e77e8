/** What an NPS answer is, and which of them count. */
import type { Response, ResponseChain } from "../../contract/resources.ts";

export const isNpsAnswer = ({ questionType }: Pick<Response, "questionType">): boolean =>
  questionType === "NPS";

/** The score of an answer that counts for NPS: a whole number from 0 to 10 in `valueNum`. */
export function scoreOf(response: Pick<Response, "questionType" | "valueNum">): number | undefined {
  const { valueNum } = response;
  return isNpsAnswer(response) && valueNum !== undefined ? countedScore(valueNum) : undefined;
}

/** The `valueNum` of an NPS answer as a score, undefined for one that does not count. */
export const countedScore = (valueNum: number): number | undefined =>
  Number.isInteger(valueNum) && valueNum >= 0 && valueNum <= 10 ? valueNum : undefined;

export type NpsAnswer = ReturnType<typeof npsAnswers>[number];

/** All NPS answers of a chain, in its order. */
export const npsAnswers = ({ responses }: Pick<ResponseChain, "responses">) =>
  responses.filter(isNpsAnswer).map((response) => ({
    questionId: response.questionId,
    answer: response.answer,
    /** Undefined for an answer that is no whole number from 0 to 10 and so does not count. */
    score: scoreOf(response),
  }));
