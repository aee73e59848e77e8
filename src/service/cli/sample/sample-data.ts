/** Sample data and its public token, which opens only the sample's teams, nothing imported later. */
import { DEFAULT_CHAINS, generateSample, type SampleOptions } from "../../../sample/generate.ts";
import { sampleEvents } from "../../../sample/events.ts";
import { yesterday } from "../../../sample/calendar.ts";
import { sampleDocuments } from "../../../sample/survey-documents.ts";
import type { Store, FeedbackWriter, WriteCounts } from "../../store/store.ts";
import { tokenDigest } from "../../token-digest.ts";
import { putLines } from "../../archive/put-lines.ts";

const SAMPLE_TOKEN = "earshot-sample";
const SEED = 1;

/**
 * Fills a database without surveys and tokens with two years up to the day before `now` (unix milliseconds); undefined where
 * the sample's token is not in force, as in a database of other data.
 */
export async function readySample(store: Store, now: number) {
  const digest = await tokenDigest(SAMPLE_TOKEN);
  const { surveys } = await store.catalog();
  if (surveys.length === 0 && (await store.listTokens()).every((token) => token.digest === digest)) {
    await fillWithSample(store, { chains: DEFAULT_CHAINS, seed: SEED, until: yesterday(now) });
    const teams = new Set((await store.catalog()).surveys.map((survey) => survey.teamId));
    const token = { id: crypto.randomUUID(), name: "sample", digest, scope: [...teams], createdAt: now };
    if ((await store.findToken(digest)) === undefined) await store.addToken(token);
  }
  const token = await store.findToken(digest);
  if (token === undefined || token.revokedAt !== undefined) return undefined;
  return { token: SAMPLE_TOKEN, events: sampleEvents(yesterday(token.createdAt)) };
}

/** How many surveys are stored that are not of the sample with this seed. */
export async function countOtherSurveys(store: Pick<Store, "catalog">, seed: number): Promise<number> {
  const own = new Set(Object.values(sampleDocuments(seed).surveys).map(({ _id }) => _id));
  return (await store.catalog()).surveys.filter(({ _id }) => !own.has(_id)).length;
}

/** Writes a sample of `chains` response chains, in one transaction. `onChains` hears how many have been written so far. */
export function fillWithSample(
  store: FeedbackWriter,
  options: SampleOptions,
  onChains?: (written: number) => void,
): Promise<WriteCounts> {
  return store.write((transaction) => putLines(transaction, generateSample(options), onChains));
}
