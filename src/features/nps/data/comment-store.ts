import { createStore } from "@tanstack/react-store";
import {
  addRange,
  missing,
  NOTHING_READ,
  type Coverage,
  type ReadRange,
} from "../../../analysis/coverage.ts";
import type { Connection } from "../../../client/connection.ts";
import { type WalkProgress, type WalkResult, throwRefusal } from "../../../client/walk/types.ts";
import type { ReadRequest } from "./read-request.ts";
import type { RangeReader } from "./range-reader.ts";
import type { WrittenComment, CommentEntry } from "./written-comments.ts";
import type { KnownFacts } from "../../../analysis/columns/columns.ts";
import { RemoteJob } from "../../../reading/remote-job.ts";
import type { ReaderWords } from "./reader-words.ts";

/** What was read, by chain, and of which seconds and surveys all of it was, by what the API alone can tell apart. */
export interface KnownComments {
  readonly byChain: ReadonlyMap<string, WrittenComment>;
  readonly coverage: ReadonlyMap<string, Coverage>;
}

const NONE: KnownComments = { byChain: new Map(), coverage: new Map() };
const kindOf = ({ facts }: ReadRequest): string => JSON.stringify(facts);

/** What of the comments of a request has not been read. */
export const missingComments = ({ coverage }: KnownComments, request: ReadRequest): readonly ReadRange[] =>
  missing(coverage.get(kindOf(request)) ?? NOTHING_READ, request.range);

let keys = 0;

/** The comments that were read under a connection. */
export class CommentStore {
  readonly known = createStore(NONE);
  /** Somebody has asked for all that are in view. */
  readonly started = createStore(false);
  /** The number under which the reader keeps them too. */
  readonly cacheKey = (keys += 1);

  /**
   * Reads what is missing; `newest` is the time of the newest chain that there is, in unix seconds. False where some
   * could not be read. Throws an `ApiError` where the token is refused.
   */
  async read(
    reader: RangeReader,
    request: ReadRequest,
    newest: number,
    onProgress: (progress: WalkProgress) => void,
    signal: AbortSignal,
  ): Promise<boolean> {
    const byChain = new Map(this.known.state.byChain);
    const onComments = (entries: readonly (readonly [string, WrittenComment])[]) => {
      for (const [id, comment] of entries) byChain.set(id, comment);
    };
    for (const range of missingComments(this.known.state, request)) {
      const listener = { onComments, onProgress };
      const { complete, error } = await readComments(
        reader,
        range,
        request.facts,
        this.cacheKey,
        listener,
        signal,
      );
      throwRefusal(error);
      if (!complete) return false;
      this.#learn(byChain, request, { ...range, to: Math.min(range.to, newest) });
    }
    return true;
  }

  #learn(byChain: ReadonlyMap<string, WrittenComment>, request: ReadRequest, range: ReadRange): void {
    this.known.setState(({ coverage }) => {
      const before = coverage.get(kindOf(request)) ?? NOTHING_READ;
      return { byChain, coverage: new Map(coverage).set(kindOf(request), addRange(before, range)) };
    });
  }
}

const stores = new WeakMap<Connection, { readonly generation: number; readonly store: CommentStore }>();

/** The store of a generation of readings: "Read again" begins with an empty one. */
export function commentStore(connection: Connection, generation: number): CommentStore {
  const known = stores.get(connection);
  if (known?.generation === generation) return known.store;
  const store = new CommentStore();
  stores.set(connection, { generation, store });
  return store;
}

/** What is told while comments are read. */
interface CommentListener {
  readonly onComments: (comments: readonly CommentEntry[]) => void;
  readonly onProgress: (progress: WalkProgress) => void;
}

/** Has the reader read the comments of a range, and cache them under a key. */
export async function readComments(
  reader: RangeReader,
  range: ReadRange,
  facts: KnownFacts,
  cacheKey: number,
  { onComments, onProgress }: CommentListener,
  signal: AbortSignal,
): Promise<WalkResult> {
  const job = new RemoteJob<ReaderWords>(
    reader,
    { kind: "comments", range, facts, cacheKey },
    {
      onNews: ({ content, progress }) => {
        onComments(content?.comments ?? []);
        if (progress !== undefined) onProgress(progress);
      },
    },
  );
  const result = await job.run(signal);
  job.close();
  return result;
}
