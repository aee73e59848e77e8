// The built dashboard on a port of its own, as the service hands it out or under a static host's headers.
import { Hono } from "hono";
import { readFileSync } from "node:fs";
import type { ApiEnvironment } from "../../src/service/api/environment.ts";
import { addDashboard } from "../../src/service/cli/serve/dashboard-files.ts";
import { startHost } from "../../src/service/cli/serve/http-host.ts";

export interface Dashboard {
  readonly origin: string;
  /** So many times as fast the waits of workers go by from now on: the page's own clock does not reach them. */
  readonly hurryWorkers: (times: number) => void;
  readonly stop: () => Promise<void>;
}

/** `headers` take the place of those that the service gives its pages. */
export async function startDashboard(headers?: Headers): Promise<Dashboard> {
  const app = new Hono<ApiEnvironment>();
  let times = 1;
  app.get("/assets/:name{reader.worker.*\\.js}", async (context, next) => {
    if (times === 1) {
      await next();
      context.res.headers.set("cache-control", "no-store");
      return undefined;
    }
    const script = readFileSync(`dist/assets/${context.req.param("name")}`, "utf8");
    return context.body(faster(times) + script, 200, {
      "content-type": "text/javascript",
      "cache-control": "no-store",
    });
  });
  if (headers !== undefined) {
    app.use(async (context, next) => {
      await next();
      for (const name of [...context.res.headers.keys()].filter(isOfSecurity))
        context.res.headers.delete(name);
      for (const [name, value] of headers) context.res.headers.set(name, value);
    });
  }
  addDashboard(app, "dist");
  const host = await startHost((request, environment) => app.fetch(request, environment), 0, "127.0.0.1");
  const hurryWorkers = (wanted: number) => void (times = wanted);
  return { origin: host.address, hurryWorkers, stop: () => host.stop(0) };
}

const faster = (times: number): string => `const later = setTimeout;
globalThis.setTimeout = (then, milliseconds = 0, ...rest) => later(then, milliseconds / ${times}, ...rest);
`;

const isOfSecurity = (name: string): boolean =>
  /^(content-security-policy|permissions-policy|referrer-policy|cross-origin-|x-)/.test(name);
