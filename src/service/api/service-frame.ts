/** What the API and the proxy have in common: ids, records, origins, errors as problems, routes that only read. */
import { Hono, type Handler, type MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import { StoreUnavailable } from "../store/store.ts";
import type { ApiEnvironment } from "./environment.ts";
import { databaseAway, internalError, methodNotAllowed, notFound } from "./problems.ts";
import { requestEnvelope, type RequestRecord } from "./request-envelope.ts";

export type Api = Hono<ApiEnvironment>;

export interface FrameOptions {
  /** Origins that browsers may call the API from; none by default. */
  readonly corsOrigins?: readonly string[];
  /** Told of every request once it is answered. */
  readonly onRequest?: (record: RequestRecord) => void;
  /** Told of every failure that became a 500 or a 503. */
  readonly onFailure?: (failure: unknown, requestId: string) => void;
}

const nothing = (): void => undefined;

/** An app without routes. */
export function serviceFrame(options: FrameOptions): Api {
  const { corsOrigins = [], onRequest = nothing, onFailure = nothing } = options;
  const app: Api = new Hono();
  app.use(requestEnvelope(onRequest), browserHeaders, crossOrigin(corsOrigins));
  app.notFound(() => notFound("There is nothing at this address."));
  app.onError((failure, context) => {
    const requestId = context.get("requestId");
    onFailure(failure, requestId);
    return failure instanceof StoreUnavailable ? databaseAway() : internalError(requestId);
  });
  return app;
}

const ALLOWED = "GET, HEAD, OPTIONS";

/** A route that answers GET and HEAD by `handlers`, OPTIONS by what is allowed, and every other method by 405. */
export function readOnlyRoute(app: Api, path: string, ...handlers: readonly Handler<ApiEnvironment>[]): void {
  // HEAD is made of GET by Hono.
  for (const handler of handlers) app.get(path, handler);
  app.options(path, () => new Response(null, { status: 204, headers: { allow: ALLOWED } }));
  app.all(path, () => methodNotAllowed(ALLOWED));
}

const EXPOSED = [
  "Retry-After",
  "RateLimit-Limit",
  "RateLimit-Remaining",
  "RateLimit-Reset",
  "X-Request-Id",
  "ETag",
  "Link",
];

/** Never with credentials: the token travels in a header that the caller sets, not in a cookie. */
function crossOrigin(origins: readonly string[]): MiddlewareHandler<ApiEnvironment> {
  if (origins.length === 0) return (_context, next) => next();
  const shared = cors({
    origin: [...origins],
    allowMethods: ["GET", "HEAD", "OPTIONS"],
    allowHeaders: ["Authorization", "If-None-Match", "X-Request-Id"],
    exposeHeaders: EXPOSED,
    maxAge: 600,
  });
  // Without an Origin header OPTIONS is a question about the resource, not a preflight.
  return (context, next) => (context.req.header("origin") === undefined ? next() : shared(context, next));
}

const fine = (): Response =>
  new Response('{"status":"ok"}', {
    headers: { "content-type": "application/json", "cache-control": "no-store" },
  });

/** `/healthz`: the process is up. `/readyz`: so is what it needs; `ready` throws otherwise. No token needed. */
export function addHealth(app: Api, ready: () => Promise<void>): void {
  readOnlyRoute(app, "/healthz", fine);
  readOnlyRoute(app, "/readyz", async () => {
    await ready();
    return fine();
  });
}

/** Only scripts of allowed origins read answers, in CORS mode; pages of other sites can't embed one. */
export const BROWSER_HEADERS = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
  "x-content-type-options": "nosniff",
} as const;

/** Sets them where a handler has not said otherwise, as for a page. */
const browserHeaders: MiddlewareHandler<ApiEnvironment> = async (context, next) => {
  await next();
  const { headers } = context.res;
  for (const [name, value] of Object.entries(BROWSER_HEADERS))
    if (!headers.has(name)) headers.set(name, value);
};
