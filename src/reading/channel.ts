import type { Connection } from "../client/connection.ts";
import { PRESTARTED_JOB, sendWhenReady, type PrestartedReader } from "./prestarted-reader.ts";
import type { FromReader, Protocol, ToReader } from "./messages.ts";
import type { BeginWork } from "./work.ts";

/** What a job receives: what the reader sends of it, that all was lost with the reader, or that the sign-in has ended. */
export type ChannelEvent<P extends Protocol> =
  | Extract<FromReader<P>, { readonly job: number }>
  | { readonly kind: "lost" }
  | { readonly kind: "ended" };

export interface ReaderSettings<P extends Protocol> {
  readonly startWorker: () => Worker;
  /** A worker that reads already, connected to the same deployment by the same sign-in. */
  readonly takePrestarted?: (() => PrestartedReader<P> | undefined) | undefined;
  /** What the worker does, for the screen's thread where the browser has no worker to give. */
  readonly loadWork: () => Promise<BeginWork<P>>;
}

/** The line to a reader of a connection, which is a worker of its own and ends with the sign-in. */
export class Channel<P extends Protocol> {
  readonly connection: Connection;
  readonly #listeners = new Map<number, (event: ChannelEvent<P>) => void>();
  #jobs = 0;
  /** The job that was started ahead, until it is run or another one is. */
  #prestarted: PrestartedReader<P> | undefined;
  #send: (message: ToReader<P>) => void = () => undefined;

  constructor(connection: Connection, settings: ReaderSettings<P>) {
    this.connection = connection;
    const { ended } = connection;
    try {
      this.#prestarted = settings.takePrestarted?.();
      const worker = this.#prestarted?.worker ?? settings.startWorker();
      this.#send = this.#prestarted?.send ?? sendWhenReady(worker);
      worker.addEventListener("message", ({ data }: MessageEvent<FromReader<P>>) => this.#receive(data));
      const readHere = (event: Event) => {
        event.preventDefault();
        worker.terminate();
        if (ended.aborted) return;
        this.#prestarted = undefined;
        this.#readHere(settings);
        this.#notifyAll({ kind: "lost" });
      };
      worker.addEventListener("error", readHere, { once: true });
      if (this.#prestarted === undefined) connection.lendTo(this.#send);
      ended.addEventListener("abort", () => worker.terminate());
    } catch {
      this.#readHere(settings);
    }
    ended.addEventListener("abort", () => {
      this.#send = () => undefined;
      this.#notifyAll({ kind: "ended" });
    });
  }

  /** A number for a job, whose events go to `listener`, and when it was begun where that was ahead, in unix milliseconds. */
  add(task: P["task"], listener: (event: ChannelEvent<P>) => void) {
    const prestarted = this.#prestarted;
    const isPrestarted = prestarted !== undefined && JSON.stringify(prestarted.task) === JSON.stringify(task);
    if (prestarted !== undefined && !isPrestarted) this.post({ kind: "close", job: PRESTARTED_JOB });
    const number = isPrestarted ? PRESTARTED_JOB : (this.#jobs += 1);
    this.#listeners.set(number, listener);
    return { number, startedAt: isPrestarted ? prestarted.startedAt : undefined };
  }

  post(message: ToReader<P>): void {
    if (this.#prestarted !== undefined && "job" in message && message.job === PRESTARTED_JOB) {
      if (message.kind === "open") return;
      const { messages } = this.#prestarted;
      this.#prestarted = undefined;
      if (message.kind === "run") return messages.forEach((each) => this.#receive(each));
    }
    this.#send(message);
    if (message.kind === "close") this.#listeners.delete(message.job);
  }

  /** From now on everything is read on this thread; what is said before that is ready waits. */
  #readHere({ loadWork }: ReaderSettings<P>): void {
    const { client, ended } = this.connection;
    const reader = (async () => {
      const [{ createReader }, begin] = await Promise.all([import("./reader.ts"), loadWork()]);
      return createReader<P>(begin, (message) => queueMicrotask(() => this.#receive(message)), client);
    })();
    this.#send = (message) =>
      void reader.then((receive) =>
        ended.aborted && message.kind !== "stop" ? undefined : receive(message),
      );
  }

  #receive(message: FromReader<P>): void {
    if (message.kind === "ready") return;
    if (message.kind === "announced") {
      this.connection.client.answers.noteAddress(message.streamedAt);
      return;
    }
    if (this.#prestarted !== undefined && message.job === PRESTARTED_JOB) {
      this.#prestarted.messages.push(message);
      return;
    }
    this.#listeners.get(message.job)?.(message);
  }

  #notifyAll(event: ChannelEvent<P>): void {
    for (const listener of this.#listeners.values()) listener(event);
  }
}
