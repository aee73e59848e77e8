/** `/healthz`: the process is up. `/readyz`: what it needs answers too. Both without a token. */
import { readOnlyRoute, type Api } from "./service-frame.ts";

const fine = (): Response =>
  new Response('{"status":"ok"}', {
    headers: { "content-type": "application/json", "cache-control": "no-store" },
  });

/** `ready` throws what the app's error handler turns into an answer. */
export function addHealth(app: Api, ready: () => Promise<void>): void {
  readOnlyRoute(app, "/healthz", fine);
  readOnlyRoute(app, "/readyz", async () => {
    await ready();
    return fine();
  });
}
