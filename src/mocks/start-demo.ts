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
  letUpdatesFail();
  await network.enable();
}

/**
 * MSW asks for a newer service worker where it finds one, and does not wait for the answer. A page that is loaded again
 * may find the one of the page before just as that is unregistered: then there is none to update, and none is needed.
 */
function letUpdatesFail(): void {
  const { prototype } = ServiceWorkerRegistration;
  const update = Reflect.get(prototype, "update");
  prototype.update = async function updateIfThere() {
    return update.call(this).catch(() => this);
  };
}
