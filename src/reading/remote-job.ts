import { failedWalk, type WalkResult } from "../client/walk/types.ts";
import type { Channel, ChannelEvent } from "./channel.ts";
import type { Update, Protocol } from "./messages.ts";

interface JobListener<P extends Protocol> {
  readonly onUpdate: (update: Update<P>) => void;
  /** What was read is gone with the reader; where it was under way, it begins anew. */
  readonly onLost?: () => void;
}

interface Asked<P extends Protocol> {
  readonly question: P["question"];
  readonly answer: (answer: P["answer"] | undefined) => void;
  readonly fail: (error: Error) => void;
  readonly onProgress: ((done: number) => void) | undefined;
}

const CANCELLED = failedWalk({ kind: "cancelled" }, 0);

/** A job as the screen's thread knows it: what is done for it is done by the reader at the other end of the channel. */
export class RemoteJob<P extends Protocol> {
  readonly #channel: Channel<P>;
  readonly #task: P["task"];
  readonly #listener: JobListener<P>;
  readonly #job: number;
  /** When it was begun, in unix milliseconds, where that was before it was asked for. */
  readonly startedAt: number | undefined;
  readonly #asked = new Map<number, Asked<P>>();
  #questions = 0;
  #run: { readonly signal: AbortSignal; readonly end: (result: WalkResult) => void } | undefined;
  #isClosed = false;

  constructor(channel: Channel<P>, task: P["task"], listener: JobListener<P>) {
    this.#channel = channel;
    this.#task = task;
    this.#listener = listener;
    const { number, startedAt } = channel.add(task, this.#receive);
    this.#job = number;
    this.startedAt = startedAt;
    this.#open();
  }

  /** Reads until the end or `signal`, and from there on when called again; failures are part of the result. */
  async run(signal: AbortSignal): Promise<WalkResult> {
    if (this.#isClosed || this.#channel.connection.ended.aborted) return CANCELLED;
    const { promise, resolve } = Promise.withResolvers<WalkResult>();
    this.#run = { signal, end: resolve };
    signal.addEventListener("abort", this.#stop, { once: true });
    this.#start(signal);
    const result = await promise;
    signal.removeEventListener("abort", this.#stop);
    this.#run = undefined;
    return result;
  }

  /**
   * Asks the job; undefined where `signal` aborts or the job is no more. Rejects where no answer could be worked out. A reader
   * that is lost is asked again. `onProgress` is told how much of the answer is worked out, 0 to 1, where that takes a while.
   */
  ask(
    question: P["question"],
    signal?: AbortSignal,
    onProgress?: (done: number) => void,
  ): Promise<P["answer"] | undefined> {
    if (this.#isClosed || this.#channel.connection.ended.aborted || signal?.aborted === true)
      return Promise.resolve(undefined);
    this.#questions += 1;
    const number = this.#questions;
    const { promise, resolve, reject } = Promise.withResolvers<P["answer"] | undefined>();
    this.#asked.set(number, { question, answer: resolve, fail: reject, onProgress });
    this.#channel.post({ kind: "ask", job: this.#job, number, question });
    const cancel = () => {
      this.#channel.post({ kind: "cancel", job: this.#job, number });
      this.#answer(number, undefined);
    };
    signal?.addEventListener("abort", cancel, { once: true });
    return promise.finally(() => signal?.removeEventListener("abort", cancel));
  }

  /** Ends it for good, and lets the reader forget what it has kept. */
  close(): void {
    this.#isClosed = true;
    this.#channel.post({ kind: "close", job: this.#job });
    this.#answerNothing();
    this.#run?.end(CANCELLED);
  }

  #open(): void {
    this.#channel.post({ kind: "open", job: this.#job, task: this.#task });
  }

  #start(signal: AbortSignal): void {
    this.#channel.post({ kind: "run", job: this.#job });
    if (signal.aborted) this.#stop();
  }

  #stop = (): void => this.#channel.post({ kind: "stop", job: this.#job });

  #receive = (event: ChannelEvent<P>): void => {
    switch (event.kind) {
      case "update":
        this.#channel.connection.seen.note(event.names);
        this.#listener.onUpdate(event);
        if (event.result !== undefined) this.#run?.end(event.result);
        break;
      case "answering":
        this.#asked.get(event.number)?.onProgress?.(event.done);
        break;
      case "answer":
        this.#answer(event.number, event.answer);
        break;
      case "failed":
        this.#asked.get(event.number)?.fail(new Error(event.message));
        this.#asked.delete(event.number);
        break;
      case "lost":
        this.#open();
        for (const [number, { question }] of this.#asked)
          this.#channel.post({ kind: "ask", job: this.#job, number, question });
        this.#listener.onLost?.();
        if (this.#run !== undefined) this.#start(this.#run.signal);
        break;
      case "ended":
        this.#answerNothing();
        this.#run?.end(CANCELLED);
    }
  };

  #answer(number: number, answer: P["answer"] | undefined): void {
    this.#asked.get(number)?.answer(answer);
    this.#asked.delete(number);
  }

  #answerNothing(): void {
    for (const number of this.#asked.keys()) this.#answer(number, undefined);
  }
}
