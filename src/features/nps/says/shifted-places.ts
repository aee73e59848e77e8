import type { Explanation } from "../../../analysis/findings/explanations.ts";
import { countAnswers, type NpsCounts } from "../../../analysis/nps.ts";

/** The part of the mix that a place gives, at least, where it is named, and how many are named. */
const TELLING = 0.25;
const NAMED = 3;

/** A place whose share of the answers moved the score. */
export interface ShiftedPlace {
  readonly id: string;
  readonly name: string;
  /** True where its share of the answers grew. */
  readonly more: boolean;
}

/** True where the share of the answers that a value has is larger on the second side. */
export function hasGrown({ cells }: Pick<Explanation, "cells">, id: string): boolean {
  const shareOn = (side: "one" | "two") => {
    const counts = (cell: Explanation["cells"][number]): NpsCounts => cell[side];
    const own = cells.find((cell) => cell.id === id);
    const all = cells.reduce((sum, cell) => sum + countAnswers(counts(cell)), 0);
    return own === undefined ? 0 : countAnswers(counts(own)) / all;
  };
  return shareOn("two") > shareOn("one");
}

/** The places that gave a good part of the mix, the largest first. */
export const shiftedPlaces = (explanation: Explanation): readonly ShiftedPlace[] =>
  explanation.parts
    .filter(({ id, mix }) => id !== "" && mix / explanation.mix >= TELLING)
    .toSorted((a, b) => Math.abs(b.mix) - Math.abs(a.mix))
    .slice(0, NAMED)
    .map(({ id, name }) => ({ id, name, more: hasGrown(explanation, id) }));
