/** The demo's service, away from the screen's thread: it makes its sample, and answers what the page hands on. */
import { createApi } from "../service/api/create-api.ts";
import { DEFAULT_CHAINS, generateSample, type SampleOptions } from "../sample/generate.ts";
import { sampleEvents } from "../sample/events.ts";
import { yesterday } from "../sample/calendar.ts";
import { answerHanded, type Handed } from "./handed-request.ts";
import { putLines } from "../service/archive/put-lines.ts";
import { createMemoryStore } from "../service/store/memory/memory-store.ts";
import type { Store } from "../service/store/store.ts";
import { tokenDigest } from "../service/token-digest.ts";

const SEED = 1;

const until = yesterday(Date.now());
const events = sampleEvents(until).map((entry) => ({ entry, teams: undefined }));
const api = demoStore({ chains: DEFAULT_CHAINS, seed: SEED, until }).then((store) =>
  createApi({ store, lists: { events: () => events } }),
);

addEventListener("message", ({ data }: MessageEvent<Handed>) => {
  void api.then(async ({ fetch }) => answerHanded(data, fetch));
});

const DEMO_TOKEN = "demo";

async function demoStore(sample: SampleOptions): Promise<Store> {
  const store = createMemoryStore();
  await store.write((transaction) => putLines(transaction, generateSample(sample)));
  const digest = await tokenDigest(DEMO_TOKEN);
  await store.addToken({ id: DEMO_TOKEN, name: DEMO_TOKEN, digest, scope: "all", createdAt: 0 });
  return store;
}
