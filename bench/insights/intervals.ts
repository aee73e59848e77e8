// How often the 95 % intervals beside numbers hold the truth: of scores, of differences between two of them, of means and of
// shares.
import { meanInterval } from "../../src/analysis/answers/means-over-time.ts";
import { scoreDifference, scoreInterval } from "../../src/analysis/interval.ts";
import type { Counts } from "../../src/analysis/score.ts";
import { RandomBits } from "../../src/lib/statistics/random-bits.ts";
import { show } from "./goal.ts";

const DRAWS = 4000;

interface Interval {
  readonly low: number;
  readonly high: number;
}

function measure(what: string, truth: number, draw: (random: RandomBits) => Interval | undefined): void {
  const random = new RandomBits(20_261);
  let held = 0;
  for (let at = 0; at < DRAWS; at++) {
    const interval = draw(random);
    if (interval !== undefined && interval.low <= truth && truth <= interval.high) held += 1;
  }
  show(`intervals of ${what} that hold the truth`, (100 * held) / DRAWS, "%", { least: 92, most: 98 });
}

/** Promoters and bottom of 100. */
type Shares = readonly [top: number, bottom: number];

const USUAL: Shares = [47, 19];
const BEFORE: Shares = [52, 16];

const scoreOf = ([top, bottom]: Shares): number => top - bottom;

function drawScores([top, bottom]: Shares, answers: number, random: RandomBits): Counts {
  const counts = { top: 0, middle: 0, bottom: 0 };
  for (let one = 0; one < answers; one++) {
    const at = 100 * random.next();
    const bucket = at < top ? "top" : at >= 100 - bottom ? "bottom" : "middle";
    counts[bucket] += 1;
  }
  return counts;
}

/** Of 100, of a score without a bottom. */
const [TOP, TOP_BEFORE] = [78, 84];

const drawShare = (top: number, answers: number, random: RandomBits): Counts => ({
  ...drawScores([top, 0], answers, random),
  isShare: true,
});

function drawMean(weights: readonly number[], answers: number, random: RandomBits): Interval | undefined {
  let [sum, squares] = [0, 0];
  for (let one = 0; one < answers; one++) {
    let left = 100 * random.next();
    const value = weights.findIndex((weight) => (left -= weight) < 0);
    sum += value;
    squares += value ** 2;
  }
  return meanInterval({ count: answers, sum, squares }, { least: 0, most: weights.length - 1 })?.interval;
}

/** Of 100 answers how many are 0, 1, 2 and so on. */
const GRADES = [5, 5, 10, 20, 35, 25];
const YES = [40, 60];
const meanOf = (weights: readonly number[]): number =>
  weights.reduce((sum, weight, value) => sum + (weight * value) / 100, 0);

/** Beside every number that has one: the trend, tables, headlines, means over time. */
export function intervals(): void {
  for (const answers of [30, 300]) {
    measure(`a score of ${answers} answers`, scoreOf(USUAL), (random) =>
      scoreInterval(drawScores(USUAL, answers, random)),
    );
    measure(
      `a difference of scores of ${answers} and ${2 * answers} answers`,
      scoreOf(USUAL) - scoreOf(BEFORE),
      (random) =>
        scoreDifference(drawScores(USUAL, answers, random), drawScores(BEFORE, 2 * answers, random)),
    );
    measure(`a share of ${answers} answers in the top`, TOP, (random) =>
      scoreInterval(drawShare(TOP, answers, random)),
    );
    measure(
      `a difference of shares of ${answers} and ${2 * answers} answers in the top`,
      TOP - TOP_BEFORE,
      (random) =>
        scoreDifference(drawShare(TOP, answers, random), drawShare(TOP_BEFORE, 2 * answers, random)),
    );
    measure(`a mean of ${answers} grades`, meanOf(GRADES), (random) => drawMean(GRADES, answers, random));
    measure(`a share of yes of ${answers} answers`, meanOf(YES), (random) => drawMean(YES, answers, random));
  }
}
