import { ColumnBuilder } from "../../../analysis/column-builder.ts";
import { timeSpan, type Columns } from "../../../analysis/columns.ts";
import {
  addReading,
  missing,
  NOTHING_READ,
  type Coverage,
  type Reading as ReadRange,
} from "../../../analysis/coverage.ts";
import { mergeReread } from "../../../analysis/reread.ts";

/** So long an open chain can still change, in seconds: what is younger is read again. */
export const OVERLAP = 86_400;
/** So long what was just read counts as read, whatever may have arrived since, in milliseconds. */
const FRESH_MS = 600_000;
/** A chain from further ahead than this has a wrong time, and tells nothing about the clock of the deployment. */
const PLAUSIBLE_AHEAD = 7 * 86_400;

/** One range that was read to its end. */
export interface WholeRange {
  readonly range: ReadRange;
  readonly columns: Columns;
  /** When reading began, in unix milliseconds. */
  readonly startedAt: number;
  /** Rows that could not be read and are missing from the columns. */
  readonly unreadable: number;
}

type Remembered = Omit<WholeRange, "columns">;

const nothing = (): Columns => new ColumnBuilder().snapshot();

/** What was read of the chains of one kind, and of which surveys and seconds. */
export class Shelf {
  #columns = nothing();
  /** What need not be read again. */
  #settled: Coverage = NOTHING_READ;
  #recent: readonly Remembered[] = [];
  #readAt: number | undefined;
  #damaged: readonly Remembered[] = [];

  /** When the last reading began that was put here, in unix milliseconds. */
  get readAt(): number | undefined {
    return this.#readAt;
  }

  get columns(): Columns {
    return this.#columns;
  }

  /** Rows that came in a form that can't be read. */
  get unreadable(): number {
    return this.#damaged.reduce((sum, { unreadable }) => sum + unreadable, 0);
  }

  /** What of a range must be read. `now` in unix milliseconds; `freshMs` is how long nothing new is looked for. */
  missing(range: ReadRange, now: number, freshMs = FRESH_MS): readonly ReadRange[] {
    const fresh = this.#recent.filter(({ startedAt }) => Math.abs(now - startedAt) < freshMs);
    return missing(fresh.map((each) => each.range).reduce(addReading, this.#settled), range);
  }

  /** Takes what was read in the place of whatever was there of that range. */
  put({ range, columns, startedAt, unreadable }: WholeRange): void {
    this.#columns = mergeReread(this.#columns, columns, range);
    this.#settled = addReading(this.#settled, { ...range, to: this.#settledUntil(range, startedAt) });
    this.#readAt = startedAt;
    const read = { range, startedAt, unreadable };
    this.#recent = [...this.#recent.filter((each) => Math.abs(startedAt - each.startedAt) < FRESH_MS), read];
    this.#damaged = [...this.#damaged.filter((each) => !isWithin(each.range, range)), read].filter(
      (each) => each.unreadable > 0,
    );
  }

  /** Neither this device's clock nor the deployment's can be trusted alone: the newest chain is asked, too. */
  #settledUntil({ to }: ReadRange, startedAt: number): number {
    const begun = Math.floor(startedAt / 1000);
    const last = timeSpan(this.#columns)?.last ?? 0;
    const newest = last > begun + PLAUSIBLE_AHEAD ? 0 : last;
    return Math.min(to, begun - OVERLAP, to <= newest ? to : newest - OVERLAP);
  }
}

const isWithin = (inner: ReadRange, outer: ReadRange): boolean =>
  inner.from >= outer.from &&
  inner.to <= outer.to &&
  (outer.surveys.length === 0 ||
    (inner.surveys.length > 0 && inner.surveys.every((survey) => outer.surveys.includes(survey))));
