/**
 * The reader's end of a channel, in a worker or where there is none on the screen's thread: does what the messages
 * say and answers through `tell`.
 */
// oxlint-disable-next-line import/no-unassigned-import -- the client asks for it, and nothing has to come before the stream here
import "../client/http/stream-bytes.ts";
import { createClient, type Client } from "../client/create-client.ts";
import type { FromReader, Protocol, ToReader } from "./messages.ts";
import { ReaderJob, type Tell } from "./reader-job.ts";
import type { BeginWork } from "./work.ts";

/** How often the screen is told how far an answer is, at most, in milliseconds. */
const PROGRESS_MS = 100;

/** Without a `lent` client the first message must tell whom to ask. */
export function createReader<Words extends Protocol>(
  begin: BeginWork<Words>,
  tell: Tell<FromReader<Words>>,
  lent?: Client,
): (message: ToReader<Words>) => void {
  const jobs = new Map<number, ReaderJob<Words>>();
  /** What is being answered, by the number of the question. */
  const asked = new Map<number, AbortController>();
  let client = lent;

  const open = (job: number, task: Words["task"]): void => {
    if (client === undefined) throw new Error("The reader was not told whom to ask.");
    jobs.set(
      job,
      new ReaderJob({
        client,
        begin,
        task,
        tell: (news, transfer) => tell({ kind: "news", job, ...news }, transfer),
      }),
    );
  };

  const answer = async (job: number, number: number, question: Words["question"]): Promise<void> => {
    const work = jobs.get(job)?.work;
    const cancel = new AbortController();
    asked.set(number, cancel);
    let toldAt = performance.now();
    const onProgress = (done: number): void => {
      if (cancel.signal.aborted || performance.now() - toldAt < PROGRESS_MS) return;
      toldAt = performance.now();
      tell({ kind: "answering", job, number, done }, []);
    };
    const found = await work?.answer?.(question, cancel.signal, onProgress);
    asked.delete(number);
    if (cancel.signal.aborted) return;
    tell(
      { kind: "answer", job, number, answer: found },
      found === undefined ? [] : (work?.transfer?.(found) ?? []),
    );
  };

  return (message) => {
    switch (message.kind) {
      case "connect":
        client = createClient(
          message.credentials,
          {},
          {
            known: message.streamedAt,
            onChange: (streamedAt) => tell({ kind: "announced", streamedAt }, []),
          },
        );
        break;
      case "open":
        open(message.job, message.task);
        break;
      case "run":
        void jobs.get(message.job)?.run();
        break;
      case "stop":
        jobs.get(message.job)?.stop();
        break;
      case "close":
        jobs.get(message.job)?.stop();
        jobs.delete(message.job);
        break;
      case "ask":
        void answer(message.job, message.number, message.question);
        break;
      case "cancel":
        asked.get(message.number)?.abort();
    }
  };
}

/** Makes the worker that this is called in a reader. */
export function serveReader<Words extends Protocol>(begin: BeginWork<Words>): void {
  const hear = createReader<Words>(begin, (message, transfer) => postMessage(message, { transfer }));
  addEventListener("message", ({ data }: MessageEvent<ToReader<Words>>) => hear(data));
}
