/** What a comment is: the answer to a Text question that says something. */
import { COMMENT_TYPE, saysSomething } from "../../contract/answers/answers-link.ts";
import type { Response, ResponseChain } from "../../contract/resources.ts";

export interface Comment {
  readonly text: string;
  /** The language it was given in; empty where it is not known. */
  readonly language: string;
  readonly questionId: string;
}

/** The text of an answer that is a comment; undefined for every other answer, and for a blank one. */
function commentText({ questionType, answer, valueString }: Response): string | undefined {
  const text = valueString ?? answer;
  return questionType === COMMENT_TYPE && typeof text === "string" && saysSomething(text) ? text : undefined;
}

export const isComment = (response: Response): boolean => commentText(response) !== undefined;

/** The comments of a chain, in its order. */
export const commentsOf = ({
  responses,
  language,
}: Pick<ResponseChain, "responses" | "language">): readonly Comment[] =>
  responses.flatMap((response) => {
    const text = commentText(response);
    return text === undefined
      ? []
      : [{ text, language: response.language || language, questionId: response.questionId }];
  });

/** The first comment of a chain. */
export const firstComment = (chain: Pick<ResponseChain, "responses" | "language">): Comment | undefined =>
  commentsOf(chain)[0];
