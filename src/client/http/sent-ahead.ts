/**
 * The one request that a page sends before the code that asks for it is there. Whoever first asks for the very same
 * takes over what has come of it, once; nobody else ever sees it.
 */
import { send, type Sending } from "./send.ts";

type Ahead = Omit<Sending, "signal">;

let sent: (Ahead & { readonly giveUp: AbortController; readonly response: Promise<Response> }) | undefined;

/** Sends a request for whoever asks for it later. */
export function sendAhead(ahead: Ahead): void {
  dropSentAhead();
  const giveUp = new AbortController();
  const response = send({ ...ahead, signal: giveUp.signal });
  // What went wrong is told to whoever takes it over, and to nobody where nobody does.
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

/** Nobody will ask for it any more. */
export function dropSentAhead(): void {
  sent?.giveUp.abort();
  sent = undefined;
}

const pathOf = ({ url }: Ahead): string => url.origin + url.pathname;

const isSame = (one: Ahead, other: Ahead): boolean =>
  one.url.href === other.url.href && one.authorization === other.authorization && one.accept === other.accept;
