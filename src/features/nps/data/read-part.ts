import type { Columns } from "../../../analysis/columns/columns.ts";
import type { ReadRange } from "../../../analysis/coverage.ts";
import type { WalkProgress, WalkResult } from "../../../client/walk/types.ts";

/** A range on its way into columns, wherever that happens. */
export interface ReadPart {
  readonly range: ReadRange;
  /** When the first page was asked for, in unix milliseconds. */
  readonly startedAt: number;
  /** Undefined before the first page. */
  readonly progress: WalkProgress | undefined;
  /** Chains that a snapshot holds. */
  readonly chains: number;
  readonly snapshot: () => Columns;
  /** Reads on until the end or `signal`; failures are part of the result. */
  readonly run: (signal: AbortSignal) => Promise<WalkResult>;
}

/** Begins a part; `announce` is called whenever there is more to show. */
export type StartPart = (range: ReadRange, announce: () => void) => ReadPart;

/** Of what is under way a snapshot is taken when it has grown by a seventh: all of them cost what eight do. */
export const GROWTH = 8 / 7;
