import { ColumnBuilder } from "../../../analysis/columns/column-builder.ts";
import { buffersOf } from "../../../analysis/columns/columns.ts";
import { readChains } from "../../../reading/read-chains.ts";
import { walkChains } from "../../../reading/walk-chains.ts";
import type { BeginWork } from "../../../reading/work.ts";
import { rangeFilter } from "./read-request.ts";
import { GROWTH } from "./read-part.ts";
import type { ReaderWords } from "./reader-words.ts";
import { commentsIn, type CommentEntry } from "./written-comments.ts";

/** Reads a range into columns, or collects what people wrote in it. */
export const beginReadWork: BeginWork<ReaderWords> = (task, context) =>
  task.kind === "columns" ? columnsWork(task, context) : commentsWork(task, context);

const columnsWork: BeginWork<ReaderWords> = ({ range, facts }, context) => {
  let builder = new ColumnBuilder();
  return {
    rhythm: { progressMs: 400, contentMs: 1500, growth: GROWTH },
    run: readChains(rangeFilter(range, facts), context, {
      add: (chains) => void builder.append(chains, facts),
      clear: () => (builder = new ColumnBuilder()),
    }),
    size: () => builder.chains,
    content: () => ({ columns: builder.snapshot() }),
    transfer: ({ columns }) => (columns === undefined ? [] : buffersOf(columns)),
  };
};

const commentsWork: BeginWork<ReaderWords> = ({ range, facts }, context) => {
  let comments: CommentEntry[] = [];
  return {
    rhythm: { progressMs: 200, contentMs: 0, growth: 0 },
    run: walkChains(
      rangeFilter(range, facts),
      context,
      (chains) => void comments.push(...commentsIn(chains)),
    ),
    size: () => comments.length,
    content: () => {
      const fresh = comments;
      comments = [];
      return { comments: fresh };
    },
  };
};
