import { scoreInterval } from "../../../../analysis/interval.ts";
import { FEW_ANSWERS, scoreFrom, roundedScore, type Interval } from "../../../../analysis/score.ts";
import type { BucketTally } from "../../../../analysis/slice/tally.ts";

export const HOURS_OF_DAY = 24;

/** An hour of the week as it is drawn. */
export interface HourCell {
  readonly tally: BucketTally;
  /** Rounded; undefined where nobody answered. */
  readonly score: number | undefined;
  readonly interval: Interval | undefined;
  readonly few: boolean;
  readonly hue: "promoter" | "detractor";
  /** How much of its hue it has, 0 to 1: none where few answers say little. */
  readonly strength: number;
}

/** The hours of a week, in their order, as they are drawn. */
export function hourCells(hours: readonly BucketTally[]): readonly HourCell[] {
  return hours.map((tally) => {
    const score = scoreFrom(tally) ?? 0;
    const few = tally.answers < FEW_ANSWERS;
    return {
      tally,
      score: roundedScore(tally),
      interval: scoreInterval(tally),
      few,
      hue: score < 0 ? "detractor" : "promoter",
      strength: few ? 0 : Math.round(Math.abs(score) / 2) / 100,
    };
  });
}
