/**
 * Rows met on two pages. Either rows moved between the readings of the two, or the deployment really lists a row
 * twice; looking at both pages once more tells which.
 */
import { hasChanged, newest, type Readings, type Span } from "./seams.ts";

interface Doubt extends Span {
  readonly pages: readonly [number, number];
}

export class Doubts {
  #open: Doubt[] = [];
  readonly #movements: Span[] = [];

  /** Spans in which rows are known to have moved. */
  get movements(): readonly Span[] {
    return this.#movements;
  }

  /** Pages to look at again. */
  get pages(): readonly number[] {
    return this.#open.flatMap(({ pages }) => pages);
  }

  /** Page `later` holds rows that page `earlier` held. Nothing new where a movement between the two is known. */
  raise(earlier: number, later: number, readings: Readings): void {
    const before = newest(readings, earlier);
    const after = newest(readings, later);
    if (before === undefined || after === undefined) return;
    const isBetween = (span: Span) => span.to > before.to && span.from < after.to;
    if (this.#movements.some(isBetween) || this.#open.some(isBetween)) return;
    const span = { from: Math.min(before.from, after.from), to: Math.max(before.to, after.to) };
    this.#open.push({ ...span, pages: [earlier, later] });
  }

  /** Decides all doubts, once their pages have been looked at again. */
  settle(readings: Readings): void {
    for (const { from, to, pages } of this.#open) {
      if (pages.some((page) => hasChanged(readings, page))) this.#movements.push({ from, to });
    }
    this.#open = [];
  }
}
