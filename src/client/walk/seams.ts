/**
 * Rows that come or go while a list is read push the others along, and one may slip over a seam: from a page not yet
 * read to one already read. A seam is proven when some page at or behind it was the same before and after both of its
 * sides were read: then nothing in front of that page came or went meanwhile. (Rows that come and rows that go can
 * cancel out; such a pair between two looks at the same page goes unseen.) Times are ticks of a counter, not a clock.
 */

/** Asked at tick `from`, answered at tick `to`. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface Reading extends Span {
  /** Tells two different readings of a page apart. */
  readonly fingerprint: number;
}

/** All readings of each page, the newest last. */
export type Readings = ReadonlyMap<number, readonly Reading[]>;

/** A page that was found unchanged at `to` since `from`. */
interface Still extends Span {
  readonly page: number;
}

/** The seams not proven, each named by the page in front of it, ascending. `movements` are spans in which rows moved. */
export function openSeams(readings: Readings, movements: readonly Span[]): readonly number[] {
  const stills = stillsIn(readings);
  const open: number[] = [];
  for (const [index, front] of readings) {
    const back = readings.get(index + 1);
    if (back !== undefined && !isProven(index, front, back, stills, movements)) open.push(index);
  }
  return open.toSorted((a, b) => a - b);
}

/**
 * The fewest pages to look at again so that all `seams` are proven, if they turn out unchanged. A page proves every
 * seam in front of it whose sides were read after it; so from the last seam on, the one read earliest is best.
 */
export function pagesThatProve(seams: readonly number[], readings: Readings): readonly number[] {
  const chosen: number[] = [];
  let since = Infinity;
  let best = { page: -1, from: Infinity };
  const consider = (page: number) => {
    const from = newest(readings, page)?.from;
    if (from !== undefined && from < best.from) best = { page, from };
  };
  const open = new Set(seams);
  for (const page of [...readings.keys()].toSorted((a, b) => b - a)) {
    consider(page);
    const front = newest(readings, page);
    const back = newest(readings, page + 1);
    if (!open.has(page) || front === undefined || back === undefined) continue;
    if (since <= Math.min(front.from, back.from)) continue;
    chosen.push(best.page);
    since = best.from;
  }
  return chosen;
}

export const newest = (readings: Readings, page: number): Reading | undefined => readings.get(page)?.at(-1);

function stillsIn(readings: Readings): readonly Still[] {
  const stills: Still[] = [];
  for (const [page, all] of readings) {
    let first = all[0];
    for (const [at, reading] of all.entries()) {
      if (first?.fingerprint !== reading.fingerprint) first = reading;
      const isLastAlike = all[at + 1]?.fingerprint !== reading.fingerprint;
      if (isLastAlike && first !== reading) stills.push({ page, from: first.from, to: reading.from });
    }
  }
  return stills;
}

function isProven(
  seam: number,
  front: readonly Reading[],
  back: readonly Reading[],
  stills: readonly Still[],
  movements: readonly Span[],
): boolean {
  return front.some((one) =>
    back.some((other) => {
      const from = Math.min(one.from, other.from);
      const to = Math.max(one.to, other.to);
      return (
        movements.every((movement) => isOutside(one, other, movement)) &&
        stills.some((still) => still.page >= seam && still.from <= from && still.to >= to)
      );
    }),
  );
}

/** True when both readings lie on the same side of a movement. */
const isOutside = (one: Span, other: Span, movement: Span): boolean =>
  (one.to <= movement.from && other.to <= movement.from) ||
  (one.from >= movement.to && other.from >= movement.to);
