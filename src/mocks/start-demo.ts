/// <reference types="msw/vite/client" />
/** Starts the demo: from here on, this page's requests to the API are answered by the service's own code, in a worker. */
import { network } from "virtual:msw";
import { apiHandlers } from "./api-handlers.ts";
import { handOn } from "./handed-request.ts";

/** Resolves once every request is intercepted; what is not the API's goes to the network unnoticed. */
export async function startDemo(): Promise<void> {
  const worker = new Worker(new URL("demo.worker.ts", import.meta.url), { type: "module" });
  network.configure({
    handlers: apiHandlers({ fetch: async (request) => handOn(worker, request) }),
    onUnhandledFrame: "bypass",
    context: { quiet: true },
  });
  await network.enable();
}
