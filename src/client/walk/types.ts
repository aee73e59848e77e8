/** What a walk over all matching rows asks for and tells: its pages, its progress, its end. */
import type { ClientError } from "../http/errors.ts";
import type { RequestOptions } from "../http/http.ts";
import type { Page, PagingFault } from "../page.ts";

export interface Identified {
  readonly _id: string;
}

/** The parts of a page that a walk needs. */
export type WalkedPage<Row> = Pick<
  Page<Row>,
  "rows" | "unreadable" | "notAsked" | "margin" | "received" | "ids" | "nextSkip" | "pagingFault"
>;

/** Reads the page that starts at `skip`. Throws an `ApiError`. */
export type FetchPage<Row> = (skip: number, options: RequestOptions) => Promise<WalkedPage<Row>>;

/**
 * In which order pages are read. `along`: from the first on. `spread`: so that what was read always lies all over the list,
 * and tells of all of it.
 */
export type PageOrder = "along" | "spread";

export interface WalkProgress {
  /** Rows received so far, each once. */
  readonly read: number;
  /** Rows that there are; undefined while nothing is known, an estimate unless `exact`. */
  readonly expected: number | undefined;
  readonly exact: boolean;
  readonly pagesRead: number;
  /** Pages that are known to exist. */
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
  readonly unreadable: number;
  /** Rows that came though the query excludes them. */
  readonly notAsked: number;
  readonly gaps: readonly Gap[];
  /** Pages that were read again because rows had moved. */
  readonly shifted: number;
  readonly stopped: WalkStop | undefined;
  /** The last failure of a page in `gaps`. */
  readonly error: ClientError | undefined;
}
