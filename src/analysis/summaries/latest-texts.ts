/** Of any number of answers in words, the latest few: so many as a person reads at once. */

/** An answer in words, and whose it is. */
export interface TextAnswer {
  readonly chainId: string;
  /** Unix seconds. */
  readonly createdAt: number;
  /** The respondent's language code; may be empty. */
  readonly language: string;
  readonly text: string;
}

const LATEST = 50;

/** The latest first: by time, then by chain. */
const byTime = (a: TextAnswer, b: TextAnswer): number =>
  b.createdAt - a.createdAt || (a.chainId < b.chainId ? 1 : a.chainId > b.chainId ? -1 : 0);

/** The latest 50 of `answers`, the latest first. */
export const latestOf = (answers: readonly TextAnswer[]): TextAnswer[] =>
  answers.toSorted(byTime).slice(0, LATEST);

/** Adds to a list that holds the latest. Sorts only now and then: twice as many as are wanted may wait in it. */
export function keepLatest(list: TextAnswer[], answer: TextAnswer): TextAnswer[] {
  list.push(answer);
  return list.length >= 2 * LATEST ? latestOf(list) : list;
}
