import { ensureTemporal } from "../../../lib/time/temporal.ts";
import { wholeWalk } from "../../../client/walk/results.ts";
import type { Work } from "../../../reading/work.ts";
import type { FindTask, ReaderWords } from "./reader-words.ts";
import type { CommentCache } from "./written-comments.ts";

/** Answers what columns say. What looks for it is loaded with the first question: until then only reading matters. */
export const findWork = ({ columns }: FindTask, cache: CommentCache): Work<ReaderWords> => ({
  rhythm: { progressMs: 0, contentMs: 0, growth: 0 },
  // Nothing is read: they are there.
  run: () => Promise.resolve(wholeWalk(0)),
  size: () => 0,
  content: () => ({}),
  answer: async (question, signal, onProgress) => {
    const [{ answerQuestion }] = await Promise.all([import("./answer-question.ts"), ensureTemporal()]);
    return answerQuestion(question, { columns, cache }, { signal, onProgress });
  },
});
