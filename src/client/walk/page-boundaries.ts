/**
 * Rows that come or go while a list is read push the others along, and one may slip over a boundary: from a page not yet
 * read to one already read. A boundary is proven when some page at or behind it was the same before and after both of its
 * sides were read: then nothing in front of that page came or went meanwhile. (Rows that come and rows that go can
 * cancel out; such a pair between two looks at the same page goes unseen.) Times are ticks of a counter, not a clock.
 */

/** Asked at tick `from`, answered at tick `to`. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface Observation extends Span {
  /** Tells two different observations of a page apart. */
  readonly fingerprint: number;
}

/** All observations of each page, the newest last. */
export type Observations = ReadonlyMap<number, readonly Observation[]>;

/** A page that was found unchanged at `to` since `from`. */
interface Still extends Span {
  readonly page: number;
}

/** The boundaries not proven, each named by the page in front of it, ascending. `movements` are spans in which rows moved. */
export function unprovenBoundaries(
  observations: Observations,
  movements: readonly Span[],
): readonly number[] {
  const stills = stillsIn(observations);
  const open: number[] = [];
  for (const [index, front] of observations) {
    const back = observations.get(index + 1);
    if (back !== undefined && !isProven(index, front, back, stills, movements)) open.push(index);
  }
  return open.toSorted((a, b) => a - b);
}

/**
 * The fewest pages to look at again so that all `boundaries` are proven, if they turn out unchanged. A page proves every
 * boundary in front of it whose sides were read after it; so from the last boundary on, the one read earliest is best.
 */
export function pagesThatProve(boundaries: readonly number[], observations: Observations): readonly number[] {
  const chosen: number[] = [];
  let since = Infinity;
  let best = { page: -1, from: Infinity };
  const consider = (page: number) => {
    const from = newest(observations, page)?.from;
    if (from !== undefined && from < best.from) best = { page, from };
  };
  const open = new Set(boundaries);
  for (const page of [...observations.keys()].toSorted((a, b) => b - a)) {
    consider(page);
    const front = newest(observations, page);
    const back = newest(observations, page + 1);
    if (!open.has(page) || front === undefined || back === undefined) continue;
    if (since <= Math.min(front.from, back.from)) continue;
    chosen.push(best.page);
    since = best.from;
  }
  return chosen;
}

export const newest = (observations: Observations, page: number): Observation | undefined =>
  observations.get(page)?.at(-1);

function stillsIn(observations: Observations): readonly Still[] {
  const stills: Still[] = [];
  for (const [page, all] of observations) {
    let first = all[0];
    for (const observation of all) {
      if (first?.fingerprint !== observation.fingerprint) first = observation;
      if (first !== observation) stills.push({ page, from: first.from, to: observation.from });
    }
  }
  return stills;
}

function isProven(
  boundary: number,
  front: readonly Observation[],
  back: readonly Observation[],
  stills: readonly Still[],
  movements: readonly Span[],
): boolean {
  return front.some((one) =>
    back.some((other) => {
      const from = Math.min(one.from, other.from);
      const to = Math.max(one.to, other.to);
      return (
        movements.every((movement) => isOutside(one, other, movement)) &&
        stills.some((still) => still.page >= boundary && still.from <= from && still.to >= to)
      );
    }),
  );
}

/** True when both observations lie on the same side of a movement. */
const isOutside = (one: Span, other: Span, movement: Span): boolean =>
  (one.to <= movement.from && other.to <= movement.from) ||
  (one.from >= movement.to && other.from >= movement.to);
