import type { KnownFacts } from "../../../analysis/columns/columns.ts";
import type { ReadRange } from "../../../analysis/coverage.ts";
import type { WalkProgress, WalkResult } from "../../../client/walk/types.ts";
import { RemoteJob } from "../../../reading/remote-job.ts";
import type { RangeReader } from "./range-reader.ts";
import type { ReaderWords } from "./reader-words.ts";
import type { CommentEntry } from "./written-comments.ts";

/** What is told while comments are read. */
export interface CommentListener {
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
