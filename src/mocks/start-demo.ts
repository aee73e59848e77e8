/// <reference types="msw/vite/client" />
/** Starts the demo: from here on, this page's requests to the API are answered by the service's own code, in the page. */
import { network } from "virtual:msw";
import { createApi } from "../service/api/create-api.ts";
import { DEFAULT_CHAINS } from "../sample/generate.ts";
import { yesterday } from "../sample/yesterday.ts";
import { apiHandlers } from "./api-handlers.ts";
import { demoStore } from "./demo-store.ts";

const SEED = 1;

/** Resolves once every request is intercepted; what is not the API's goes to the network unnoticed. */
export async function startDemo(): Promise<void> {
  const sample = { chains: DEFAULT_CHAINS, seed: SEED, until: yesterday(Date.now()) };
  const api = createApi({ store: await demoStore(sample) });
  network.configure({
    handlers: apiHandlers(api),
    onUnhandledFrame: "bypass",
    context: { quiet: true },
  });
  await network.enable();
}
