/**
 * Sample data for a first look, and the token that opens it. The token's value is known to everybody, so it is made
 * only for the teams of the sample: whatever is imported later stays closed to it.
 */
import type { Store } from "../store/store.ts";
import { tokenDigest } from "../token-digest.ts";
import { fillWithSample } from "./fill-sample.ts";

const SAMPLE_TOKEN = "earshot-sample";
const SAMPLE = { chains: 12_000, seed: 1 };

/** Fills an empty database. Returns the ready token while it is in force, undefined where other data is served. */
export async function readySample(store: Store): Promise<string | undefined> {
  const digest = await tokenDigest(SAMPLE_TOKEN);
  const { surveys } = await store.catalog();
  if (surveys.length === 0) {
    await fillWithSample(store, SAMPLE);
    const teams = new Set((await store.catalog()).surveys.map((survey) => survey.teamId));
    await addSampleToken(store, digest, [...teams]);
  }
  const token = await store.findToken(digest);
  return token === undefined || token.revokedAt !== undefined ? undefined : SAMPLE_TOKEN;
}

async function addSampleToken(store: Store, digest: string, teams: readonly string[]): Promise<void> {
  if ((await store.findToken(digest)) !== undefined) return;
  await store.addToken({
    id: crypto.randomUUID(),
    name: "sample",
    digest,
    scope: teams,
    createdAt: Date.now(),
  });
}
