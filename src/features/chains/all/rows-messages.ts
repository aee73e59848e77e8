import type { Credentials } from "../../../client/credentials.ts";
import type { Named } from "../../../client/seen-names.ts";
import type { WalkProgress, WalkResult } from "../../../client/walk/types.ts";
import type { ChainsQuery } from "../../../contract/queries.ts";
import type { ResponseChain } from "../../../contract/resources.ts";
import type { Arranged, Arrangement } from "./arrange.ts";

/** What the screen asks of those who keep the rows. */
export type ToRows =
  /** Reads what matches, or goes on with it. */
  | { readonly kind: "run"; readonly query: ChainsQuery }
  | { readonly kind: "stop" }
  /** From now on rows are wanted like this; answered at once, and again whenever enough have come. */
  | { readonly kind: "arrange"; readonly number: number; readonly wanted: Arrangement }
  | { readonly kind: "fetch"; readonly number: number; readonly rows: readonly number[] };

/** The first word to a worker. */
export interface Connect {
  readonly kind: "connect";
  readonly credentials: Credentials;
}

/** What they tell. */
export type FromRows =
  | {
      readonly kind: "progress";
      readonly progress: WalkProgress;
      /** Names that were not told before. */
      readonly names: readonly Named[];
      /** Pairs of key and value met in the metadata. */
      readonly metadata: MetMetadata;
    }
  | { readonly kind: "ended"; readonly result: WalkResult }
  | { readonly kind: "arranged"; readonly number: number; readonly arranged: Arranged }
  | { readonly kind: "fetched"; readonly number: number; readonly chains: readonly ResponseChain[] };

/** Keys met in metadata, and terms `key=value` to look for. */
export interface MetMetadata {
  readonly keys: readonly string[];
  readonly terms: readonly string[];
}
