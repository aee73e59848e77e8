import type { KnownFacts } from "../../../analysis/columns.ts";
import type { Reading as ReadRange } from "../../../analysis/coverage.ts";
import type { WalkProgress, WalkResult } from "../../../client/walk/types.ts";
import { chainWalk } from "./chain-walk.ts";
import { rangeFilter } from "./read-request.ts";
import type { RemoteReader } from "./remote-reader.ts";
import { commentsIn, type CommentEntry } from "./written-comments.ts";

/** What is told while comments are read. */
export interface CommentListener {
  readonly onComments: (comments: readonly CommentEntry[]) => void;
  readonly onProgress: (progress: WalkProgress) => void;
}

/** Has the reader read the comments of a range; they are read on this thread where it breaks down. */
export async function readComments(
  reader: RemoteReader,
  range: ReadRange,
  facts: KnownFacts,
  listener: CommentListener,
  signal: AbortSignal,
): Promise<WalkResult> {
  const result = reader.isBroken ? undefined : await readThere(reader, range, facts, listener, signal);
  if (result !== undefined) return result;
  const walk = chainWalk(reader.connection.client, Date.now)(rangeFilter(range, facts), {
    onProgress: listener.onProgress,
    onPage: (chains) => listener.onComments(commentsIn(chains)),
  });
  return walk.run(signal);
}

/** Undefined where the reader broke down. */
async function readThere(
  reader: RemoteReader,
  range: ReadRange,
  facts: KnownFacts,
  { onComments, onProgress }: CommentListener,
  signal: AbortSignal,
): Promise<WalkResult | undefined> {
  const { promise, resolve } = Promise.withResolvers<WalkResult | undefined>();
  const part = reader.add((message) => {
    if (message === undefined) return resolve(undefined);
    onComments(message.comments);
    if (message.progress !== undefined) onProgress(message.progress);
    if (message.result !== undefined) resolve(message.result);
  });
  const stop = () => reader.post({ kind: "stop", part });
  reader.post({ kind: "comments", part, range, facts });
  signal.addEventListener("abort", stop, { once: true });
  if (signal.aborted) stop();
  const result = await promise;
  signal.removeEventListener("abort", stop);
  reader.post({ kind: "drop", part });
  return result;
}
