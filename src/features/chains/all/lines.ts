/** What stands on each line of a list: a row, or the head of a group of rows, which may be closed. */
import type { Arranged, RowGroup } from "./arrange.ts";
import { bisect } from "../../../lib/bisect.ts";

export type Line =
  | { readonly kind: "row"; readonly row: number }
  /** Where a row will be. */
  | { readonly kind: "shape" }
  | { readonly kind: "group"; readonly group: RowGroup; readonly isOpen: boolean };

export interface Lines {
  readonly count: number;
  /** The line at `index`, from 0; undefined beyond the end. */
  readonly at: (index: number) => Line | undefined;
  /** The line that a row stands on; undefined where it stands on none. */
  readonly lineOf: (row: number) => number | undefined;
}

/** Pixels that every browser draws an element high. */
const HIGHEST = 16_000_000;

/** False for a list whose end can't be scrolled to. */
export const isReachable = ({ count }: Pick<Lines, "count">, rowHeight: number): boolean =>
  count * rowHeight <= HIGHEST;

/** What stands in place of rows that are on their way. */
export const SHAPES: Lines = { count: 8, at: () => ({ kind: "shape" }), lineOf: () => undefined };

/** `closed` holds the ids of groups whose rows are left out. */
export function linesOf(
  { rows, groups }: Omit<Arranged, "settled" | "settledLast">,
  closed: ReadonlySet<string>,
): Lines {
  const rowAt = (place: number): Line | undefined => {
    const row = rows[place];
    return row === undefined ? undefined : { kind: "row", row };
  };
  const placeOf = (row: number): number | undefined => {
    const found = rows.indexOf(row);
    return found === -1 ? undefined : found;
  };
  if (groups === undefined) return { count: rows.length, at: rowAt, lineOf: placeOf };

  const starts: number[] = [];
  const places: number[] = [];
  let [count, place] = [0, 0];
  for (const group of groups) {
    starts.push(count);
    places.push(place);
    count += closed.has(group.id) ? 1 : 1 + group.count;
    place += group.count;
  }
  return {
    count,
    at: (index) => {
      const number = lastUpTo(starts, index);
      const group = groups[number];
      if (group === undefined || index < 0 || index >= count) return undefined;
      const within = index - (starts[number] ?? 0);
      return within === 0
        ? { kind: "group", group, isOpen: !closed.has(group.id) }
        : rowAt((places[number] ?? 0) + within - 1);
    },
    lineOf: (row) => {
      const found = placeOf(row);
      if (found === undefined) return undefined;
      const number = lastUpTo(places, found);
      if (closed.has(groups[number]?.id ?? "")) return undefined;
      return (starts[number] ?? 0) + 1 + found - (places[number] ?? 0);
    },
  };
}

/** The place of the last of ascending `numbers` that is not above `most`. */
const lastUpTo = (numbers: readonly number[], most: number): number =>
  bisect(1, numbers.length, (at) => (numbers[at] ?? 0) <= most) - 1;

export interface Stretch {
  /** The first and the last line in view. */
  readonly first: number;
  readonly last: number;
}

/** Lines that are read ahead where the reader goes, and kept behind. */
const AHEAD = 120;
const BEHIND = 30;

/** The rows on the lines in view, then those that come next the way the reader goes, then those just left. */
export function wantedRows(lines: Lines, { first, last }: Stretch, isGoingUp: boolean): readonly number[] {
  const [above, below] = isGoingUp ? [AHEAD, BEHIND] : [BEHIND, AHEAD];
  const next = stretch(lines, last + 1, last + below);
  const former = stretch(lines, first - above, first - 1).toReversed();
  return [...stretch(lines, first, last), ...(isGoingUp ? [...former, ...next] : [...next, ...former])];
}

function stretch(lines: Lines, from: number, to: number): readonly number[] {
  const rows: number[] = [];
  for (let index = Math.max(0, from); index <= Math.min(to, lines.count - 1); index += 1) {
    const line = lines.at(index);
    if (line?.kind === "row") rows.push(line.row);
  }
  return rows;
}
