/** Sample data into a database, in one transaction. */
import { generateSample, type SampleOptions } from "../../../sample/generate.ts";
import { putLines } from "../../archive/put-lines.ts";
import type { FeedbackWriter, WriteCounts } from "../../store/store.ts";

/** Writes a sample of `chains` response chains. `onChains` hears how many have been written so far. */
export function fillWithSample(
  store: FeedbackWriter,
  options: SampleOptions,
  onChains?: (written: number) => void,
): Promise<WriteCounts> {
  return store.write((transaction) => putLines(transaction, generateSample(options), onChains));
}
