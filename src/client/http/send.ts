/** The only call of fetch. The token goes in the Authorization header to one origin: redirects are errors. */

/** What the four endpoints answer with. */
export const JSON_TYPE = "application/json";

export interface Sending {
  readonly url: URL;
  readonly authorization: string;
  /** The media type that is asked for. */
  readonly accept: string;
  readonly signal: AbortSignal;
}

/** One GET. */
export const send = ({ url, authorization, accept, signal }: Sending): Promise<Response> =>
  fetch(url, {
    headers: { Accept: accept, Authorization: authorization },
    cache: "no-store",
    credentials: "omit",
    redirect: "error",
    referrerPolicy: "no-referrer",
    signal,
  });

type Ahead = Omit<Sending, "signal">;

/** The one request that a page sends early: the first request for the same address takes its response, once. */
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
