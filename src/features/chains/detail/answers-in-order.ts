/** The answers of a chain in the order of its survey's questions, and the questions that were not answered. */
import type { Question, Response, ResponseChain, Survey } from "../../../contract/resources.ts";

export interface PlacedAnswer {
  readonly response: Response;
  /** Undefined for a question that the survey does not have (any more). */
  readonly question: Question | undefined;
}

/** Answers to questions that `survey` does not have come last, in their own order. */
export function answersInOrder(
  { responses }: Pick<ResponseChain, "responses">,
  survey: Pick<Survey, "questions"> | undefined,
) {
  const questions = survey?.questions ?? [];
  const places = new Map(questions.map(({ _id }, index) => [_id, index]));
  const answered = new Set(responses.map(({ questionId }) => questionId));
  const place = ({ questionId }: Response) => places.get(questionId) ?? questions.length;
  return {
    answers: responses
      .toSorted((a, b) => place(a) - place(b))
      .map((response): PlacedAnswer => ({ response, question: questions[place(response)] })),
    skipped: questions.filter(({ _id }) => !answered.has(_id)),
  };
}
