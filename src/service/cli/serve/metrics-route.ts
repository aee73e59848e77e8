/** `/metrics`: for this machine alone, or for whoever has the token that was configured for it. */
import type { ApiEnvironment } from "../../api/environment.ts";
import { sameDigest, tokenOf } from "../../api/credentials.ts";
import { notFound, unauthorized } from "../../api/problems.ts";
import { readOnlyRoute, type Api } from "../../api/service-frame.ts";
import { tokenDigest } from "../../token-digest.ts";
import type { Context } from "hono";
import type { ServiceMetrics } from "./metrics.ts";

export function addMetrics(app: Api, metrics: ServiceMetrics, token: string | undefined): void {
  readOnlyRoute(app, "/metrics", async (context) => {
    if (token === undefined && !isLocal(context)) return notFound("There is nothing at this address.");
    if (token !== undefined && !(await hasToken(context, token))) {
      return unauthorized("Send the metrics token in the Authorization header.");
    }
    return new Response(await metrics.text(), {
      headers: { "content-type": metrics.contentType, "cache-control": "no-store" },
    });
  });
}

async function hasToken(context: Context<ApiEnvironment>, token: string): Promise<boolean> {
  const given = tokenOf(context.req.header("authorization"));
  return given !== undefined && sameDigest(await tokenDigest(given), await tokenDigest(token));
}

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;

/** What proxies add: one on this machine makes every request seem local. */
const OF_PROXIES =
  /^(?:forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-.*|fly-.*|x-envoy-.*|x-amzn-.*)$/;

function isLocal({ env, req }: Context<ApiEnvironment>): boolean {
  const isPassedOn = Object.keys(req.header()).some((name) => OF_PROXIES.test(name.toLowerCase()));
  return !isPassedOn && LOOPBACK.test(env.clientAddress ?? "");
}
