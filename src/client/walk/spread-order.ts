/**
 * The pages of a list in an order in which those read so far always lie spread over all of it: their numbers with the
 * bits turned around (van der Corput 1935), so first the middle, then the quarters, then the eighths.
 */
export class SpreadOrder {
  #bits = 0;
  #at = 0;

  /** Begins anew: pages that were passed over are named again. */
  restart(): void {
    this.#at = 0;
  }

  /** The next page of `pages` that is not taken, from 0; undefined where all are. */
  next(pages: number, isTaken: (page: number) => boolean): number | undefined {
    const bits = Math.ceil(Math.log2(Math.max(1, pages)));
    if (bits !== this.#bits) {
      this.#bits = bits;
      this.restart();
    }
    for (; this.#at < 2 ** bits; this.#at += 1) {
      const page = turnedAround(this.#at, bits);
      if (page < pages && !isTaken(page)) return page;
    }
    return undefined;
  }
}

function turnedAround(number: number, bits: number): number {
  let turned = 0;
  for (let bit = 0; bit < bits; bit += 1) turned = turned * 2 + (Math.floor(number / 2 ** bit) % 2);
  return turned;
}
