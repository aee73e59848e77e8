/**
 * A score of a whole list, estimated from some of its pages, which lie spread over it. A page is a cluster: what one person
 * answers is more like the next one's than like anybody's, and a score drifts along the list. So every page that was
 * not read is taken to be like those on either side of it, and how far pages differ by chance is told by how far each
 * lies from the middle of its neighbours, which leaves out the drift (successive differences of the second order: Wolter,
 * Introduction to Variance Estimation, 2007, section 8.2.1, estimator v3). What was read is certain.
 */
import { tQuantile975 } from "../../lib/statistics/student-t.ts";

/** One page that was read. */
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
