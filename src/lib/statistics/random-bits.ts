import { normalQuantile } from "./normal-distribution.ts";

/** Numbers that look random and are the same for the same seed, on every machine: Mulberry32. */
export class RandomBits {
  #state: number;

  /** `seed` is a whole number; what of it lies above 32 bits makes no difference. */
  constructor(seed: number) {
    this.#state = seed;
  }

  /** From 0 up to, without, 2³². */
  bits(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let bits = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return (bits ^ (bits >>> 14)) >>> 0;
  }

  /** From 0 up to, without, 1. */
  next(): number {
    return this.bits() / 2 ** 32;
  }
}

/** Up to this mean the distribution itself is looked up, above it a normal one that is bent to its shape. */
const SMALL = 64;
const TABLE_BITS = 12;

/** Middles of so many slices of the standard normal distribution, equal in area. */
let normalTable: Float64Array | undefined;
const cumulated: Float64Array[] = [];

/** A count drawn from a Poisson distribution; `mean` is a whole number. */
export function drawPoisson(mean: number, random: RandomBits): number {
  if (mean === 0) return 0;
  if (mean > SMALL) return drawLarge(mean, random);
  const chances = (cumulated[mean] ??= cumulatedChances(mean));
  const share = random.next();
  let count = (chances[mean] ?? 1) > share ? 0 : mean;
  while ((chances[count] ?? 1) <= share) count += 1;
  return count;
}

/** Cornish and Fisher's expansion to the second term. */
function drawLarge(mean: number, random: RandomBits): number {
  normalTable ??= Float64Array.from({ length: 2 ** TABLE_BITS }, (_, at) =>
    normalQuantile((at + 0.5) / 2 ** TABLE_BITS),
  );
  const z = normalTable[random.bits() >>> (32 - TABLE_BITS)] ?? 0;
  return Math.round(mean + Math.sqrt(mean) * z + (z * z - 1) / 6);
}

/** By count, the chance of at most that many. */
function cumulatedChances(mean: number): Float64Array {
  let [chance, sum] = [Math.exp(-mean), 0];
  return Float64Array.from({ length: mean + 12 * Math.ceil(Math.sqrt(mean)) + 12 }, (_, count) => {
    if (count > 0) chance *= mean / count;
    sum += chance;
    return sum;
  });
}

/** Spreads the bits of a hash over all 32 (MurmurHash3's last steps); from 0 up to 2³² − 1. */
export function spreadHash(hash: number): number {
  let bits = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
