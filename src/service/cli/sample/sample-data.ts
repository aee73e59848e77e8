/**
 * Sample data for a first look, and the token that opens it. The token's value is known to everybody, so it is made
 * only for the teams of the sample: whatever is imported later stays closed to it.
 */
import { DEFAULT_CHAINS, generateSample, type SampleOptions } from "../../../sample/generate.ts";
import { sampleEvents } from "../../../sample/events.ts";
import { yesterday } from "../../../sample/calendar.ts";
import type { Store, FeedbackWriter, WriteCounts } from "../../store/store.ts";
import { tokenDigest } from "../../token-digest.ts";
import { putLines } from "../../archive/put-lines.ts";

const SAMPLE_TOKEN = "earshot-sample";
const SEED = 1;

/**
 * Fills an empty database with two years that end with the day before `now` (unix milliseconds). Returns the ready token
 * and the sample's events while it is in force, undefined where other data is served.
 */
export async function readySample(store: Store, now: number): Promise<ReadySample | undefined> {
  const digest = await tokenDigest(SAMPLE_TOKEN);
  const { surveys } = await store.catalog();
  if (surveys.length === 0) {
    await fillWithSample(store, { chains: DEFAULT_CHAINS, seed: SEED, until: yesterday(now) });
    const teams = new Set((await store.catalog()).surveys.map((survey) => survey.teamId));
    await addSampleToken(store, digest, [...teams], now);
  }
  const token = await store.findToken(digest);
  if (token === undefined || token.revokedAt !== undefined) return undefined;
  return { token: SAMPLE_TOKEN, events: sampleEvents(yesterday(token.createdAt)) };
}

export interface ReadySample {
  readonly token: string;
  readonly events: ReturnType<typeof sampleEvents>;
}

async function addSampleToken(
  store: Store,
  digest: string,
  teams: readonly string[],
  createdAt: number,
): Promise<void> {
  if ((await store.findToken(digest)) !== undefined) return;
  await store.addToken({
    id: crypto.randomUUID(),
    name: "sample",
    digest,
    scope: teams,
    createdAt,
  });
}

/** Sample data into a database, in one transaction. */

/** Writes a sample of `chains` response chains. `onChains` hears how many have been written so far. */
export function fillWithSample(
  store: FeedbackWriter,
  options: SampleOptions,
  onChains?: (written: number) => void,
): Promise<WriteCounts> {
  return store.write((transaction) => putLines(transaction, generateSample(options), onChains));
}
