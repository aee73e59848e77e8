/** `GET /earshot/answers` as one stream. Where it can't be finished, it breaks the connection to show that. */
import type { Context } from "hono";
import { ANSWERS_MEDIA_TYPE } from "../../contract/answers/answers-link.ts";
import { readAnswersQuery } from "../../contract/answers-query.ts";
import { answerStream } from "../answers/stream/answer-stream.ts";
import type { FeedbackReader } from "../store/store.ts";
import { entityTag, namesTag, PERSONAL } from "./json-response.ts";
import type { ApiEnvironment } from "./environment.ts";
import { invalidQuery } from "./problems.ts";
import { streamLimit, type StreamLimits } from "./limits.ts";

type Reader = Pick<FeedbackReader, "answers" | "catalog">;
type OnFailure = (failure: unknown, requestId: string) => void;

/** `onFailure` is told of what breaks a stream that has begun. */
export function answers(reader: Reader, limits: StreamLimits = {}, onFailure: OnFailure = () => undefined) {
  const take = streamLimit(limits);
  return async (context: Context<ApiEnvironment>): Promise<Response> => {
    const parsed = readAnswersQuery(new URL(context.req.url).searchParams);
    if (!parsed.ok) return invalidQuery(parsed.invalid);
    const { query } = parsed;
    const { scope, tokenId } = context.get("caller");
    const { chainsRevision, mark } = await reader.catalog();
    const headersAt = (revision: number) => ({
      ...PERSONAL,
      etag: entityTag(`answers.${revision}.${mark}`, JSON.stringify([scope, query])),
    });
    const known = headersAt(chainsRevision);
    if (namesTag(context.req.header("if-none-match"), known.etag))
      return new Response(null, { status: 304, headers: known });
    const release = take(tokenId);
    if (release instanceof Response) return release;
    const { cut, turn, afterwards } = context.env ?? {};
    const allowed = async () => {
      await turn?.();
      await context.get("stayInForce")();
    };
    afterwards?.(release);
    try {
      const snapshot = await reader.answers();
      const headers = { ...headersAt(snapshot.revision), "content-type": ANSWERS_MEDIA_TYPE };
      const messages = answerStream(snapshot, scope, query);
      // What can be said instead of a stream has to be said before it begins.
      const first = await messages.next();
      const requestId = context.get("requestId");
      const failed = (failure: unknown) => onFailure(failure, requestId);
      return new Response(streamOf(first, messages, { cut, allowed, failed, release }), { headers });
    } catch (error) {
      release();
      throw error;
    }
  };
}

interface Way {
  readonly cut: (() => void) | undefined;
  /** Resolves when the next message may be made, and fails where none may be any more. */
  readonly allowed: () => Promise<void>;
  readonly failed: (failure: unknown) => void;
  readonly release: () => void;
}

type Messages = AsyncGenerator<Uint8Array, void, undefined>;

/** Made on demand, and no further once the reader has gone. Other requests get their turn between messages. */
function streamOf(
  first: IteratorResult<Uint8Array, void>,
  messages: Messages,
  { cut, allowed, failed, release }: Way,
): ReadableStream<Uint8Array> {
  let begun = false;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          if (begun) await allowed();
          const { done, value } = begun ? await messages.next() : first;
          begun = true;
          if (done === true) {
            release();
            controller.close();
          } else controller.enqueue(value);
        } catch (error) {
          release();
          failed(error);
          if (cut === undefined) controller.error(error);
          else {
            cut();
            controller.close();
          }
        }
      },
      cancel: async () => {
        release();
        await messages.return();
      },
    },
    { highWaterMark: 0 },
  );
}
