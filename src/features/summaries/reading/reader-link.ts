import type { Connection } from "../../../client/connection.ts";
import type { FromReader, ToReader } from "./messages.ts";
import { createReader } from "./reader.ts";

/** What a job hears: what the reader tells of it, that it was lost with the reader, or that the sign-in has ended. */
export type Heard = FromReader | { readonly kind: "lost" } | { readonly kind: "ended" };

/** The reader of a connection: a worker of its own, which ends with the sign-in. */
export class ReaderLink {
  readonly connection: Connection;
  readonly #listeners = new Map<number, (heard: Heard) => void>();
  #jobs = 0;
  #send: (message: ToReader) => void;

  constructor(connection: Connection) {
    this.connection = connection;
    const worker = new Worker(new URL("./reader.worker.ts", import.meta.url), { type: "module" });
    this.#send = (message) => worker.postMessage(message, []);
    worker.addEventListener("message", ({ data }: MessageEvent<FromReader>) => this.#hear(data));
    // Where the browser has no worker to give, everything is read on the screen's thread.
    const readHere = (event: Event) => {
      event.preventDefault();
      this.#send = createReader(this.#hear, connection.client);
      this.#tellAll({ kind: "lost" });
    };
    worker.addEventListener("error", readHere, { once: true });
    connection.lendTo(worker);
    connection.ended.addEventListener("abort", () => {
      worker.terminate();
      this.#send = () => undefined;
      this.#tellAll({ kind: "ended" });
    });
  }

  /** A number for a job, of which `listener` will hear. */
  open(listener: (heard: Heard) => void): number {
    this.#jobs += 1;
    this.#listeners.set(this.#jobs, listener);
    return this.#jobs;
  }

  post(message: ToReader): void {
    this.#send(message);
    if (message.kind === "drop") this.#listeners.delete(message.job);
  }

  #hear = (message: FromReader): void => this.#listeners.get(message.job)?.(message);

  #tellAll(heard: Heard): void {
    for (const listener of this.#listeners.values()) listener(heard);
  }
}
