/** Who may call the API from a browser: an allow-list of origins, and the headers that scripts may read. */
import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import type { ApiEnvironment } from "./environment.ts";

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
export function crossOrigin(origins: readonly string[]): MiddlewareHandler<ApiEnvironment> {
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
