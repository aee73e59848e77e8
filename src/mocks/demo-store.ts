/** The demo's database: sample data in the browser's memory, and one token that reads all of it. */
import { generateSample, type SampleOptions } from "../sample/generate.ts";
import { putLines } from "../service/archive/put-lines.ts";
import { createMemoryStore } from "../service/store/memory/memory-store.ts";
import type { Store } from "../service/store/store.ts";
import { tokenDigest } from "../service/token-digest.ts";

/** The token to sign in to the demo with. */
const DEMO_TOKEN = "demo";

/** A store with a sample, the same for the same options. */
export async function demoStore(sample: SampleOptions): Promise<Store> {
  const store = createMemoryStore();
  await store.write((transaction) => putLines(transaction, generateSample(sample)));
  const digest = await tokenDigest(DEMO_TOKEN);
  await store.addToken({ id: DEMO_TOKEN, name: DEMO_TOKEN, digest, scope: "all", createdAt: 0 });
  return store;
}
