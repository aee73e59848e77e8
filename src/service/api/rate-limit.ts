/**
 * Requests per token and minute. Windows are fixed, start with a token's first request and are counted in this
 * process alone. Every answer to a limited token says in `RateLimit-*` what is left of its minute.
 */
import type { Context, MiddlewareHandler } from "hono";
import type { ApiEnvironment } from "./environment.ts";
import { tooManyRequests } from "./problems.ts";

const WINDOW_MS = 60_000;

interface Window {
  readonly since: number;
  used: number;
}

/** Tokens remembered at most: the proxy does not know which of them are wrong. */
const MOST_TOKENS = 10_000;

/** What tells one token from another. */
type TokenName = (context: Context<ApiEnvironment>) => string | Promise<string>;

const knownToken: TokenName = (context) => context.get("caller").tokenId;

/** Lets `limit` requests a minute through; 0 lets all through and says nothing. `now` in unix milliseconds. */
export function rateLimit(
  limit: number,
  now: () => number,
  nameOf: TokenName = knownToken,
): MiddlewareHandler<ApiEnvironment> {
  if (limit === 0) return (_context, next) => next();
  const windows = new Map<string, Window>();
  return async (context, next): Promise<Response | undefined> => {
    const at = now();
    const window = windowOf(windows, await nameOf(context), at);
    window.used += 1;
    const reset = Math.ceil((window.since + WINDOW_MS - at) / 1000);
    const headers = {
      "ratelimit-limit": String(limit),
      "ratelimit-remaining": String(Math.max(0, limit - window.used)),
      "ratelimit-reset": String(reset),
    };
    if (window.used > limit) return tooManyRequests(reset, headers);
    await next();
    for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value);
    return undefined;
  };
}

function windowOf(windows: Map<string, Window>, tokenId: string, at: number): Window {
  const known = windows.get(tokenId);
  if (known !== undefined && at - known.since < WINDOW_MS) return known;
  const fresh = { since: at, used: 0 };
  // Deleting first moves the token to the end, so that the first is always that of the oldest window.
  windows.delete(tokenId);
  windows.set(tokenId, fresh);
  for (const [oldest] of windows) {
    if (windows.size <= MOST_TOKENS) break;
    windows.delete(oldest);
  }
  return fresh;
}
