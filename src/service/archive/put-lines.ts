/** Checked documents into an open transaction, in batches. */
import type { FeedbackTransaction } from "../store/store.ts";
import { surveyOf, type ArchivedChain, type ArchiveLine } from "../documents/documents.ts";

const BATCH = 500;

/** Puts every line. `onChains` hears how many chains have been put so far. */
export async function putLines(
  transaction: FeedbackTransaction,
  lines: Iterable<ArchiveLine>,
  onChains?: (put: number) => void,
): Promise<void> {
  let chains: ArchivedChain[] = [];
  let put = 0;
  const flush = async (): Promise<void> => {
    await transaction.putChains(chains);
    put += chains.length;
    chains = [];
    onChains?.(put);
  };
  for (const line of lines) {
    if (line.kind === "survey") await transaction.putSurvey(surveyOf(line));
    else if (chains.push(line) === BATCH) await flush();
  }
  await flush();
}
