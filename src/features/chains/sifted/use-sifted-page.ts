import { useSelector } from "@tanstack/react-store";
import { useEffect, useState } from "react";
import { useConnection } from "../../../client/connection.ts";
import type { ResponseChain } from "../../../contract/resources.ts";
import type { FilterOption } from "../../../filters/options.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import type { AllRows, AllRowsState } from "../all/all-rows.ts";
import { allRowsFor, forgetRows, rowsGeneration } from "../all/kept-rows.ts";
import { rowsQuery } from "../all/rows-query.ts";
import { useArrangement } from "../all/use-arrangement.ts";

/** Rows of a page, whatever the API's pages have. */
const PAGE_ROWS = 100;

export interface SiftedPage extends AllRowsState {
  readonly all: AllRows;
  /** The rows of the page that are here. */
  readonly chains: readonly ResponseChain[];
  /** Rows before those of the page, and rows up to its end. */
  readonly start: number;
  readonly end: number;
  /** Rows that fit among what has been read. */
  readonly found: number;
  /** The number of the page, from 1, and of the last one; undefined while nobody knows. */
  readonly number: number;
  readonly lastPage: number | undefined;
  /** True where there is a next page, or may be one. */
  readonly hasNext: boolean;
  /** True while the page is not full, and reading on may fill it. */
  readonly isReadOn: boolean;
  /** True where the reader has ended that. */
  readonly isStopped: boolean;
  readonly stop: () => void;
  readonly goOn: () => void;
  readonly readAgain: () => void;
}

/** The page that the address asks for of what the API can't be asked for: what fits among the rows of its list. */
export function useSiftedPage(screen: Screen, surveys: readonly FilterOption[]): SiftedPage {
  const connection = useConnection();
  // Another list is kept once this one is forgotten.
  useSelector(rowsGeneration(connection));
  const all = allRowsFor(connection, rowsQuery(screen));
  const state = useSelector(all.store);
  const version = useSelector(all.rows.version);
  useArrangement(all, screen, surveys);
  const [stopped, setStopped] = useState<AllRows>();
  const { phase, arranged, arranging } = state;
  const found = arranged?.rows.length ?? 0;
  const isWhole = phase === "complete" && !arranging;
  const lastPage = isWhole ? Math.max(1, Math.ceil(found / PAGE_ROWS)) : undefined;
  const asked = screen.values.page ?? 1;
  const number = Math.min(asked, lastPage ?? asked);
  const start = (number - 1) * PAGE_ROWS;
  const isFull = !arranging && found >= start + PAGE_ROWS;
  const rows = [...(arranged?.rows.subarray(start, start + PAGE_ROWS) ?? [])];
  useEffect(() => all.rows.want(rows));
  const isStopped = stopped === all && !isFull && !isWhole;
  return {
    ...state,
    all,
    chains: chainsOf(all, rows, version),
    start,
    end: start + rows.length,
    found,
    number,
    lastPage,
    hasNext: found > start + PAGE_ROWS || (isFull && !isWhole),
    isReadOn: !isFull && !isStopped && phase !== "complete",
    isStopped,
    stop: () => setStopped(all),
    goOn: () => setStopped(undefined),
    readAgain: () => forgetRows(connection),
  };
}

/** The rows that are here by that version of their cache. */
const chainsOf = ({ rows: cache }: AllRows, rows: readonly number[], _version: number) =>
  rows.flatMap((row) => cache.get(row) ?? []);
