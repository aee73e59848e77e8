import type { Named } from "../../../client/seen-names.ts";
import type { WalkProgress, WalkResult } from "../../../client/walk/types.ts";
import { phaseAfter, throwRefusal, type ReadingPhase } from "../../../client/walk/reading-phase.ts";
import type { ChainsQuery } from "../../../contract/queries.ts";
import type { ResponseChain } from "../../../contract/resources.ts";
import type { Arranged, Arrangement } from "./arrange.ts";
import { RowCache } from "./row-cache.ts";
import type { OpenLine, RowsLine } from "./rows-line.ts";
import type { FromRows, MetMetadata, ToRows } from "./rows-messages.ts";

export interface AllRowsState {
  readonly phase: ReadingPhase;
  /** Undefined before the first page. */
  readonly progress: WalkProgress | undefined;
  /** How the last run ended; undefined while it is under way. */
  readonly result: WalkResult | undefined;
  /** The rows in view as they were wanted last, or before while that is worked out. */
  readonly arranged: Arranged | undefined;
  /** True while `arranged` is not what is wanted. */
  readonly arranging: boolean;
  readonly metadata: MetMetadata;
}

interface AllRowsSettings {
  readonly query: ChainsQuery;
  readonly open: OpenLine;
  /** Takes the place of `open` where that breaks down. */
  readonly openInstead: OpenLine;
  readonly note: (names: readonly Named[]) => void;
}

const START: AllRowsState = {
  phase: "reading",
  progress: undefined,
  result: undefined,
  arranged: undefined,
  arranging: true,
  metadata: { keys: [], terms: [] },
};

/** One list as far as it has been read, as the screen knows it: the rows themselves are kept elsewhere. */
export class AllRows {
  readonly rows = new RowCache((rows) => this.fetch(rows));
  readonly #settings: AllRowsSettings;
  readonly #listeners = new Set<() => void>();
  readonly #fetches = new Map<number, (chains: readonly ResponseChain[]) => void>();
  #state = START;
  #line: RowsLine | undefined;
  #isClosed = false;
  #number = 0;
  #wanted: Extract<ToRows, { kind: "arrange" }> | undefined;
  #wantedKey = "";
  #stop = new AbortController();
  #ended: ((result: WalkResult) => void) | undefined;
  #running: Promise<unknown> = Promise.resolve();

  constructor(settings: AllRowsSettings) {
    this.#settings = settings;
  }

  readonly get = (): AllRowsState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Reads what is missing. Throws only where the token is refused: every other failure is part of the state. */
  run(signal: AbortSignal): Promise<ReadingPhase> {
    const run = this.#running.then(() => this.#read(signal));
    this.#running = run.catch(() => undefined);
    return run;
  }

  /** Ends the run; another one goes on from there. */
  readonly stop = (): void => this.#stop.abort();

  /** Says how the rows are wanted from now on. */
  arrange(wanted: Arrangement): void {
    const key = JSON.stringify([wanted, [...wanted.surveys]]);
    if (key === this.#wantedKey) return;
    this.#wantedKey = key;
    this.#wanted = { kind: "arrange", number: this.#next(), wanted };
    this.#set({ arranging: true });
    this.#post(this.#wanted);
  }

  /** The chains of some rows, by their numbers. */
  fetch(rows: readonly number[]): Promise<readonly ResponseChain[]> {
    const number = this.#next();
    return new Promise((resolve) => {
      this.#fetches.set(number, resolve);
      this.#post({ kind: "fetch", number, rows });
    });
  }

  /** Drops everything, for good. */
  close(): void {
    this.#isClosed = true;
    this.#stop.abort();
    this.#line?.close();
    this.#forget();
  }

  async #read(signal: AbortSignal): Promise<ReadingPhase> {
    if (signal.aborted || this.#isClosed || this.#state.phase === "complete") return this.#state.phase;
    this.#stop = new AbortController();
    this.#set({ phase: "reading", result: undefined });
    const either = AbortSignal.any([signal, this.#stop.signal]);
    const stop = () => this.#post({ kind: "stop" });
    const ended = new Promise<WalkResult>((resolve) => (this.#ended = resolve));
    this.#post({ kind: "run", query: this.#settings.query });
    either.addEventListener("abort", stop, { once: true });
    const result = await ended;
    either.removeEventListener("abort", stop);
    this.#ended = undefined;
    this.#set({ phase: phaseAfter(result, this.#stop.signal.aborted), result });
    throwRefusal(result.error);
    return this.#state.phase;
  }

  #post(message: ToRows): void {
    if (this.#isClosed) return;
    this.#line ??= this.#settings.open(this.#hear, this.#breakDown);
    this.#line.post(message);
  }

  #hear = (message: FromRows): void => {
    switch (message.kind) {
      case "progress": {
        const { progress, names, metadata } = message;
        this.#settings.note(names);
        const former = this.#state.metadata;
        const isSame = JSON.stringify(metadata) === JSON.stringify(former);
        return this.#set({ progress, metadata: isSame ? former : metadata });
      }
      case "arranged":
        return this.#set({
          arranged: message.arranged,
          arranging: message.number !== this.#wanted?.number,
        });
      case "fetched":
        this.#fetches.get(message.number)?.(message.chains);
        this.#fetches.delete(message.number);
        return undefined;
      case "ended":
        return this.#ended?.(message.result);
    }
  };

  /** What was kept is gone with those who kept it: everything is read anew, beside the screen. */
  #breakDown = (): void => {
    if (this.#isClosed) return;
    this.#line = this.#settings.openInstead(this.#hear, () => undefined);
    this.#forget();
    this.#set({ ...START, phase: this.#state.phase === "complete" ? "stopped" : this.#state.phase });
    if (this.#wanted !== undefined) this.#post(this.#wanted);
    if (this.#ended !== undefined) this.#post({ kind: "run", query: this.#settings.query });
  };

  #forget(): void {
    for (const resolve of this.#fetches.values()) resolve([]);
    this.#fetches.clear();
    this.rows.clear();
  }

  #next(): number {
    this.#number += 1;
    return this.#number;
  }

  #set(change: Partial<AllRowsState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
