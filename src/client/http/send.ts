/**
 * The only call of fetch. The token goes into the Authorization header and nowhere else, and to no other origin: a
 * redirect is an error, cookies stay at home, nothing is cached or told as referrer.
 */

/** What the four endpoints answer with. */
export const JSON_TYPE = "application/json";

export interface Sending {
  readonly url: URL;
  /** The value of the Authorization header. */
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
