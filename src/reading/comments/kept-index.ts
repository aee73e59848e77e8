import type { ChainFilter } from "../../contract/queries.ts";
import type { Channel } from "../channel.ts";
import { keptReadings } from "../kept.ts";
import { Reading } from "../reading.ts";
import { RowCache } from "../row-cache.ts";
import type { AnswerToComments, CommentsQuestion, CommentsProtocol, ShownComment } from "./index-protocol.ts";

/** Indexes that are kept: what is filtered by the API, and all comments to compare with. */
const MOST_KEPT = 2;

/** All comments of what the API was asked for, as the screen knows them: the texts themselves are kept elsewhere. */
export class CommentReading extends Reading<CommentsProtocol> {
  /** The finds of the codes whose tags are shown. */
  #codes: readonly string[] = [];
  readonly rows: RowCache<ShownComment>;

  constructor(channel: Channel<CommentsProtocol>, task: ChainFilter) {
    super({ channel, task, onLost: () => this.rows.clear() });
    this.rows = new RowCache(async (rows) => {
      const { comments } = await this.askFor({ kind: "rows", rows, codes: this.#codes });
      return comments;
    });
  }

  /** Says which codes comments are tagged with from now on. */
  tag(codes: readonly string[]): void {
    if (JSON.stringify(codes) === JSON.stringify(this.#codes)) return;
    this.#codes = codes;
    this.rows.clear();
  }

  /** Asks the index, as `ask` does. */
  async askFor<Question extends CommentsQuestion>(
    question: Question,
    signal?: AbortSignal,
  ): Promise<AnswerToComments[Question["kind"]]> {
    const answer = await this.ask(question, signal);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each kind of question has its kind of answer
    return answer as AnswerToComments[Question["kind"]];
  }
}

/** The comments of what a filter of the API selects. */
export const {
  readingFor: commentsFor,
  keptReading: keptComments,
  forget: forgetComments,
  generationOf: commentsGeneration,
} = keptReadings<CommentsProtocol, ChainFilter, CommentReading>({
  most: MOST_KEPT,
  reader: {
    startWorker: () => new Worker(new URL("index.worker.ts", import.meta.url), { type: "module" }),
    loadWork: async () => (await import("./index-work.ts")).beginCommentsWork,
  },
  open: (channel, filter) => new CommentReading(channel, filter),
});
