/**
 * Where a row of periods falls into two whose scores differ most, and how likely that is without a change: a
 * permutation test of the largest statistic (Pettitt-like scan; Good, Permutation, Parametric and Bootstrap Tests of
 * Hypotheses, 2005). Whole periods change places, not answers, so that ordinary ups and downs from one period to
 * the next are not taken for a change.
 */
import { RandomBits } from "../../lib/statistics/random-bits.ts";

export interface UnitCounts {
  readonly answers: Float64Array;
  /** Top minus bottom. */
  readonly sums: Float64Array;
}

export interface Split {
  /** The first unit after it. */
  readonly at: number;
  /** (1 + permutations with a statistic as large) / 2,000. */
  readonly chance: number;
}

/** Units on either side, at least. */
const SIDE = 3;
const PERMUTATIONS = 1999;
/** Found when the chance is at most this. */
const LEVEL = 0.05;
/** So many permutations with a statistic as large, and the chance is above the level whatever the others give. */
const ENOUGH = Math.floor(LEVEL * (PERMUTATIONS + 1));
const SEED = 20_051;

/**
 * The best split of the units from `from` up to, without, `to`: that with the largest
 * |score after − score before| / √(1/answers before + 1/answers after). Undefined where it is within chance.
 */
export function findSplit(units: UnitCounts, from: number, to: number): Split | undefined {
  if (to - from < 2 * SIDE) return undefined;
  const answers = units.answers.slice(from, to);
  const sums = units.sums.slice(from, to);
  const total = { answers: addUp(answers), sum: addUp(sums) };
  const { place, statistic } = largest(answers, sums, total);
  if (statistic === 0) return undefined;
  const random = new RandomBits(SEED);
  let asLarge = 0;
  for (let draw = 0; draw < PERMUTATIONS; draw++) {
    shuffle(answers, sums, random);
    if (largest(answers, sums, total).statistic >= statistic) asLarge += 1;
    if (asLarge >= ENOUGH) return undefined;
  }
  return { at: from + place, chance: (1 + asLarge) / (PERMUTATIONS + 1) };
}

const addUp = (numbers: Float64Array): number => numbers.reduce((sum, number) => sum + number, 0);

/** Where the statistic is largest, and its square there, but for a factor that is the same for every order of the units. */
function largest(
  answers: Float64Array,
  sums: Float64Array,
  total: { readonly answers: number; readonly sum: number },
) {
  let [place, statistic, before, sum] = [0, 0, 0, 0];
  const last = answers.length - SIDE;
  for (let unit = 0; unit < last; unit++) {
    before += answers[unit] ?? 0;
    sum += sums[unit] ?? 0;
    if (unit + 1 < SIDE) continue;
    // Whole numbers up to here: what is equal stays equal, whatever order led to it.
    const apart = total.answers * sum - before * total.sum;
    const squared = (apart * apart) / (before * (total.answers - before));
    if (squared > statistic) [place, statistic] = [unit + 1, squared];
  }
  return { place, statistic };
}

/** Fisher and Yates. */
function shuffle(answers: Float64Array, sums: Float64Array, random: RandomBits): void {
  for (let unit = answers.length - 1; unit > 0; unit--) {
    const other = Math.floor(random.next() * (unit + 1));
    const [own, ownSum] = [answers[unit] ?? 0, sums[unit] ?? 0];
    answers[unit] = answers[other] ?? 0;
    sums[unit] = sums[other] ?? 0;
    answers[other] = own;
    sums[other] = ownSum;
  }
}
