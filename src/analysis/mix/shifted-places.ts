/** The values of a dimension whose shares of the answers moved a score. */
import { countAnswers } from "../nps.ts";
import type { MixExplanation } from "./explain.ts";
import type { MixCell } from "./parts.ts";

/** The part of the mix that a place gives, at least, where it is named, and how many are named. */
const TELLING = 0.25;
const NAMED = 3;

export interface ShiftedPlace {
  readonly id: string;
  /** True where its share of the answers is larger on the second side. */
  readonly more: boolean;
}

/** Those that gave a good part of the mix, the largest first. What has no value of the dimension is no place. */
export const shiftedPlaces = (
  { parts, mix }: Pick<MixExplanation, "parts" | "mix">,
  cells: readonly MixCell[],
): readonly ShiftedPlace[] =>
  parts
    .filter((part) => part.id !== "" && part.mix / mix >= TELLING)
    .toSorted((a, b) => Math.abs(b.mix) - Math.abs(a.mix))
    .slice(0, NAMED)
    .map(({ id }) => ({ id, more: shareOf(cells, id, "two") > shareOf(cells, id, "one") }));

function shareOf(cells: readonly MixCell[], id: string, side: "one" | "two"): number {
  const own = cells.find((cell) => cell.id === id);
  const all = cells.reduce((sum, { [side]: counts }) => sum + countAnswers(counts), 0);
  return own === undefined ? 0 : countAnswers(own[side]) / all;
}
