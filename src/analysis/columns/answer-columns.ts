/** Answers to questions other than NPS as columns, packed as metadata is. */
import type { MetadataColumn } from "./metadata-columns.ts";

/** A question with more different answers is no use to slice by. */
export const MAX_ANSWERS = 50;
export const MAX_QUESTIONS = 256;

export interface AnswerColumns {
  /** The key of each is the question's id; its values are ids of choices, or numbers as text. */
  readonly columns: readonly MetadataColumn[];
  /** Questions with more than `MAX_ANSWERS` different answers. */
  readonly tooVaried: readonly string[];
}
