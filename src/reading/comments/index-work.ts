import { readChains } from "../read-chains.ts";
import type { BeginWork } from "../work.ts";
import { CommentIndex } from "./comment-index.ts";
import type { AnswerToComments, CommentLines, CommentsWords, ListAsked } from "./index-words.ts";
import { parseQuery } from "../../analysis/comments/search.ts";

/** What was read is told when there is a quarter more: all tellings cost what five do. */
const RHYTHM = { progressMs: 50, contentMs: 0, growth: 5 / 4 };

/** Reads all that respondents wrote into an index, and answers what the screen asks of it. */
export const beginCommentsWork: BeginWork<CommentsWords> = (filter, context) => {
  let index = new CommentIndex();
  // A stream begins with the oldest comments: until it ends, those of the first page stay, which are the newest.
  let first: CommentIndex | undefined;
  const run = readChains(filter, context, {
    add: (chains) => index.add(chains),
    clear: () => {
      first ??= index;
      index = new CommentIndex(index.end);
    },
  });
  const shown = (): CommentIndex => first ?? index;
  return {
    rhythm: RHYTHM,
    run: async (signal) => {
      const result = await run(signal);
      first = undefined;
      return result;
    },
    size: () => shown().responses,
    content: () => ({ responses: shown().responses, comments: shown().size }),
    answer: (question) => {
      switch (question.kind) {
        case "list":
          return linesOf(shown(), question);
        case "rows":
          return shownRows([shown(), index], question.rows, question.codes);
      }
    },
    transfer: (told) => ("lines" in told ? [told.lines.buffer, told.counts.buffer] : []),
  };
};

function linesOf(index: CommentIndex, asked: ListAsked): CommentLines {
  const selected = index.selected(asked.filter);
  const lines = index.found(selected, asked);
  const withoutWords = selected.reduce((count, row) => count + Number(!index.saysWords(row)), 0);
  return {
    selected: selected.length,
    withoutWords,
    inView: lines.length,
    lines,
    counts: new Uint32Array(lines.length).fill(1),
  };
}

function shownRows(
  indexes: readonly CommentIndex[],
  rows: readonly number[],
  codes: readonly string[],
): AnswerToComments["rows"] {
  const queries = codes.map(parseQuery);
  const comments = rows.flatMap((row) => {
    const index = indexes.find((each) => each.at(row) !== undefined);
    const comment = index?.at(row);
    if (index === undefined || comment === undefined) return [];
    const { chain, score, text } = comment;
    const { _id, createdAt, language, touchpointId, touchpointName } = chain;
    const touchpoint = touchpointName || touchpointId;
    const has = [...queries.entries()].flatMap(([code, query]) => (index.has(row, query) ? [code] : []));
    return [{ row, _id, createdAt, score, language, touchpoint, text, codes: has }];
  });
  return { comments };
}
