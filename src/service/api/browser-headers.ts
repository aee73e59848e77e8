/**
 * What browsers may do with an answer: hand it to the script that asked for it. A script of an allowed origin asks in
 * CORS mode, which no resource policy touches; what a page of another site embeds is kept from it.
 */
import type { MiddlewareHandler } from "hono";
import type { ApiEnvironment } from "./environment.ts";

export const BROWSER_HEADERS = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
  "x-content-type-options": "nosniff",
} as const;

/** Sets them where a handler has not said otherwise, as for a page. */
export function browserHeaders(): MiddlewareHandler<ApiEnvironment> {
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    for (const [name, value] of Object.entries(BROWSER_HEADERS)) {
      if (!headers.has(name)) headers.set(name, value);
    }
  };
}
