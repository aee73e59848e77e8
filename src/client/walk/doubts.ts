/**
 * Rows met on two pages. Either rows moved between the readings of the two, or the deployment really lists a row
 * twice; looking at both pages twice more tells which.
 */
import { newest, type Reading, type Readings, type Span } from "./seams.ts";

interface Doubt extends Span {
  /** The readings that hold the same row. */
  readonly readings: readonly (readonly [page: number, reading: Reading])[];
}

/** Times that both pages must turn out the same. */
const LOOKS = 2;

export class Doubts {
  #open: readonly Doubt[] = [];
  readonly #movements: Span[] = [];

  /** Spans in which rows are known to have moved. */
  get movements(): readonly Span[] {
    return this.#movements;
  }

  /** Pages to look at again. */
  get pages(): readonly number[] {
    return this.#open.flatMap(({ readings }) => readings.map(([page]) => page));
  }

  /** Page `later` holds rows that page `earlier` held. Nothing new where a movement between the two is known. */
  raise(earlier: number, later: number, readings: Readings): void {
    const before = newest(readings, earlier);
    const after = newest(readings, later);
    if (before === undefined || after === undefined) return;
    const isBetween = (span: Span) => span.to > before.to && span.from < after.to;
    if (this.#movements.some(isBetween) || this.#open.some(isBetween)) return;
    const span = { from: Math.min(before.from, after.from), to: Math.max(before.to, after.to) };
    const doubt = {
      ...span,
      readings: [
        [earlier, before],
        [later, after],
      ],
    } as const;
    this.#open = [...this.#open, doubt];
  }

  /**
   * Decides the doubts whose pages have been looked at again: by one change, or often enough without any. A
   * movement that shows between two readings of some other page need not be noted: it leaves its seams unproven.
   */
  settle(readings: Readings): void {
    if (this.#open.length === 0) return;
    const changes = changesIn(readings);
    this.#open = this.#open.filter((doubt) => {
      const looks = doubt.readings.map(([page, { fingerprint }]) => {
        const again = (readings.get(page) ?? []).filter(({ from }) => from > doubt.to);
        return { times: again.length, isSame: again.every((reading) => reading.fingerprint === fingerprint) };
      });
      if (looks.every(({ isSame }) => isSame)) return looks.some(({ times }) => times < LOOKS);
      if (!changes.some((change) => change.from >= doubt.from && change.to <= doubt.to)) {
        this.#movements.push({ from: doubt.from, to: doubt.to });
      }
      return false;
    });
  }
}

/** Between which readings pages changed. */
function changesIn(readings: Readings): readonly Span[] {
  const changes: Span[] = [];
  for (const all of readings.values()) {
    for (const [at, reading] of all.entries()) {
      const before = all[at - 1];
      if (before === undefined || before.fingerprint === reading.fingerprint) continue;
      changes.push({ from: before.from, to: reading.to });
    }
  }
  return changes;
}
