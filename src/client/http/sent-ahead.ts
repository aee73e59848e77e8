/**
 * The one request that a page sends before the code that asks for it is there. The first request for the
 * same address takes over its response, once.
 */
import { send, type Sending } from "./send.ts";

type Ahead = Omit<Sending, "signal">;

let sent: (Ahead & { readonly giveUp: AbortController; readonly response: Promise<Response> }) | undefined;

/** Sends a request ahead of the code that will ask for it. */
export function sendAhead(ahead: Ahead): void {
  dropSentAhead();
  const giveUp = new AbortController();
  const response = send({ ...ahead, signal: giveUp.signal });
  // Errors reach the request that takes it over; without one they are dropped.
  response.catch(() => undefined);
  sent = { ...ahead, giveUp, response };
}

/** What has come of it, where it is what is asked for now. Another question to the same address ends it. */
export function takeSentAhead(asked: Sending): Promise<Response> | undefined {
  if (sent === undefined || pathOf(sent) !== pathOf(asked)) return undefined;
  if (!isSame(sent, asked)) {
    dropSentAhead();
    return undefined;
  }
  const { giveUp, response } = sent;
  sent = undefined;
  const end = () => giveUp.abort(asked.signal.reason);
  if (asked.signal.aborted) end();
  else asked.signal.addEventListener("abort", end, { once: true });
  return response;
}

/** Aborts the request: it is no longer needed. */
export function dropSentAhead(): void {
  sent?.giveUp.abort();
  sent = undefined;
}

const pathOf = ({ url }: Ahead): string => url.origin + url.pathname;

const isSame = (one: Ahead, other: Ahead): boolean =>
  one.url.href === other.url.href && one.authorization === other.authorization && one.accept === other.accept;
