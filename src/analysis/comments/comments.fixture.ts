/** Comments for tests, newest first unless they say otherwise. */
import { CommentIndex } from "./comment-index.ts";
import type { IndexedComment } from "./indexed-comment.ts";

export type GivenComment = Partial<IndexedComment> & { readonly text: string };

/** A comment that came after `at` others, a second older than the one before. */
export const commentFrom = (given: string | GivenComment, at: number): IndexedComment => ({
  score: undefined,
  createdAt: 1_000_000 - at,
  chain: `c${at}`,
  place: 0,
  language: "en",
  touchpointId: "t1",
  touchpointName: "Tampere",
  surveyId: "s1",
  teamId: "m1",
  questionId: "q1",
  ...(typeof given === "string" ? { text: given } : given),
});

export function indexOf(given: readonly (string | GivenComment)[]): CommentIndex {
  const index = new CommentIndex();
  for (const [at, each] of given.entries()) index.add(commentFrom(each, at));
  return index;
}

/** The texts of comments, as an index has them. */
export const textsOf = (index: CommentIndex, comments: Iterable<number>): readonly string[] =>
  Array.from(comments, index.textOf);
