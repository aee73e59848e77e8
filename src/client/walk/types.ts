/** What a walk over all matching rows asks for and tells: its pages, its progress, its end. */
import { type ClientError, ApiError } from "../http/errors.ts";
import type { RequestOptions } from "../http/http.ts";
import type { Page, PagingFault } from "../page.ts";

export interface Identified {
  readonly _id: string;
}

export type WalkedPage<Row> = Omit<Page<Row>, "previousSkip">;

/** Reads the page that starts at `skip`. Throws an `ApiError`. */
export type FetchPage<Row> = (skip: number, options: RequestOptions) => Promise<WalkedPage<Row>>;

/** `along`: pages from the first on. `spread`: always all over the list, so that they tell of all of it. */
export type PageOrder = "along" | "spread";

export interface WalkProgress {
  /** Rows received so far, each once. */
  readonly read: number;
  /** Rows that there are; undefined while nothing is known, an estimate unless `exact`. */
  readonly expected: number | undefined;
  readonly exact: boolean;
  readonly pagesRead: number;
  readonly pagesKnown: number;
}

/** Neighbouring pages that could not be read, counted from 1. */
export interface Gap {
  readonly firstPage: number;
  /** Undefined where everything from `firstPage` on is missing and the end is not known. */
  readonly lastPage: number | undefined;
  /** Pages that there are; undefined while the end is not known. */
  readonly ofPages: number | undefined;
  /** True where some of it was read before, though where it lies now is not known. */
  readonly isInPart?: true;
}

/** Why a walk ended before its end. */
export type WalkStop =
  | { readonly reason: "cancelled" }
  /** So many pages failed in a row, or one failed in such a way, that going on makes no sense. */
  | { readonly reason: "failed"; readonly error: ClientError }
  /** The deployment's links lead nowhere. */
  | { readonly reason: PagingFault }
  /** The deployment sends the same rows whatever skip says. */
  | { readonly reason: "repeated-page" }
  | { readonly reason: "too-many-pages"; readonly pages: number }
  /** Rows kept moving between pages, however often they were read again. */
  | { readonly reason: "kept-moving" };

export interface WalkResult {
  /** True when every row that was there throughout has been handed over: no gap, nothing moved unseen, no stop. */
  readonly complete: boolean;
  /** Rows handed over, each `_id` once. */
  readonly chains: number;
  /** Rows that came in a form that can't be read, and were not handed over. */
  readonly unreadable: number;
  /** Rows that came though the query excludes them. */
  readonly notAsked: number;
  readonly gaps: readonly Gap[];
  /** Pages that were read again because rows had moved. */
  readonly shifted: number;
  readonly stopped: WalkStop | undefined;
  /** True where it came as one stream, which costs the deployment no more than a page or two. */
  readonly streamed?: boolean | undefined;
  /** The last failure of a page in `gaps`. */
  readonly error: ClientError | undefined;
}

/** The result of a reading to the end that left nothing out. */
export const wholeWalk = (chains: number): WalkResult => ({
  complete: true,
  chains,
  unreadable: 0,
  notAsked: 0,
  gaps: [],
  shifted: 0,
  stopped: undefined,
  error: undefined,
});

/** The result of a walk that ended with `error` after `chains` rows had been handed over. */
export const failedWalk = (error: ClientError, chains: number): WalkResult => ({
  ...wholeWalk(chains),
  complete: false,
  stopped: error.kind === "cancelled" ? { reason: "cancelled" } : { reason: "failed", error },
  error: error.kind === "cancelled" ? undefined : error,
});

/** `reading`: under way or about to be. `stopped`: by the person. `incomplete`: something could not be read. */
export type ReadingPhase = "reading" | "complete" | "stopped" | "incomplete";

/** A run that was paused because its last subscriber left continues with the next one: it counts as under way. */
export function phaseAfter(
  { complete, stopped }: Pick<WalkResult, "complete" | "stopped">,
  byPerson: boolean,
): ReadingPhase {
  if (complete) return "complete";
  if (stopped?.reason !== "cancelled") return "incomplete";
  return byPerson ? "stopped" : "reading";
}

/** Throws an `ApiError` where the token was refused: everything else that ends a walk is part of its result. */
export function throwRefusal(error: ClientError | undefined): void {
  if (error?.kind === "http" && error.status === 401) throw new ApiError(error);
}
