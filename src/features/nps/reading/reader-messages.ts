import type { Columns, KnownFacts } from "../../../analysis/columns.ts";
import type { Reading as ReadRange } from "../../../analysis/coverage.ts";
import type { Credentials } from "../../../client/credentials.ts";
import type { Named } from "../../../client/seen-names.ts";
import type { WalkProgress, WalkResult } from "../../../client/walk/types.ts";
import type { CommentEntry } from "./written-comments.ts";

/** What the screen's thread asks of the reader. Parts are told apart by a number that is never used twice. */
export type ToReader =
  | { readonly kind: "connect"; readonly credentials: Credentials }
  | { readonly kind: "run"; readonly part: number; readonly range: ReadRange; readonly facts: KnownFacts }
  | {
      readonly kind: "comments";
      readonly part: number;
      readonly range: ReadRange;
      readonly facts: KnownFacts;
    }
  | { readonly kind: "stop"; readonly part: number }
  | { readonly kind: "drop"; readonly part: number };

/** What the reader tells of a part. Columns are handed over, not copied. */
export interface FromReader {
  readonly part: number;
  readonly progress: WalkProgress | undefined;
  /** Names that were not told before. */
  readonly names: readonly Named[];
  /** Present when they have grown enough to be worth showing, and at the end. */
  readonly columns: Columns | undefined;
  /** Comments that were not told before, where a part reads these. */
  readonly comments: readonly CommentEntry[];
  /** Present when the run has ended. */
  readonly result: WalkResult | undefined;
}
