/** One page of what the API can't be asked for: cut from what fits among the rows of its list, as far as they are read. */
import type { AllRows, AllRowsState } from "./all-rows.ts";
import { PAGE_ROWS } from "../queries/page-place.ts";

export type ClientFilteredPage = ReturnType<typeof clientFilteredPage>;

interface Asked {
  /** The page that the address asks for, from 1. */
  readonly page: number;
  /** True where reading on was stopped. */
  readonly isStopped: boolean;
  /** The version of the rows that are here, of which `all` itself tells nothing. */
  readonly version: number;
}

export function clientFilteredPage(all: AllRows, state: AllRowsState, asked: Asked) {
  const { phase, arranged, arranging, failure } = state;
  const found = arranged?.rows.length ?? 0;
  const isWhole = phase === "complete" && !arranging;
  const lastPage = isWhole ? Math.max(1, Math.ceil(found / PAGE_ROWS)) : undefined;
  const number = Math.min(asked.page, lastPage ?? asked.page);
  const start = (number - 1) * PAGE_ROWS;
  // Before everything is read, only what stays where it is fills a page; once nothing more is read, what there is.
  const settled = isWhole ? found : (arranged?.settled ?? 0);
  const isFull = !arranging && settled >= start + PAGE_ROWS;
  const isStopped = asked.isStopped && !isFull && !isWhole;
  const isReadOn = !isFull && !isStopped && phase !== "complete";
  const isGrowing = isReadOn && phase === "reading";
  const end = Math.min(start + PAGE_ROWS, isFull || isGrowing ? settled : found);
  const rows = [...(arranged?.rows.subarray(start, Math.max(start, end)) ?? [])];
  const chains = rows.flatMap((row) => all.rows.get(row) ?? []);
  return {
    ...state,
    all,
    /** The numbers of the rows of the page, and those of them that are here. */
    rows,
    chains,
    start,
    end: start + rows.length,
    size: { rows: found, pages: lastPage, exact: isWhole },
    number,
    hasNext: found > start + PAGE_ROWS || (isFull && !isWhole),
    /** True while rows may come where there is none. */
    isWaiting: chains.length === 0 && (rows.length > 0 || isGrowing || (arranging && failure === undefined)),
    /** True while the page is not full, and reading on may fill it. */
    isReadOn,
    /** True where the reader has ended that. */
    isStopped,
  };
}
