/** One answer from a deployment, asked for as often as the retry policy allows. */
import { addressOf } from "./address.ts";
import { authorization, type Credentials } from "./credentials.ts";
import { ApiError, errorOf, type ClientError, type NetworkFault } from "./errors.ts";
import { defaultLimits, type Limits, waitBeforeRetry } from "./retry-policy.ts";
import { readBody, parseJson } from "./body.ts";
import { httpFault } from "./http-fault.ts";
import { JSON_TYPE, send, takeSentAhead, type Sending } from "./send.ts";

/** Told when an attempt failed and another will follow after `waitMs`. */
export interface Retry {
  readonly fault: ClientError;
  readonly waitMs: number;
}

export interface RequestOptions {
  readonly signal: AbortSignal;
  readonly onRetry?: (retry: Retry) => void;
  /** Told of the headers of an answer that can be used. */
  readonly onHeaders?: (headers: Headers) => void;
}

export interface HttpSettings {
  readonly limits?: Partial<Limits>;
  readonly timing?: Timing;
}

export function createHttp(credentials: Credentials, settings: HttpSettings = {}) {
  const limits = { ...defaultLimits, ...settings.limits };
  const timing = settings.timing ?? systemTiming;
  /** The JSON at `path` (segments below the version, not yet encoded, or an address) with `search`. Throws an `ApiError`. */
  return async (path: readonly string[] | URL, search: string, options: RequestOptions): Promise<unknown> => {
    const { signal, onRetry, onHeaders } = options;
    const url = path instanceof URL ? path : addressOf(credentials.baseUrl, path, search);
    let left = limits.totalMs;
    for (let number = 1; ; number += 1) {
      const started = timing.now();
      try {
        return await attempt({
          url,
          authorization: authorization(credentials),
          signal,
          onHeaders,
          milliseconds: Math.min(limits.attemptMs, left),
          bodyBytes: limits.bodyBytes,
          number,
          now: timing.now,
        });
      } catch (thrown) {
        left -= timing.now() - started;
        const fault = errorOf(thrown);
        const waitMs = waitBeforeRetry(fault, number, timing.random(), limits);
        if (waitMs === undefined || left <= 0) throw new ApiError(fault);
        onRetry?.({ fault, waitMs });
        await timing.wait(waitMs, signal);
      }
    }
  };
}

/** Time and chance as the client uses them, so that tests need neither. */
export interface Timing {
  /** Unix milliseconds. */
  readonly now: () => number;
  /** Ends after `milliseconds`, or as soon as `signal` aborts; it never fails. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** From 0 to 1, 1 excluded. */
  readonly random: () => number;
}

export const systemTiming: Timing = { now: Date.now, wait: waitFor, random: Math.random };

function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener("abort", end);
  });
}

interface Attempt extends Omit<Sending, "accept"> {
  readonly milliseconds: number;
  readonly bodyBytes: number;
  /** Which attempt this is, from 1. */
  readonly number: number;
  readonly now: () => number;
  readonly onHeaders: ((headers: Headers) => void) | undefined;
}

/** The JSON that the deployment answers with. Throws an `ApiError`. */
async function attempt(asked: Attempt): Promise<unknown> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), asked.milliseconds);
  const progress = { answered: false };
  try {
    return await exchange(asked, AbortSignal.any([asked.signal, deadline.signal]), progress);
  } catch (thrown) {
    throw new ApiError(faultOf(thrown, asked, { ...progress, timedOut: deadline.signal.aborted }));
  } finally {
    clearTimeout(timer);
  }
}

async function exchange(
  asked: Attempt,
  signal: AbortSignal,
  progress: { answered: boolean },
): Promise<unknown> {
  const sending = { url: asked.url, authorization: asked.authorization, accept: JSON_TYPE, signal };
  const response = await (takeSentAhead(sending) ?? send(sending));
  progress.answered = true;
  if (!response.ok) throw new ApiError(await httpFault(response, asked.number, asked.now()));
  asked.onHeaders?.(response.headers);
  const body = await readBody(response, asked.bodyBytes);
  const json = "text" in body ? parseJson(body.text) : ({ ok: false, reason: "broken-off" } as const);
  if (json.ok) return json.value;
  if (json.reason === "broken-off") throw new Error("The body broke off.");
  throw new ApiError({ kind: "contract", reason: json.reason });
}

interface Circumstances {
  readonly answered: boolean;
  readonly timedOut: boolean;
}

/** What a request ended with. */
export function faultOf(
  thrown: unknown,
  { url, signal, number }: Pick<Attempt, "url" | "signal" | "number">,
  circumstances: Circumstances,
): ClientError {
  if (signal.aborted) return { kind: "cancelled" };
  if (thrown instanceof ApiError) return thrown.fault;
  return { kind: "network", reason: reasonOf(circumstances), origin: url.origin, attempts: number };
}

function reasonOf({ answered, timedOut }: Circumstances): NetworkFault["reason"] {
  if (timedOut) return "timeout";
  if (isOffline()) return "offline";
  return answered ? "interrupted" : "unreachable";
}

/** What the browser says; Node says nothing of it. */
const isOffline = (): boolean => "onLine" in navigator && !navigator.onLine;
