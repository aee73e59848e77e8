// What is found in made-up data: how often something that is not there, how often what is.
import { findChanges, type TrendPoint } from "../../src/analysis/changes/changes.ts";
import { makeHistories, type History } from "../../src/analysis/changes/histories.fixture.ts";
import { judgeRows } from "../../src/analysis/funnel/judge-rows.ts";
import { makeBreakdowns } from "../../src/analysis/funnel/rows.fixture.ts";
import { mixIntervals } from "../../src/analysis/mix/intervals.ts";
import { differenceParts, sideCounts, type MixCell } from "../../src/analysis/mix/parts.ts";
import type { Counts } from "../../src/analysis/score.ts";
import { RandomBits } from "../../src/lib/statistics/random-bits.ts";
import { show } from "./goal.ts";

const HISTORIES = 400;
const BREAKDOWNS = 2000;
const DIFFERENCES = 400;

const percent = (part: number, of: number): number => (100 * part) / of;
const isFound = (trend: TrendPoint[]): boolean => (findChanges(trend)?.changes.length ?? 0) > 0;
const isPlaced = (trend: TrendPoint[]): boolean =>
  findChanges(trend)?.changes.some(({ since }) => Math.abs(Number(since.date) - 12) <= 1) ?? false;

/** Section 1: changes over 24 months of 60 to 300 answers. */
export function changes(): void {
  const quiet: History = { periods: 24, score: () => 28 };
  const fall: History = { periods: 24, score: (place) => (place < 12 ? 28 : 18) };
  const found = (history: History, seed: number) => makeHistories(HISTORIES, history, seed).filter(isFound);
  const share = (history: History, seed: number) => percent(found(history, seed).length, HISTORIES);
  show("change found where there is none", share(quiet, 11), "%", { most: 6 });
  show("the same with a wobble of 5", share({ ...quiet, wobble: 5 }, 12), "%", { most: 7 });
  const falls = found(fall, 13);
  show("fall of 10 found", percent(falls.length, HISTORIES), "%", { least: 85 });
  show("of these, placed within a month", percent(falls.filter(isPlaced).length, falls.length), "%", {
    least: 65,
  });
}

/** Section 3: rows of a breakdown that do not differ. */
export function breakdowns(): void {
  for (const [least, most] of [
    [20, 400],
    [10, 40],
  ] as const) {
    const same = { rows: 30, top: () => 0.47, answers: [least, most] } as const;
    const called = makeBreakdowns(BREAKDOWNS, same, 14).filter((rows) =>
      judgeRows(rows)?.judgements.some(({ verdict }) => verdict !== "expected"),
    );
    const value = percent(called.length, BREAKDOWNS);
    const rows = `30 equal rows of ${least} to ${most} answers`;
    show(`breakdowns of ${rows} with any called higher or lower`, value, "%", { most: 6 });
  }
}

interface TrueCell {
  readonly shares: readonly [number, number];
  /** Chances of a promoter and a detractor, on either side. */
  readonly chances: readonly [readonly [number, number], readonly [number, number]];
}

const CELLS: readonly TrueCell[] = [
  {
    shares: [0.4, 0.2],
    chances: [
      [0.6, 0.1],
      [0.62, 0.1],
    ],
  },
  {
    shares: [0.3, 0.3],
    chances: [
      [0.45, 0.2],
      [0.4, 0.22],
    ],
  },
  {
    shares: [0.2, 0.2],
    chances: [
      [0.5, 0.15],
      [0.5, 0.15],
    ],
  },
  {
    shares: [0.1, 0.3],
    chances: [
      [0.25, 0.4],
      [0.27, 0.38],
    ],
  },
];

/** Section 2: how often the intervals of scores and mix hold what they are about. */
export function coverage(): void {
  const truth = differenceParts(trueSide(0), trueSide(1));
  for (const answers of [300, 3000]) {
    const random = new RandomBits(answers);
    const held = { scores: 0, mix: 0 };
    for (let at = 0; at < DIFFERENCES; at++) {
      const [one, two] = [drawSide(0, answers, random), drawSide(1, answers, random)];
      const cells = CELLS.map((_, cell): MixCell => {
        const none = { top: 0, middle: 0, bottom: 0 };
        return { id: String(cell), name: "", one: one[cell] ?? none, two: two[cell] ?? none };
      });
      const intervals = mixIntervals(cells);
      for (const part of ["scores", "mix"] as const) {
        const value = truth?.[part] ?? Number.NaN;
        if (intervals[part].low <= value && value <= intervals[part].high) held[part] += 1;
      }
    }
    for (const part of ["scores", "mix"] as const) {
      const value = percent(held[part], DIFFERENCES);
      show(`intervals of ${part} that hold the truth, ${answers} answers a side`, value, "%", {
        least: 92,
        most: 98,
      });
    }
  }
}

const trueSide = (side: 0 | 1) =>
  sideCounts(
    CELLS.map(({ shares, chances }, at) => {
      const [promoter, detractor] = chances[side];
      const counts = {
        top: shares[side] * promoter,
        bottom: shares[side] * detractor,
        middle: shares[side] * (1 - promoter - detractor),
      };
      return { id: String(at), name: "", one: counts, two: counts };
    }),
    "one",
  );

function drawSide(side: 0 | 1, answers: number, random: RandomBits): readonly Counts[] {
  const drawn = CELLS.map(() => ({ top: 0, middle: 0, bottom: 0 }));
  for (let one = 0; one < answers; one++) {
    let left = random.next();
    const place = CELLS.findIndex(({ shares }) => (left -= shares[side]) < 0);
    const cell = Math.max(0, place);
    const [promoter = 0, detractor = 0] = CELLS[cell]?.chances[side] ?? [];
    const at = random.next();
    const bucket = at < promoter ? "top" : at > 1 - detractor ? "bottom" : "middle";
    const counts = drawn[cell];
    if (counts !== undefined) counts[bucket] += 1;
  }
  return drawn;
}
