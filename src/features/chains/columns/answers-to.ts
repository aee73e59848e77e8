import { isNamed } from "../../../contract/question-key.ts";
import type { Response, ResponseChain } from "../../../contract/resources.ts";

/** A chain's answers to the question that `name`, a key or an id alone, stands for. */
export const answersTo = (name: string, { surveyId, responses }: ResponseChain): readonly Response[] =>
  responses.filter(({ questionId }) => isNamed(name, { surveyId, _id: questionId }));
