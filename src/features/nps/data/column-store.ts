import { ColumnBuilder } from "../../../analysis/columns/column-builder.ts";
import { timeSpan, type Columns } from "../../../analysis/columns/columns.ts";
import {
  addRange,
  joinCoverage,
  missing,
  NOTHING_READ,
  type Coverage,
  type ReadRange,
} from "../../../analysis/coverage.ts";
import { mergeReread } from "../../../analysis/reread.ts";
import type { WalkResult } from "../../../client/walk/types.ts";

/** So long an open chain can still change, in seconds: what is younger is read again. */
export const OVERLAP = 86_400;
/** So long what was just read counts as read, whatever may have arrived since, in milliseconds. */
const FRESH_MS = 600_000;
/** A chain from further ahead than this has a wrong time, and tells nothing about the clock of the deployment. */
const PLAUSIBLE_AHEAD = 7 * 86_400;

/** One range that was read to its end. */
export interface WholeRange extends Pick<WalkResult, "unreadable" | "notAsked" | "streamed"> {
  readonly range: ReadRange;
  readonly columns: Columns;
  /** When reading began, in unix milliseconds. */
  readonly startedAt: number;
}

export type Remembered = Omit<WholeRange, "columns" | "streamed">;

/** What a column store holds and need not read again. */
export interface StoredColumns {
  readonly columns: Columns;
  readonly settled: Coverage;
  readonly damaged: readonly Remembered[];
  readonly readAt: number | undefined;
}

/** What a reading wants of a column store. */
interface MissingOptions {
  /** How long nothing new is looked for, in milliseconds. */
  readonly freshMs?: number | undefined;
  /** True where metadata is asked for, which devices do not keep. */
  readonly metadata?: boolean;
}

const nothing = (): Columns => new ColumnBuilder().snapshot();

/** Columns without rows. */
export const nothingRead = nothing();

/** What was read of the chains of one kind, and of which surveys and seconds. */
export class ColumnStore {
  #columns: Columns;
  /** What need not be read again. */
  #settled = NOTHING_READ;
  /** What need not be read again but for its metadata: it comes from this device. */
  readonly #bare: Coverage;
  #recent: readonly Remembered[] = [];
  #readAt: number | undefined;
  #streamed = false;
  #ends: readonly ReadEnd[] = [];
  #damaged: readonly Remembered[];
  readonly #onChange: (columnStore: ColumnStore) => void;

  /** The second is what it begins with: what this device has kept of it, or columns without rows. */
  constructor(
    onChange: (columnStore: ColumnStore) => void = () => undefined,
    { columns = nothing(), settled = NOTHING_READ, damaged = [], readAt }: Partial<StoredColumns> = {},
  ) {
    this.#onChange = onChange;
    this.#columns = columns;
    this.#bare = settled;
    this.#damaged = damaged;
    this.#readAt = readAt;
  }

  /** When the last reading began that was put here, in unix milliseconds. */
  get readAt(): number | undefined {
    return this.#readAt;
  }

  /** True where what was put here last came as one stream. */
  get streamed(): boolean {
    return this.#streamed;
  }

  /** Until when all of `surveys` was read, in unix seconds; undefined where nothing was since this column store is there. */
  readUntil(surveys: readonly string[]): number | undefined {
    const endOf = (survey: string | undefined) =>
      this.#ends
        .filter((end) => end.surveys.length === 0 || (survey !== undefined && end.surveys.includes(survey)))
        .reduce((latest, { until }) => Math.max(latest, until), 0);
    const earliest = Math.min(...(surveys.length === 0 ? [undefined] : surveys).map(endOf));
    return earliest === 0 ? undefined : earliest;
  }

  get columns(): Columns {
    return this.#columns;
  }

  /** Rows that came in a form that can't be read. */
  get unreadable(): number {
    return this.#damaged.reduce((sum, { unreadable }) => sum + unreadable, 0);
  }

  /** Rows that came without being asked for. */
  get notAsked(): number {
    return this.#damaged.reduce((sum, { notAsked }) => sum + notAsked, 0);
  }

  get contents(): StoredColumns {
    const settled = joinCoverage(this.#bare, this.#settled);
    return { columns: this.#columns, settled, damaged: this.#damaged, readAt: this.#readAt };
  }

  /** What of a range must be read. `now` in unix milliseconds. */
  missing(range: ReadRange, now: number, { freshMs = FRESH_MS, metadata = false }: MissingOptions = {}) {
    const fresh = this.#recent.filter(({ startedAt }) => Math.abs(now - startedAt) < freshMs);
    const settled = metadata ? this.#settled : joinCoverage(this.#bare, this.#settled);
    return missing(fresh.map((each) => each.range).reduce(addRange, settled), range);
  }

  /** True where some of a range is there without its metadata. */
  lacksMetadata(range: ReadRange, now: number): boolean {
    const [all, bare] = [this.missing(range, now, { metadata: true }), this.missing(range, now)];
    return JSON.stringify(all) !== JSON.stringify(bare);
  }

  /** Takes what was read in the place of whatever was there of that range. */
  put({ range, columns, startedAt, unreadable, notAsked, streamed = false }: WholeRange): void {
    this.#streamed = streamed;
    this.#columns = mergeReread(this.#columns, columns, range);
    this.#settled = addRange(this.#settled, { ...range, to: this.#settledUntil(range, startedAt) });
    this.#readAt = startedAt;
    this.#ends = withEnd(this.#ends, { range, columns, startedAt });
    const read = { range, startedAt, unreadable, notAsked };
    this.#recent = [...this.#recent.filter((each) => Math.abs(startedAt - each.startedAt) < FRESH_MS), read];
    this.#damaged = [...this.#damaged.filter((each) => !isWithin(each.range, range)), read].filter(
      (each) => each.unreadable + each.notAsked > 0,
    );
    this.#onChange(this);
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

/** Until when everything was read of some surveys; none named is all of them. In unix seconds. */
interface ReadEnd {
  readonly surveys: readonly string[];
  readonly until: number;
}

/** The ends after a range was read; one that ends before the moment of reading tells of no later end. */
function withEnd(
  ends: readonly ReadEnd[],
  { range, columns, startedAt }: Pick<WholeRange, "range" | "columns" | "startedAt">,
) {
  const until = Math.max(Math.floor(startedAt / 1000), timeSpan(columns)?.last ?? 0);
  if (range.from > until || range.to < until) return ends;
  const others = ends.filter(({ surveys }) => String(surveys) !== String(range.surveys));
  return [...others, { surveys: range.surveys, until }];
}
