// The built dashboard on a port of its own, as the service hands it out or under a static host's headers.
import { Hono } from "hono";
import type { ApiEnvironment } from "../../src/service/api/environment.ts";
import { addDashboard } from "../../src/service/cli/dashboard-files.ts";
import { startHost } from "../../src/service/cli/http-host.ts";

export interface Dashboard {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** `headers` take the place of those that the service gives its pages. */
export async function startDashboard(headers?: Headers): Promise<Dashboard> {
  const app = new Hono<ApiEnvironment>();
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
  return { origin: host.address, stop: () => host.stop(0) };
}

const isOfSecurity = (name: string): boolean =>
  /^(content-security-policy|permissions-policy|referrer-policy|cross-origin-|x-)/.test(name);
