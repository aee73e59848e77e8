import type { ChainsQuery } from "../../../contract/queries.ts";
import type { ResponseChain } from "../../../contract/resources.ts";
import type { Arranged, Arrangement } from "./arrange.ts";

/** Keys met in metadata, and terms `key=value` to look for. */
export interface ObservedMetadata {
  readonly keys: readonly string[];
  readonly terms: readonly string[];
}

/** Rows as they were wanted under that number. */
export interface NumberedArrangement {
  readonly number: number;
  readonly arranged: Arranged;
}

/** What the list of all rows and those who keep its rows say to each other. */
export interface RowsWords {
  readonly task: ChainsQuery;
  readonly content: {
    readonly metadata: ObservedMetadata;
    /** As was wanted last; undefined before the first arrangement. */
    readonly arrangement: NumberedArrangement | undefined;
  };
  readonly question:
    /** From now on rows are wanted like this. */
    | { readonly kind: "arrange"; readonly number: number; readonly wanted: Arrangement }
    | { readonly kind: "fetch"; readonly rows: readonly number[] };
  readonly answer: {
    readonly arrangement?: NumberedArrangement;
    readonly chains?: readonly ResponseChain[];
  };
}
