import type { Lines } from "./lines.ts";

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
