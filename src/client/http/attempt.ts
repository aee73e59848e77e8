/** One GET with a deadline, or what was sent ahead in its place. */
import { readBody, parseJson } from "./body.ts";
import { ApiError, type ClientError } from "./errors.ts";
import { httpFault } from "./http-fault.ts";
import { JSON_TYPE, send } from "./send.ts";
import { takeSentAhead } from "./sent-ahead.ts";

export interface Attempt {
  readonly url: URL;
  /** The value of the Authorization header. */
  readonly authorization: string;
  readonly signal: AbortSignal;
  readonly milliseconds: number;
  readonly bodyBytes: number;
  /** Which attempt this is, from 1. */
  readonly number: number;
  readonly now: () => number;
  readonly onHeaders: ((headers: Headers) => void) | undefined;
}

/** The JSON that the deployment answers with. Throws an `ApiError`. */
export async function attempt(asked: Attempt): Promise<unknown> {
  const { signal } = asked;
  const deadline = new AbortController();
  const giveUp = () => deadline.abort();
  const timer = setTimeout(giveUp, asked.milliseconds);
  signal.addEventListener("abort", giveUp);
  if (signal.aborted) giveUp();
  const progress = { answered: false };
  try {
    return await exchange(asked, deadline.signal, progress);
  } catch (thrown) {
    throw new ApiError(faultOf(thrown, asked, { ...progress, timedOut: deadline.signal.aborted }));
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", giveUp);
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

function faultOf(
  thrown: unknown,
  { url, signal, number }: Attempt,
  circumstances: Circumstances,
): ClientError {
  if (signal.aborted) return { kind: "cancelled" };
  if (thrown instanceof ApiError) return thrown.fault;
  return { kind: "network", reason: reasonOf(circumstances), origin: url.origin, attempts: number };
}

function reasonOf({
  answered,
  timedOut,
}: Circumstances): "offline" | "unreachable" | "interrupted" | "timeout" {
  if (timedOut) return "timeout";
  if (isOffline()) return "offline";
  return answered ? "interrupted" : "unreachable";
}

/** What the browser says; Node says nothing of it. */
const isOffline = (): boolean => "onLine" in navigator && !navigator.onLine;
