/**
 * How sure the parts of a difference are: 999 times the counts of every cell are drawn anew (the Poisson bootstrap:
 * Hanley and MacGibbon 2006; Chamandy et al. 2012), and the middle 95 % of what comes out is the interval.
 */
import { drawPoisson, RandomBits } from "../../lib/statistics/random-bits.ts";
import type { Counts, Interval } from "../score.ts";
import type { DifferenceParts } from "../report.ts";
import { differenceParts, eachPart, sideCounts, type MixCell, type SideCounts } from "./parts.ts";

const DRAWS = 999;
const SEED = 19_551;
/** Places, from either end, of the draws that bound the middle 95 %: 2.5 % of 1,000. */
const EDGE = 25;

export type MixIntervals = Readonly<Record<keyof DifferenceParts, Interval>>;

/** The 95 % interval of each part, whatever the order of cells. Takes a thousand times what the parts take. */
export function mixIntervals(cells: readonly MixCell[]): MixIntervals {
  const ordered = cells.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const random = new RandomBits(SEED);
  const [one, two] = [sideCounts(ordered, "one"), sideCounts(ordered, "two")];
  const drawn: DifferenceParts[] = [];
  for (let draw = 0; draw < DRAWS; draw++) {
    drawSide(ordered, "one", one, random);
    drawSide(ordered, "two", two, random);
    const parts = differenceParts(one, two);
    if (parts !== undefined) drawn.push(parts);
  }
  return eachPart((part) => middleOf(drawn, part));
}

function drawSide(cells: readonly MixCell[], side: "one" | "two", target: SideCounts, random: RandomBits) {
  for (let cell = 0; cell < cells.length; cell++) {
    const counts = cells[cell]?.[side] ?? NONE;
    const top = drawPoisson(counts.top, random);
    const bottom = drawPoisson(counts.bottom, random);
    target.answers[cell] = top + bottom + drawPoisson(counts.middle, random);
    target.sums[cell] = top - bottom;
  }
}

const NONE: Counts = { top: 0, middle: 0, bottom: 0 };

function middleOf(draws: readonly DifferenceParts[], part: keyof DifferenceParts): Interval {
  const sorted = Float64Array.from(draws, ({ [part]: value }) => value).toSorted();
  const edge = Math.floor((sorted.length * EDGE) / (DRAWS + 1));
  return { low: sorted[edge] ?? 0, high: sorted[sorted.length - 1 - edge] ?? 0 };
}
