/** The score of a list that is still being read, for whatever it is sliced by. */
import { COUNTED_BUCKETS, UNCOUNTED } from "../columns/scored-cells.ts";
import type { Columns } from "../columns/columns.ts";
import { compileFilter, type SliceFilter } from "../slice/slice-filter.ts";
import { tQuantile975 } from "../../lib/statistics/normal-distribution.ts";

const BALANCE = COUNTED_BUCKETS.map((bucket) => ({ top: 1, middle: 0, bottom: -1 })[bucket]);

/** `ofPages` is how many the list has. Undefined where that, or the pages of the rows, are not known, or too few were read. */
export function listEstimate(
  columns: Columns,
  ofPages: number | undefined,
  filter: SliceFilter,
): ScoreEstimate | undefined {
  const { cell, pages } = columns;
  if (pages === undefined || ofPages === undefined) return undefined;
  const { first, last, cells, buckets, mask } = compileFilter(columns, filter);
  const isRead = new Uint8Array(ofPages);
  for (const page of pages) isRead[page] = 1;
  const answers = new Uint32Array(ofPages);
  const balance = new Int32Array(ofPages);
  for (let row = first; row < last; row++) {
    const own = cell[row] ?? 0;
    const page = pages[row] ?? 0;
    const passes = mask === undefined || mask.passing[mask.index[row] ?? 0] === 1;
    const bucket = buckets[own] ?? UNCOUNTED;
    if (!passes || cells[own] !== 0 || bucket >= UNCOUNTED) continue;
    answers[page] = (answers[page] ?? 0) + 1;
    balance[page] = (balance[page] ?? 0) + (BALANCE[bucket] ?? 0);
  }
  const read = Array.from(isRead.keys()).filter((page) => isRead[page] === 1);
  return pageEstimate(
    read.map((page) => ({ page, answers: answers[page] ?? 0, balance: balance[page] ?? 0 })),
    ofPages,
  );
}

export interface ReadPage {
  /** Its place in the list, from 0. */
  readonly page: number;
  /** Answers that count. */
  readonly answers: number;
  /** Top minus bottom. */
  readonly balance: number;
}

/** A score, −100 to 100, and how far the score of the whole list lies from it at most, 19 times in 20. */
export interface ScoreEstimate {
  readonly score: number;
  readonly margin: number;
}

/** Fewer pages tell too little of how far pages differ. */
const FEWEST = 6;

/** `read` in the order of the list of `pages` pages; undefined where that is too little, or all of it. */
export function pageEstimate(read: readonly ReadPage[], pages: number): ScoreEstimate | undefined {
  if (read.length < FEWEST || read.length >= pages) return undefined;
  const weights = read.map((_, at) => 1 + unreadBeside(read, at, pages));
  const sum = (of: (page: ReadPage) => number) =>
    read.reduce((total, page, at) => total + (weights[at] ?? 0) * of(page), 0);
  const answers = sum((page) => page.answers);
  if (answers === 0) return undefined;
  const ratio = sum((page) => page.balance) / answers;
  const residuals = read.map((page) => page.balance - ratio * page.answers);
  const uncertain = weights.reduce((total, weight) => total + (weight - 1) ** 2, pages - read.length);
  const deviation = Math.sqrt(uncertain * variance(residuals)) / answers;
  const margin = 100 * deviation * tQuantile975(Math.floor((read.length - 2) / 2));
  return { score: 100 * ratio, margin };
}

/** Pages that were not read and that a page stands for: half of those up to its neighbours, all up to an end. */
function unreadBeside(read: readonly ReadPage[], at: number, pages: number): number {
  const page = read[at]?.page ?? 0;
  const [before, after] = [read[at - 1]?.page, read[at + 1]?.page];
  const ahead = before === undefined ? page : (page - before - 1) / 2;
  const behind = after === undefined ? pages - 1 - page : (after - page - 1) / 2;
  return ahead + behind;
}

function variance(residuals: readonly number[]): number {
  let squares = 0;
  for (let at = 1; at < residuals.length - 1; at++) {
    const [before = 0, own = 0, after = 0] = residuals.slice(at - 1, at + 2);
    squares += (before - 2 * own + after) ** 2;
  }
  return squares / (6 * (residuals.length - 2));
}
