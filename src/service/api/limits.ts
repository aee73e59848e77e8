/** What one token or address may ask of this process: requests a minute, streams at once, wrong tokens. */
import type { Context, MiddlewareHandler } from "hono";
import type { ApiEnvironment } from "./environment.ts";
import { problem, tooManyRequests } from "./problems.ts";

const WINDOW_MS = 60_000;
/** Names remembered at most: a proxy does not know which tokens are wrong, and a guesser may have many addresses. */
const MOST_NAMES = 10_000;

/** Counts by name in fixed minutes, each of which starts, from `none`, when the name first comes up; `now` in unix milliseconds. */
function countingMinutes<Counts>(none: Counts) {
  const windows = new Map<string, Counts & { readonly since: number }>();
  return (name: string, now: number): Counts & { readonly since: number } => {
    const known = windows.get(name);
    if (known !== undefined && now - known.since < WINDOW_MS) return known;
    const fresh = { ...none, since: now };
    // Deleting first moves the name to the end, so that the first is always that of the oldest window.
    windows.delete(name);
    windows.set(name, fresh);
    const [oldest] = windows.keys();
    if (windows.size > MOST_NAMES && oldest !== undefined) windows.delete(oldest);
    return fresh;
  };
}

/** What tells one token from another. */
type TokenName = (context: Context<ApiEnvironment>) => string | Promise<string>;

const knownToken: TokenName = (context) => context.get("caller").tokenId;

/**
 * Lets `limit` requests of a token a minute through; 0 lets all through and says nothing. Every answer to a limited token
 * says in `RateLimit-*` what is left of its minute. `now` in unix milliseconds.
 */
export function rateLimit(
  limit: number,
  now: () => number,
  nameOf: TokenName = knownToken,
): MiddlewareHandler<ApiEnvironment> {
  if (limit === 0) return (_context, next) => next();
  const minuteOf = countingMinutes({ used: 0 });
  return async (context, next): Promise<Response | undefined> => {
    const at = now();
    const minute = minuteOf(await nameOf(context), at);
    minute.used += 1;
    const reset = Math.ceil((minute.since + WINDOW_MS - at) / 1000);
    const headers = {
      "ratelimit-limit": String(limit),
      "ratelimit-remaining": String(Math.max(0, limit - minute.used)),
      "ratelimit-reset": String(reset),
    };
    if (minute.used > limit) return tooManyRequests(reset, headers);
    await next();
    for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value);
    return undefined;
  };
}

export interface BrakeOptions {
  /** Unix milliseconds. */
  readonly now?: (() => number) | undefined;
  /** Waits. */
  readonly delay?: ((milliseconds: number) => Promise<void>) | undefined;
}

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const FREE_PER_WINDOW = 20;
const STEP_MS = 50;
const LONGEST_MS = 2_000;
/** Wrong tokens of one address that are held up at a time: guessed side by side they would lose no time. */
const MOST_WAITING = 8;

/** Slows down an address that sends many wrong tokens, in a minute; a right token is never held up. */
export class WrongTokenBrake {
  readonly #now: () => number;
  readonly #delay: (milliseconds: number) => Promise<void>;
  readonly #minuteOf = countingMinutes({ wrong: 0, waiting: 0 });

  constructor({ now = Date.now, delay = wait }: BrakeOptions = {}) {
    this.#now = now;
    this.#delay = delay;
  }

  /** Notes a wrong token from `address` and resolves when it may be answered: to false, at once, where too many wait. */
  async slow(address: string | undefined): Promise<boolean> {
    if (address === undefined) return true;
    const minute = this.#minuteOf(address, this.#now());
    minute.wrong += 1;
    const excess = minute.wrong - FREE_PER_WINDOW;
    if (excess <= 0) return true;
    if (minute.waiting >= MOST_WAITING) return false;
    minute.waiting += 1;
    await this.#delay(Math.min(excess * STEP_MS, LONGEST_MS));
    minute.waiting -= 1;
    return true;
  }
}

export interface StreamLimits {
  /** Open streams of one token; 8 by default. */
  readonly perToken?: number;
  /** Open streams of all tokens; 64 by default. */
  readonly inAll?: number;
}

/** Seconds after which a refused client may try again: a stream of a million chains takes about as long. */
export const RETRY_AFTER = 5;

/** Counts a stream until what is returned is called, once or more often; or says why there is no room for it. */
type TakeStream = (tokenId: string) => (() => void) | Response;

/** How many answer streams are open at once: each holds buffers for as long as its reader takes. */
export function streamLimit({ perToken = 8, inAll = 64 }: StreamLimits): TakeStream {
  const open = new Map<string, number>();
  let total = 0;
  const add = (tokenId: string, count: number): void => {
    total += count;
    const own = (open.get(tokenId) ?? 0) + count;
    if (own === 0) open.delete(tokenId);
    else open.set(tokenId, own);
  };
  return (tokenId) => {
    const own = open.get(tokenId) ?? 0;
    if (own >= perToken) {
      const detail = `This token has ${own} streams open; finish or close one, or try again in ${RETRY_AFTER} s.`;
      return refused(429, "Too many streams", detail);
    }
    if (total >= inAll) {
      const detail = `The service sends as many streams as it may; try again in ${RETRY_AFTER} s.`;
      return refused(503, "Too many streams", detail);
    }
    add(tokenId, 1);
    let isOpen = true;
    return () => {
      if (isOpen) add(tokenId, -1);
      isOpen = false;
    };
  };
}

/** A refusal that says when to try again. */
export const refused = (status: number, title: string, detail: string): Response =>
  problem(status, title, detail, { "retry-after": String(RETRY_AFTER) });
