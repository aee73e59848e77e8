import type { Connection } from "../client/connection.ts";
import { BEGUN_JOB, sendWhenReady, type BegunReader } from "./begun-reader.ts";
import type { FromReader, Protocol, ToReader } from "./messages.ts";
import type { BeginWork } from "./work.ts";

/** What a job hears: what the reader tells of it, that all was lost with the reader, or that the sign-in has ended. */
export type ChannelEvent<Words extends Protocol> =
  | Extract<FromReader<Words>, { readonly job: number }>
  | { readonly kind: "lost" }
  | { readonly kind: "ended" };

export interface ReaderSettings<Words extends Protocol> {
  readonly startWorker: () => Worker;
  /** A worker that reads already, connected to the same deployment by the same sign-in. */
  readonly takeBegun?: (() => BegunReader<Words> | undefined) | undefined;
  /** What the worker does, for the screen's thread where the browser has no worker to give. */
  readonly loadWork: () => Promise<BeginWork<Words>>;
}

/** The line to a reader of a connection, which is a worker of its own and ends with the sign-in. */
export class Channel<Words extends Protocol> {
  readonly connection: Connection;
  readonly #listeners = new Map<number, (event: ChannelEvent<Words>) => void>();
  #jobs = 0;
  /** The job that was started ahead, until it is run or another one is. */
  #begun: BegunReader<Words> | undefined;
  #send: (message: ToReader<Words>) => void = () => undefined;

  constructor(connection: Connection, settings: ReaderSettings<Words>) {
    this.connection = connection;
    const { ended } = connection;
    try {
      this.#begun = settings.takeBegun?.();
      const worker = this.#begun?.worker ?? settings.startWorker();
      this.#send = this.#begun?.send ?? sendWhenReady(worker);
      worker.addEventListener("message", ({ data }: MessageEvent<FromReader<Words>>) => this.#hear(data));
      const readHere = (event: Event) => {
        event.preventDefault();
        worker.terminate();
        if (ended.aborted) return;
        this.#begun = undefined;
        this.#readHere(settings);
        this.#tellAll({ kind: "lost" });
      };
      worker.addEventListener("error", readHere, { once: true });
      if (this.#begun === undefined) connection.lendTo(this.#send);
      ended.addEventListener("abort", () => worker.terminate());
    } catch {
      this.#readHere(settings);
    }
    ended.addEventListener("abort", () => {
      this.#send = () => undefined;
      this.#tellAll({ kind: "ended" });
    });
  }

  /** A number for a job, of which `listener` will hear, and when it was begun where that was ahead, in unix milliseconds. */
  add(task: Words["task"], listener: (event: ChannelEvent<Words>) => void) {
    const begun = this.#begun;
    const isBegun = begun !== undefined && JSON.stringify(begun.task) === JSON.stringify(task);
    if (begun !== undefined && !isBegun) this.post({ kind: "close", job: BEGUN_JOB });
    const number = isBegun ? BEGUN_JOB : (this.#jobs += 1);
    this.#listeners.set(number, listener);
    return { number, startedAt: isBegun ? begun.startedAt : undefined };
  }

  post(message: ToReader<Words>): void {
    if (this.#begun !== undefined && "job" in message && message.job === BEGUN_JOB) {
      if (message.kind === "open") return;
      const { told } = this.#begun;
      this.#begun = undefined;
      if (message.kind === "run") return told.forEach((each) => this.#hear(each));
    }
    this.#send(message);
    if (message.kind === "close") this.#listeners.delete(message.job);
  }

  /** From now on everything is read on this thread; what is said before that is ready waits. */
  #readHere({ loadWork }: ReaderSettings<Words>): void {
    const { client, ended } = this.connection;
    const reader = (async () => {
      const [{ createReader }, begin] = await Promise.all([import("./reader.ts"), loadWork()]);
      return createReader<Words>(begin, (message) => queueMicrotask(() => this.#hear(message)), client);
    })();
    this.#send = (message) =>
      void reader.then((hear) => (ended.aborted && message.kind !== "stop" ? undefined : hear(message)));
  }

  #hear(message: FromReader<Words>): void {
    if (message.kind === "ready") return;
    if (message.kind === "announced") {
      this.connection.client.answers.hear(message.streamedAt);
      return;
    }
    if (this.#begun !== undefined && message.job === BEGUN_JOB) {
      this.#begun.told.push(message);
      return;
    }
    this.#listeners.get(message.job)?.(message);
  }

  #tellAll(event: ChannelEvent<Words>): void {
    for (const listener of this.#listeners.values()) listener(event);
  }
}
