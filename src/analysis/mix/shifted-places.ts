/** The values of a dimension whose shares of the answers moved a score. */
import { countAnswers } from "../score.ts";
import type { MixCell } from "./parts.ts";

/** The part of the mix that a place gives, at least, where it is named, and how many are named. */
const TELLING = 0.25;
const NAMED = 3;

/** Those that gave a good part of the mix, the largest first. What has no value of the dimension is no place. */
export const shiftedPlaces = <Part extends { readonly id: string; readonly mix: number }>({
  parts,
  mix,
}: {
  readonly parts: readonly Part[];
  readonly mix: number;
}): readonly Part[] =>
  parts
    .filter((part) => part.id !== "" && part.mix / mix >= TELLING)
    .toSorted((a, b) => Math.abs(b.mix) - Math.abs(a.mix))
    .slice(0, NAMED);

/** True where the share of the answers that a place has is larger on the second side. */
export const hasGrown = (cells: readonly MixCell[], id: string): boolean =>
  shareOf(cells, id, "two") > shareOf(cells, id, "one");

function shareOf(cells: readonly MixCell[], id: string, side: "one" | "two"): number {
  const own = cells.find((cell) => cell.id === id);
  const all = cells.reduce((sum, { [side]: counts }) => sum + countAnswers(counts), 0);
  return own === undefined ? 0 : countAnswers(own[side]) / all;
}
