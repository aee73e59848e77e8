/** The demo's service, away from the screen's thread: it makes its sample, and answers what the page hands on. */
import { createApi } from "../service/api/create-api.ts";
import { DEFAULT_CHAINS } from "../sample/generate.ts";
import { yesterday } from "../sample/yesterday.ts";
import { demoStore } from "./demo-store.ts";
import { answerHanded, type Handed } from "./handed-request.ts";

const SEED = 1;

const api = demoStore({ chains: DEFAULT_CHAINS, seed: SEED, until: yesterday(Date.now()) }).then((store) =>
  createApi({ store }),
);

addEventListener("message", ({ data }: MessageEvent<Handed>) => {
  void api.then(async ({ fetch }) => answerHanded(data, fetch));
});
