import { createStore } from "@tanstack/react-store";
import type { Columns } from "../../../analysis/columns/columns.ts";
import type { ReadRange } from "../../../analysis/coverage.ts";
import { chainsBeside, mergeReread } from "../../../analysis/reread.ts";
import type { ReadingPhase, WalkProgress, WalkResult } from "../../../client/walk/types.ts";
import { Runs } from "../../../reading/reading.ts";
import type { ColumnStore } from "./column-store.ts";
import { type ReadRequest, GROWTH, type ReadPart, type StartPart } from "./read-request.ts";

export interface ColumnsState extends Pick<WalkResult, "unreadable" | "notAsked"> {
  readonly phase: ReadingPhase;
  /** Everything that was read, whether this reading asks for it or not. */
  readonly columns: Columns;
  /** Chains in the columns that this reading asks for; told until it is complete. */
  readonly chains: number;
  /** How the last walk ended that did not reach its end. */
  readonly result: WalkResult | undefined;
  /** When the latest reading began that was finished or is under way, in unix milliseconds. */
  readonly readAt: number | undefined;
  /** Until when everything was read, in unix seconds; undefined unless complete. */
  readonly readUntil: number | undefined;
  /** True where what was read last came as one stream. */
  readonly streamed: boolean;
  /** True where chains come without their metadata from this device, and it was not asked for. */
  readonly lacksMetadata: boolean;
}

interface ColumnsReadingSettings extends Pick<ReadRequest, "range" | "metadata"> {
  readonly startPart: StartPart;
  /** In unix milliseconds. */
  readonly now: () => number;
  readonly columnStore: ColumnStore;
  /** Calls back later. */
  readonly schedule: (callback: () => void) => void;
}

let named = 0;

/** Reads what is missing of one range and puts it into the store. Subscribers hear of it when it is due. */
export class ColumnsReading {
  /** A name that no other reading ever had. */
  readonly name = (named += 1);
  /** Apart from the state, since it changes many times as often. Undefined before the first page. */
  readonly progress = createStore<ReadProgress | undefined>(undefined);
  readonly #settings: ColumnsReadingSettings;
  readonly #runs = new Runs();
  readonly #published = createStore<ColumnsState | undefined>(undefined);
  /** What is still to be read, the first of them under way; undefined before that is looked into. */
  #parts: readonly ReadPart[] | undefined;
  /** Chains of the range that need not be read. */
  #beside = 0;
  #phase: ReadingPhase;
  #result: WalkResult | undefined;
  #state: ColumnsState | undefined;
  /** What the state's columns were made of. */
  #stored: Columns | undefined;
  #snapshotAt = 0;
  #scheduled = false;

  constructor(settings: ColumnsReadingSettings) {
    this.#settings = settings;
    const missing = this.#missing();
    this.#phase = missing.length === 0 ? "complete" : "reading";
    if (this.#phase === "reading") {
      this.#beside = chainsBeside(settings.columnStore.columns, settings.range, missing);
    }
  }

  /** The state, which also follows what other readings put into the store. */
  readonly state = {
    get: (): ColumnsState => {
      if (this.#state === undefined || this.#stored !== this.#settings.columnStore.columns) {
        this.#state = this.#newState(true);
      }
      return this.#state;
    },
    subscribe: (listener: (state: ColumnsState) => void) =>
      this.#published.subscribe(() => listener(this.state.get())),
  };

  /**
   * Reads what is missing, and ends with it, with `signal` or with `stop`; with `lookForNew`, also what may have
   * arrived or changed since. Throws only where the token is refused: every other failure is part of the state.
   */
  async run(signal: AbortSignal, lookForNew = false): Promise<ReadingPhase> {
    await this.#runs.next(signal, {
      read: (either) => this.#read(either, lookForNew),
      settle: (phase, result) => this.#settle(phase, result),
    });
    return this.#phase;
  }

  /** Ends the run. What was read stays; another run goes on from there. */
  readonly stop = (): void => this.#runs.stop();

  /** Ends for good: what it read is forgotten, and another reading takes its place. */
  readonly retire = (): void => {
    this.#runs.stop();
    this.#publish(true);
  };

  #missing(freshMs?: number): readonly ReadRange[] {
    const { columnStore, range, metadata, now } = this.#settings;
    return columnStore.missing(range, now(), { freshMs, metadata });
  }

  /** Undefined where everything was read. */
  async #read(signal: AbortSignal, lookForNew: boolean): Promise<WalkResult | undefined> {
    const parts = this.#parts ?? this.#plan(lookForNew ? 0 : undefined);
    this.#parts = parts;
    if (parts.length > 0) this.#settle("reading", undefined);
    for (const part of parts) {
      const result = await part.run(signal);
      if (!result.complete) return result;
      this.#put(part, result);
    }
    this.#parts = undefined;
    return undefined;
  }

  #plan(freshMs: number | undefined): readonly ReadPart[] {
    const ranges = this.#missing(freshMs);
    const { columnStore, range } = this.#settings;
    this.#beside = chainsBeside(columnStore.columns, range, ranges);
    // The newest first: it is what people look for, and mostly short.
    return ranges
      .toSorted((a, b) => b.to - a.to)
      .map((each) => this.#settings.startPart(each, () => this.#announce()));
  }

  #put(part: ReadPart, { unreadable, notAsked, streamed }: WalkResult): void {
    const { range, startedAt, chains } = part;
    const { columnStore } = this.#settings;
    columnStore.put({ range, startedAt, unreadable, notAsked, streamed, columns: part.snapshot() });
    this.#beside += chains;
    this.#parts = this.#parts?.slice(1);
  }

  #settle(phase: ReadingPhase, result: WalkResult | undefined): void {
    this.#phase = phase;
    this.#result = result;
    this.#publish(true);
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
    const progress = progressOf(this.#beside, this.#parts ?? []);
    const isShown =
      this.#state?.readAt === this.#readAt && this.#stored === this.#settings.columnStore.columns;
    if (withColumns || !isShown) this.#state = this.#newState(withColumns);
    this.progress.setState(() => progress);
    this.#published.setState(() => this.#state);
  }

  get #underWay(): number {
    return (this.#parts ?? []).reduce((sum, { chains }) => sum + chains, 0);
  }

  get #readAt(): number | undefined {
    const begun = this.#parts?.find(({ progress }) => progress !== undefined);
    return begun?.startedAt ?? this.#settings.columnStore.readAt;
  }

  #newState(withColumns: boolean): ColumnsState {
    const { columnStore, range, metadata, now } = this.#settings;
    const readAt = this.#readAt;
    const former = withColumns || this.#stored !== columnStore.columns ? undefined : this.#state?.columns;
    return {
      phase: this.#phase,
      result: this.#result,
      columns: former ?? this.#snapshot(),
      chains: this.#beside + this.#snapshotAt,
      readAt,
      // Dates that have ended were read after their end.
      readUntil:
        this.#phase === "complete" && readAt !== undefined
          ? (columnStore.readUntil(range.surveys) ?? Math.floor(readAt / 1000))
          : undefined,
      unreadable: columnStore.unreadable + (this.#result?.unreadable ?? 0),
      notAsked: columnStore.notAsked + (this.#result?.notAsked ?? 0),
      streamed: columnStore.streamed,
      lacksMetadata: !metadata && columnStore.lacksMetadata(range, now()),
    };
  }

  #snapshot(): Columns {
    this.#stored = this.#settings.columnStore.columns;
    this.#snapshotAt = this.#underWay;
    const begun = (this.#parts ?? []).filter(({ chains }) => chains > 0);
    return begun.reduce((columns, part) => mergeReread(columns, part.snapshot()), this.#stored);
  }
}

/** How far a reading has come, in chains. */
interface ReadProgress extends Pick<WalkProgress, "read" | "expected" | "exact"> {
  /** Pages of the list, where nothing but it is read and its end is known. */
  readonly pages?: number | undefined;
}

/** The progress of several walks together; `beside` chains need not be read. Undefined before the first page. */
export function progressOf(
  beside: number,
  parts: readonly Pick<ReadPart, "progress">[],
): ReadProgress | undefined {
  const begun = parts.flatMap(({ progress }) => progress ?? []);
  if (begun.length === 0 && beside === 0) return undefined;
  const read = begun.reduce((sum, progress) => sum + progress.read, beside);
  const known = begun.every(({ expected }) => expected !== undefined) && begun.length === parts.length;
  return {
    read,
    expected: known ? begun.reduce((sum, { expected = 0 }) => sum + expected, beside) : undefined,
    exact: known && begun.every(({ exact }) => exact),
    ...(beside === 0 && parts.length === 1 && begun[0]?.exact === true && { pages: begun[0].pagesKnown }),
  };
}
