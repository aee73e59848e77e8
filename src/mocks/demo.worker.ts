/** The demo's service, away from the screen's thread: it makes its sample, and answers what the page hands on. */
import { createApi } from "../service/api/create-api.ts";
import { DEFAULT_CHAINS } from "../sample/generate.ts";
import { sampleEvents } from "../sample/events.ts";
import { yesterday } from "../sample/calendar.ts";
import { demoStore } from "./demo-store.ts";
import { answerHanded, type Handed } from "./handed-request.ts";

const SEED = 1;

const until = yesterday(Date.now());
const events = sampleEvents(until).map((entry) => ({ entry, teams: undefined }));
const api = demoStore({ chains: DEFAULT_CHAINS, seed: SEED, until }).then((store) =>
  createApi({ store, lists: { events: () => events } }),
);

addEventListener("message", ({ data }: MessageEvent<Handed>) => {
  void api.then(async ({ fetch }) => answerHanded(data, fetch));
});
