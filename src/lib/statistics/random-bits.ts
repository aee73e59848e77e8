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
