import { describe, expect, test } from "vitest";
import { RandomBits } from "../../lib/statistics/random-bits.ts";
import type { TrendPoint } from "../changes/changes.ts";
import { makeHistories } from "../changes/histories.fixture.ts";
import { clearAmong, whatFollowed } from "./what-followed.ts";

const HISTORIES = 800;
const PERIODS = 24;

/** The part of histories in which one of `events` dates, drawn for each, is told as followed by a difference. */
function told(
  histories: readonly TrendPoint[][],
  events: number,
  dateIn: (trend: readonly TrendPoint[], at: number) => number,
): number {
  const random = new RandomBits(7);
  const found = histories.filter((trend) => {
    const dates = Array.from({ length: events }, () => dateIn(trend, random.next()));
    return clearAmong(dates.map((date) => whatFollowed(trend, date))).includes(true);
  });
  return found.length / histories.length;
}

const anyDate = (trend: readonly TrendPoint[], at: number): number => (trend.at(-1)?.period.end ?? 0) * at;
const atTheFall = (trend: readonly TrendPoint[]): number => trend[PERIODS / 2]?.period.start ?? 0;

describe(`over ${HISTORIES} histories of 24 months`, () => {
  const quiet = { periods: PERIODS, score: () => 28 };

  test.each([1, 3, 10])(
    "with %i random dates at most 6 %% of the quiet ones are told as different",
    (events) => {
      expect(told(makeHistories(HISTORIES, quiet, 11), events, anyDate)).toBeLessThanOrEqual(0.06);
    },
  );

  test("a fall of 10 with 100 to 300 answers a period is told in at least 80 %", () => {
    const fall = { periods: PERIODS, score: (place: number) => (place < PERIODS / 2 ? 28 : 18), fewest: 100 };
    expect(told(makeHistories(HISTORIES, fall, 12), 1, atTheFall)).toBeGreaterThanOrEqual(0.8);
  });
});
