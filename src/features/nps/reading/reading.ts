import type { Columns } from "../../../analysis/columns.ts";
import type { Reading as ReadRange } from "../../../analysis/coverage.ts";
import { chainsBeside, mergeReread } from "../../../analysis/reread.ts";
import type { WalkResult } from "../../../client/walk/types.ts";
import { phaseAfter, throwRefusal, type ReadingPhase } from "../../../client/walk/reading-phase.ts";
import type { Schedule } from "./next-frame.ts";
import { GROWTH, type ReadPart, type StartPart } from "./read-part.ts";
import { progressOf, type ReadProgress } from "./read-progress.ts";
import type { ReadRequest } from "./read-request.ts";
import type { Shelf } from "./shelf.ts";

export interface ReadingState {
  readonly phase: ReadingPhase;
  /** Everything that was read, whether this reading asks for it or not. */
  readonly columns: Columns;
  /** Chains in the columns that this reading asks for; told until it is complete. */
  readonly chains: number;
  /** How the last walk ended that did not reach its end. */
  readonly result: WalkResult | undefined;
  /** Rows that came in a form that can't be read. */
  readonly unreadable: number;
  /** Rows that came though the filters exclude them. */
  readonly notAsked: number;
  /** When the latest reading began that was finished or is under way, in unix milliseconds. */
  readonly readAt: number | undefined;
  /** Until when everything was read, in unix seconds; undefined unless complete. */
  readonly readUntil: number | undefined;
  /** True where chains come without their metadata from this device, and it was not asked for. */
  readonly lacksMetadata: boolean;
}

interface ReadingSettings extends Pick<ReadRequest, "range" | "metadata"> {
  readonly startPart: StartPart;
  /** In unix milliseconds. */
  readonly now: () => number;
  readonly shelf: Shelf;
  readonly schedule: Schedule;
}

/** Reads what is missing of one range and puts it on the shelf. Subscribers hear of it once a frame at most. */
export class Reading {
  readonly #settings: ReadingSettings;
  readonly #listeners = new Set<() => void>();
  /** What is still to be read, the first of them under way; undefined before that is looked into. */
  #parts: readonly ReadPart[] | undefined;
  /** Chains of the range that need not be read. */
  #beside = 0;
  #phase: ReadingPhase;
  #result: WalkResult | undefined;
  #state: ReadingState | undefined;
  #progress: ReadProgress | undefined;
  /** What the state's columns were made of. */
  #shelved: Columns | undefined;
  #snapshotAt = 0;
  #scheduled = false;
  #stop = new AbortController();
  #running: Promise<unknown> = Promise.resolve();

  constructor(settings: ReadingSettings) {
    this.#settings = settings;
    const missing = this.#missing();
    this.#phase = missing.length === 0 ? "complete" : "reading";
    if (this.#phase === "reading") {
      this.#beside = chainsBeside(settings.shelf.columns, settings.range, missing);
    }
  }

  readonly get = (): ReadingState => {
    if (this.#state === undefined || this.#shelved !== this.#settings.shelf.columns) {
      this.#state = this.#newState(true);
    }
    return this.#state;
  };

  /** Apart from the state, since it changes many times as often. Undefined before the first page. */
  readonly getProgress = (): ReadProgress | undefined => this.#progress;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Reads what is missing, and ends with it, with `signal` or with `stop`; with `lookForNew`, also what may have
   * arrived or changed since. Throws only where the token is refused: every other failure is part of the state.
   */
  run(signal: AbortSignal, lookForNew = false): Promise<ReadingPhase> {
    const run = this.#running.then(() => this.#read(signal, lookForNew));
    this.#running = run.catch(() => undefined);
    return run;
  }

  /** Ends the run. What was read stays; another run goes on from there. */
  readonly stop = (): void => this.#stop.abort();

  /** Ends for good: what it read is forgotten, and another reading takes its place. */
  readonly retire = (): void => {
    this.#stop.abort();
    this.#publish(true);
  };

  #missing(freshMs?: number): readonly ReadRange[] {
    const { shelf, range, metadata, now } = this.#settings;
    return shelf.missing(range, now(), { freshMs, metadata });
  }

  async #read(signal: AbortSignal, lookForNew: boolean): Promise<ReadingPhase> {
    if (signal.aborted) return this.#phase;
    this.#stop = new AbortController();
    const parts = this.#parts ?? this.#plan(lookForNew ? 0 : undefined);
    this.#parts = parts;
    if (parts.length > 0) this.#settle("reading", undefined);
    const either = AbortSignal.any([signal, this.#stop.signal]);
    for (const part of parts) {
      const result = await part.run(either);
      if (!result.complete) return this.#interrupt(result);
      this.#shelve(part, result);
    }
    this.#parts = undefined;
    return this.#settle("complete", undefined);
  }

  #plan(freshMs: number | undefined): readonly ReadPart[] {
    const ranges = this.#missing(freshMs);
    const { shelf, range } = this.#settings;
    this.#beside = chainsBeside(shelf.columns, range, ranges);
    // The newest first: it is what people look for, and mostly short.
    return ranges
      .toSorted((a, b) => b.to - a.to)
      .map((each) => this.#settings.startPart(each, () => this.#announce()));
  }

  #shelve(part: ReadPart, { unreadable, notAsked }: WalkResult): void {
    const { range, startedAt, chains } = part;
    this.#settings.shelf.put({ range, startedAt, unreadable, notAsked, columns: part.snapshot() });
    this.#beside += chains;
    this.#parts = this.#parts?.slice(1);
  }

  #interrupt(result: WalkResult): ReadingPhase {
    this.#settle(phaseAfter(result, this.#stop.signal.aborted), result);
    throwRefusal(result.error);
    return this.#phase;
  }

  #settle(phase: ReadingPhase, result: WalkResult | undefined): ReadingPhase {
    this.#phase = phase;
    this.#result = result;
    this.#publish(true);
    return phase;
  }

  #announce(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    this.#settings.schedule(() => {
      if (this.#scheduled) this.#publish(this.#underWay >= this.#snapshotAt * GROWTH);
    });
  }

  #publish(withColumns: boolean): void {
    this.#scheduled = false;
    this.#progress = progressOf(this.#beside, this.#parts ?? []);
    const isShown = this.#state?.readAt === this.#readAt && this.#shelved === this.#settings.shelf.columns;
    if (withColumns || !isShown) this.#state = this.#newState(withColumns);
    for (const listener of this.#listeners) listener();
  }

  get #underWay(): number {
    return (this.#parts ?? []).reduce((sum, { chains }) => sum + chains, 0);
  }

  get #readAt(): number | undefined {
    const begun = this.#parts?.find(({ progress }) => progress !== undefined);
    return begun?.startedAt ?? this.#settings.shelf.readAt;
  }

  #newState(withColumns: boolean): ReadingState {
    const { shelf, range, metadata, now } = this.#settings;
    const former = withColumns || this.#shelved !== shelf.columns ? undefined : this.#state?.columns;
    return {
      phase: this.#phase,
      result: this.#result,
      columns: former ?? this.#snapshot(),
      chains: this.#beside + this.#snapshotAt,
      readAt: this.#readAt,
      readUntil: this.#phase === "complete" ? shelf.readUntil(range.surveys) : undefined,
      unreadable: shelf.unreadable + (this.#result?.unreadable ?? 0),
      notAsked: shelf.notAsked + (this.#result?.notAsked ?? 0),
      lacksMetadata: !metadata && shelf.lacksMetadata(range, now()),
    };
  }

  #snapshot(): Columns {
    this.#shelved = this.#settings.shelf.columns;
    this.#snapshotAt = this.#underWay;
    const begun = (this.#parts ?? []).filter(({ chains }) => chains > 0);
    return begun.reduce((columns, part) => mergeReread(columns, part.snapshot()), this.#shelved);
  }
}
