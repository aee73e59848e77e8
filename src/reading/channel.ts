import type { Connection } from "../client/connection.ts";
import type { FromReader, Protocol, ToReader } from "./messages.ts";
import type { BeginWork } from "./work.ts";

/** What a job hears: what the reader tells of it, that all was lost with the reader, or that the sign-in has ended. */
export type ChannelEvent<Words extends Protocol> =
  | FromReader<Words>
  | { readonly kind: "lost" }
  | { readonly kind: "ended" };

export interface ReaderSettings<Words extends Protocol> {
  readonly startWorker: () => Worker;
  /** What the worker does, for the screen's thread where the browser has no worker to give. */
  readonly loadWork: () => Promise<BeginWork<Words>>;
}

/** The line to a reader of a connection, which is a worker of its own and ends with the sign-in. */
export class Channel<Words extends Protocol> {
  readonly connection: Connection;
  readonly #listeners = new Map<number, (event: ChannelEvent<Words>) => void>();
  #jobs = 0;
  #send: (message: ToReader<Words>) => void = () => undefined;

  constructor(connection: Connection, settings: ReaderSettings<Words>) {
    this.connection = connection;
    const { ended } = connection;
    try {
      const worker = settings.startWorker();
      this.#send = (message) => worker.postMessage(message, []);
      worker.addEventListener("message", ({ data }: MessageEvent<FromReader<Words>>) => this.#hear(data));
      const readHere = (event: Event) => {
        event.preventDefault();
        worker.terminate();
        if (ended.aborted) return;
        this.#readHere(settings);
        this.#tellAll({ kind: "lost" });
      };
      worker.addEventListener("error", readHere, { once: true });
      connection.lendTo(worker);
      ended.addEventListener("abort", () => worker.terminate());
    } catch {
      this.#readHere(settings);
    }
    ended.addEventListener("abort", () => {
      this.#send = () => undefined;
      this.#tellAll({ kind: "ended" });
    });
  }

  /** A number for a job, of which `listener` will hear. */
  add(listener: (event: ChannelEvent<Words>) => void): number {
    this.#jobs += 1;
    this.#listeners.set(this.#jobs, listener);
    return this.#jobs;
  }

  post(message: ToReader<Words>): void {
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
    this.#listeners.get(message.job)?.(message);
  }

  #tellAll(event: ChannelEvent<Words>): void {
    for (const listener of this.#listeners.values()) listener(event);
  }
}
