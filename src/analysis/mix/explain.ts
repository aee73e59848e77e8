/** Why a score moved, by one dimension: the parts of the difference, whole and cell by cell. */
import { scoreFrom, type Counts } from "../score.ts";
import type { DifferenceParts } from "../report.ts";
import { differenceParts, partArrays, sideCounts, type MixCell } from "./parts.ts";

export interface CellParts extends DifferenceParts {
  readonly id: string;
  readonly name: string;
}

export interface MixExplanation extends DifferenceParts {
  /** The second side's score minus the first's. */
  readonly difference: number;
  /** The cells, that with the largest part first. */
  readonly parts: readonly CellParts[];
}

/** The difference between two sides in parts; undefined where no cell has answers on both. */
export function explainDifference(cells: readonly MixCell[]): MixExplanation | undefined {
  const target = partArrays(cells.length);
  const parts = differenceParts(sideCounts(cells, "one"), sideCounts(cells, "two"), target);
  const difference = scoreOfAll(cells, "two") - scoreOfAll(cells, "one");
  if (parts === undefined) return undefined;
  const ownParts = cells
    .map(({ id, name }, cell) => ({
      id,
      name,
      scores: target.scores[cell] ?? 0,
      mix: target.mix[cell] ?? 0,
      new: target.new[cell] ?? 0,
      gone: target.gone[cell] ?? 0,
    }))
    .toSorted((a, b) => Math.abs(wholeOf(b)) - Math.abs(wholeOf(a)) || (a.id < b.id ? -1 : 1));
  return { ...parts, difference, parts: ownParts };
}

/** All that a cell adds to the difference. */
export const wholeOf = ({ scores, mix, new: fresh, gone }: DifferenceParts): number =>
  scores + mix + fresh + gone;

function scoreOfAll(cells: readonly MixCell[], side: "one" | "two"): number {
  const all = { top: 0, middle: 0, bottom: 0 };
  for (const { [side]: counts } of cells) addTo(all, counts);
  return scoreFrom(all) ?? 0;
}

function addTo(sum: { top: number; middle: number; bottom: number }, counts: Counts): void {
  sum.top += counts.top;
  sum.middle += counts.middle;
  sum.bottom += counts.bottom;
}
