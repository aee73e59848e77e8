/**
 * How far a list that is read page by page, in any order, has been read without a gap from its beginning; and from which
 * moment on its rows are certain to be all there, which only a list that is ordered newest first can tell.
 */
interface Span {
  readonly newest: number;
  readonly oldest: number;
}

export class GaplessStretch {
  readonly #pages = new Map<number, Span>();
  /** The first page that is missing. */
  #next = 0;
  #oldest = Infinity;
  /** False once rows contradict the order, or it is not known which page they are of. */
  #isOrdered = true;
  #isNumbered: boolean | undefined;

  /** `times` are those of the rows of a page, in their order; `page` its number from 0, undefined where pages come one by one. */
  note(times: readonly number[], page: number | undefined): void {
    this.#isNumbered ??= page !== undefined;
    if (this.#isNumbered !== (page !== undefined)) this.#isOrdered = false;
    if (times.some((time, at) => time > (times[at - 1] ?? Infinity))) this.#isOrdered = false;
    const number = page ?? this.#next;
    const { newest, oldest } = this.#pages.get(number) ?? { newest: -Infinity, oldest: Infinity };
    this.#pages.set(number, {
      newest: Math.max(newest, times[0] ?? -Infinity),
      oldest: Math.min(oldest, times.at(-1) ?? Infinity),
    });
    for (let span = this.#pages.get(this.#next); span; span = this.#pages.get(++this.#next)) {
      if (span.newest > this.#oldest) this.#isOrdered = false;
      this.#oldest = Math.min(this.#oldest, span.oldest);
    }
  }

  /** Rows that are newer (unix seconds) are all there; Infinity where nothing is certain. Rows of that very second may be missing. */
  get completeAfter(): number {
    return this.#isOrdered && this.#next > 0 ? this.#oldest : Infinity;
  }
}
