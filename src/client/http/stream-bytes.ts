/** The bytes of the stream of all answers as they come, under the same rules as every other request. */
import { ANSWERS_MEDIA_TYPE } from "../../contract/answers/answers-link.ts";
import { ApiError } from "./errors.ts";
import { faultOf } from "./http.ts";
import { httpFault } from "./http-fault.ts";
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
