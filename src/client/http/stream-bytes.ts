/** The bytes of the stream of all answers as they come, under the same rules as every other request. */
import { ANSWERS_MEDIA_TYPE } from "../../contract/answers/answers-link.ts";
import type { AnswersQuery } from "../../contract/answers-query.ts";
import { writeQuery } from "./address.ts";
import { authorization as authorizationOf, type Credentials } from "./credentials.ts";
import { ApiError } from "./errors.ts";
import { faultOf } from "./http.ts";
import { httpFault } from "./http-fault.ts";
import { defaultLimits, type Limits } from "./retry-policy.ts";
import { send, type Sending } from "./send.ts";

export interface StreamRequest extends Omit<Sending, "accept"> {
  /** Milliseconds that the next bytes may take. */
  readonly stallMs: number;
}

/** Yields them piece by piece. Throws an `ApiError`; a stream of another media type is a `contract` fault. */
export async function* streamBytes({ url, authorization, signal, stallMs }: StreamRequest) {
  const stall = new AbortController();
  const either = AbortSignal.any([signal, stall.signal]);
  let timer = setTimeout(() => stall.abort(), stallMs);
  let answered = false;
  try {
    const response = await send({ url, authorization, accept: ANSWERS_MEDIA_TYPE, signal: either });
    answered = true;
    if (!response.ok) throw new ApiError(await httpFault(response, 1, Date.now()));
    const type = (response.headers.get("content-type") ?? "").split(";", 1)[0]?.trim().toLowerCase();
    if (type !== ANSWERS_MEDIA_TYPE || response.body === null)
      throw new ApiError({ kind: "contract", reason: "not-a-stream", detail: type ?? "" });
    const reader = response.body.getReader();
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        clearTimeout(timer);
        timer = setTimeout(() => stall.abort(), stallMs);
        yield value;
      }
    } finally {
      reader.cancel().catch(() => undefined);
    }
  } catch (thrown) {
    const progress = { answered, timedOut: stall.signal.aborted };
    throw new ApiError(faultOf(thrown, { url, signal, number: 1 }, progress));
  } finally {
    clearTimeout(timer);
  }
}

/** Those of what `query` asks for, where a stream is announced at `url`. */
export function answerBytes(
  url: URL | undefined,
  query: AnswersQuery,
  signal: AbortSignal,
  credentials: Credentials,
  limits: Partial<Limits> = {},
) {
  if (url === undefined) throw new Error("No stream of answers is announced.");
  const asked = new URL(url);
  asked.search = writeQuery(query);
  const { attemptMs: stallMs } = { ...defaultLimits, ...limits };
  return streamBytes({ url: asked, authorization: authorizationOf(credentials), signal, stallMs });
}
