import { readFile } from "node:fs/promises";
import type { Connect, Plugin } from "vite";

/**
 * Serves the script of the worker that answers the requests of component tests, so that modules and styles go past it:
 * each would start it, be told to the page, and be asked for afterwards as it had been.
 */
export function modulesPastWorker(): Plugin {
  return {
    name: "earshot:modules-past-worker",
    configureServer: ({ middlewares }) => {
      middlewares.use((...exchange) => void answer(...exchange));
    },
  };
}

async function answer(...[request, response, next]: Parameters<Connect.NextHandleFunction>): Promise<void> {
  if (new URL(request.url ?? "/", "http://localhost").pathname !== "/mockServiceWorker.js") {
    next();
    return;
  }
  try {
    const script = await readFile(new URL(import.meta.resolve("msw/mockServiceWorker.js")), "utf8");
    response.setHeader("content-type", "text/javascript").end(`${ROUTES}\n${script}`);
  } catch (error) {
    next(error);
  }
}

/** The browser itself asks the network: https://w3c.github.io/ServiceWorker/#service-worker-static-routing-api */
const ROUTES = `addEventListener("install", (event) =>
  event.addRoutes?.([
    { condition: { requestDestination: "script" }, source: "network" },
    { condition: { requestDestination: "style" }, source: "network" },
  ]),
);`;
