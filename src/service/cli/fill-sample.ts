/** Sample data into a database, in one transaction. */
import { generateSample } from "../../sample/generate.ts";
import { putLines } from "../archive/put-lines.ts";
import type { FeedbackWriter, WriteCounts } from "../store/store.ts";

/** `seed` is any whole number: the same seed makes the same data. */
export interface SampleOptions {
  readonly chains: number;
  readonly seed: number;
}

/** Writes a sample of `chains` response chains. `onChains` hears how many have been written so far. */
export function fillWithSample(
  store: FeedbackWriter,
  options: SampleOptions,
  onChains?: (written: number) => void,
): Promise<WriteCounts> {
  return store.write((transaction) => putLines(transaction, generateSample(options), onChains));
}
