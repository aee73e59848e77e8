import { ColumnBuilder } from "../../../analysis/column-builder.ts";
import type { Columns, KnownFacts } from "../../../analysis/columns.ts";
import type { Reading as ReadRange } from "../../../analysis/coverage.ts";
import type { Connection } from "../../../client/connection.ts";
import type { WalkProgress, WalkResult } from "../../../client/walk/types.ts";
import { chainWalk } from "./chain-walk.ts";
import { Part } from "./part.ts";
import type { ReadPart } from "./read-part.ts";
import type { FromReader, ToReader } from "./reader-messages.ts";

/** The reader of a connection: a worker of its own, which ends with the sign-in. */
export class RemoteReader {
  readonly connection: Connection;
  readonly #worker: Worker;
  readonly #listeners = new Map<number, (message: FromReader | undefined) => void>();
  #parts = 0;
  /** True where the browser has no worker to give: then everything is read on the screen's thread. */
  isBroken = false;

  constructor(connection: Connection) {
    this.connection = connection;
    this.#worker = new Worker(new URL("./reader.worker.ts", import.meta.url), { type: "module" });
    this.#worker.addEventListener("message", ({ data }: MessageEvent<FromReader>) => {
      this.#listeners.get(data.part)?.(data);
    });
    this.#worker.addEventListener("error", (event) => {
      event.preventDefault();
      this.#breakDown();
    });
    connection.lendTo(this.#worker);
    connection.ended.addEventListener("abort", () => {
      this.#worker.terminate();
      this.#breakDown();
    });
  }

  /** Begins a part. `listener` is told what the reader tells, undefined when it broke down. */
  add(listener: (message: FromReader | undefined) => void): number {
    this.#parts += 1;
    this.#listeners.set(this.#parts, listener);
    return this.#parts;
  }

  #breakDown(): void {
    this.isBroken = true;
    for (const listener of this.#listeners.values()) listener(undefined);
  }

  post(message: ToReader): void {
    this.#worker.postMessage(message, []);
    if (message.kind === "drop") this.#listeners.delete(message.part);
  }
}

/** A part that the reader reads; on this thread where the reader breaks down. */
export class RemotePart implements ReadPart {
  readonly range: ReadRange;
  readonly #facts: KnownFacts;
  readonly #reader: RemoteReader;
  readonly #announce: () => void;
  readonly #id: number;
  #columns: Columns | undefined;
  #progress: WalkProgress | undefined;
  #startedAt: number | undefined;
  #ended: (result: WalkResult | undefined) => void = () => undefined;
  #local: Part | undefined;

  constructor(reader: RemoteReader, range: ReadRange, facts: KnownFacts, announce: () => void) {
    this.range = range;
    this.#facts = facts;
    this.#reader = reader;
    this.#announce = announce;
    this.#id = reader.add(this.#hear);
  }

  get startedAt(): number {
    return this.#startedAt ?? Date.now();
  }

  get progress(): WalkProgress | undefined {
    return this.#local?.progress ?? this.#progress;
  }

  get chains(): number {
    return this.#local?.chains ?? this.#columns?.chains ?? 0;
  }

  snapshot(): Columns {
    return this.#local?.snapshot() ?? this.#columns ?? new ColumnBuilder().snapshot();
  }

  async run(signal: AbortSignal): Promise<WalkResult> {
    this.#startedAt ??= Date.now();
    const result = this.#reader.isBroken ? undefined : await this.#runRemote(signal);
    if (result === undefined) return this.#runHere(signal);
    if (result.complete) this.#reader.post({ kind: "drop", part: this.#id });
    return result;
  }

  /** Undefined where the reader broke down. */
  async #runRemote(signal: AbortSignal): Promise<WalkResult | undefined> {
    const stop = () => this.#reader.post({ kind: "stop", part: this.#id });
    const ended = new Promise<WalkResult | undefined>((resolve) => (this.#ended = resolve));
    this.#reader.post({ kind: "run", part: this.#id, range: this.range, facts: this.#facts });
    signal.addEventListener("abort", stop, { once: true });
    if (signal.aborted) stop();
    const result = await ended;
    signal.removeEventListener("abort", stop);
    return result;
  }

  #runHere(signal: AbortSignal): Promise<WalkResult> {
    const { client, seen } = this.#reader.connection;
    const settings = { facts: this.#facts, note: seen.note, now: Date.now };
    const startWalk = chainWalk(client, Date.now);
    this.#local ??= new Part(this.range, { ...settings, startWalk }, this.#announce);
    return this.#local.run(signal);
  }

  #hear = (message: FromReader | undefined): void => {
    if (message === undefined) return this.#ended(undefined);
    const { progress, names, columns, result } = message;
    this.#progress = progress;
    this.#columns = columns ?? this.#columns;
    this.#reader.connection.seen.note(names);
    this.#announce();
    if (result !== undefined) this.#ended(result);
  };
}
