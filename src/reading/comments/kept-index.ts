import { createStore, type Store } from "@tanstack/react-store";
import type { Connection } from "../../client/connection.ts";
import type { ChainFilter } from "../../contract/queries.ts";
import { Channel } from "../channel.ts";
import { keptPerConnection, MostRecent } from "../kept.ts";
import { Reading } from "../reading.ts";
import { RowCache } from "../row-cache.ts";
import type { AnswerToComments, CommentsQuestion, CommentsWords, ShownComment } from "./index-words.ts";

/** Indexes that are kept: what is filtered by the API, and all comments to compare with. */
const MOST_KEPT = 2;

interface Kept {
  /** Goes up when everything is to be read anew. */
  readonly generation: Store<number>;
  channel: Channel<CommentsWords> | undefined;
  readonly readings: MostRecent<CommentReading>;
}

const keptOf = keptPerConnection<Kept>(() => ({
  generation: createStore(0),
  channel: undefined,
  // Another one is asked for while a screen is drawn, which may not hear of changes until it is.
  readings: new MostRecent<CommentReading>(MOST_KEPT, (left) => queueMicrotask(() => left.close())),
}));

/** All comments of what the API was asked for, as the screen knows them: the texts themselves are kept elsewhere. */
export class CommentReading extends Reading<CommentsWords> {
  /** The finds of the codes whose tags are shown. */
  #codes: readonly string[] = [];
  readonly rows: RowCache<ShownComment>;

  constructor(channel: Channel<CommentsWords>, task: ChainFilter) {
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

/** The comments of what a filter of the API selects: the same reading for the same filter of a generation. */
export function commentsFor(connection: Connection, filter: ChainFilter, generation: number): CommentReading {
  const kept = keptOf(connection);
  kept.channel ??= new Channel(connection, {
    startWorker: () => new Worker(new URL("index.worker.ts", import.meta.url), { type: "module" }),
    loadWork: async () => (await import("./index-work.ts")).beginCommentsWork,
  });
  const { channel } = kept;
  return kept.readings.get(keyOf(generation, filter), () => new CommentReading(channel, filter));
}

/** The same where it is kept, and undefined where it was not read. */
export function keptComments(connection: Connection, filter: ChainFilter): CommentReading | undefined {
  const { readings, generation } = keptOf(connection);
  return readings.peek(keyOf(generation.state, filter));
}

export const forgetComments = (connection: Connection): void =>
  keptOf(connection).generation.setState((generation) => generation + 1);

/** Changes when what was read is forgotten. */
export const commentsGeneration = (connection: Connection): Store<number> => keptOf(connection).generation;

/** The same whatever the order in which a filter's parts were put together. */
const keyOf = (generation: number, filter: ChainFilter): string =>
  JSON.stringify([
    generation,
    ...Object.entries(filter)
      .map((part) => JSON.stringify(part))
      .toSorted(),
  ]);
