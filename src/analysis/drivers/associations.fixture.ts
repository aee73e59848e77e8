/** Answers made up by chance, of which is known what goes with them: for the tests of what is found, and for measuring it. */
import type { RandomBits } from "../../lib/statistics/random-bits.ts";
import { BUCKETS, type Patterns } from "./blocks.ts";
import { shareOut, type SharedOut } from "./estimate.ts";

/** Three places; how long people waited, which is longer in the later ones; two shifts; and what tells nothing. */
const LEVELS = [3, 4, 2, 5] as const;
const PLACES = [0.5, 0.3, 0.2];
const WAITS = [
  [0.4, 0.3, 0.2, 0.1],
  [0.25, 0.25, 0.25, 0.25],
  [0.1, 0.2, 0.3, 0.4],
];
const SHIFTS = [0.6, 0.4];

interface Cell {
  readonly levels: readonly number[];
  /** The part of all answers that is in it, and of those the parts that are top and bottom. */
  readonly share: number;
  readonly top: number;
  readonly bottom: number;
}

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** All combinations of levels; the larger `strength`, the more goes with the score. */
export function associations(strength: number): readonly Cell[] {
  return PLACES.flatMap((ofPlace, place) =>
    (WAITS[place] ?? []).flatMap((ofWait, wait) =>
      SHIFTS.flatMap((ofShift, shift) => {
        const gain = strength * (0.22 * (1.5 - wait) + 0.1 * (1 - place) + 0.06 * (0.5 - shift));
        const top = within(0.45 + gain, 0.02, 0.95);
        const bottom = within(0.25 - 0.8 * gain, 0.01, 0.98 - top);
        return Array.from({ length: LEVELS[3] }, (_, nothing) => ({
          levels: [place, wait, shift, nothing],
          share: (ofPlace * ofWait * ofShift) / LEVELS[3],
          top,
          bottom,
        }));
      }),
    ),
  );
}

/** What is explained of endless answers. */
export function truthOf(cells: readonly Cell[]): SharedOut {
  const groups = LEVELS.map((count) => count - 1);
  const starts = groups.map((_, at) => groups.slice(0, at).reduce((sum, columns) => sum + columns, 1));
  const size = groups.reduce((sum, columns) => sum + columns, 2);
  const sums = new Float64Array(size * size);
  const add = (row: number, column: number, value: number) => {
    sums[row * size + column] = (sums[row * size + column] ?? 0) + value;
  };
  for (const { levels, share, top, bottom } of cells) {
    const filled = levels.flatMap((level, at) => (level === 0 ? [] : [(starts[at] ?? 0) + level - 1]));
    const places = [0, ...filled];
    for (const row of places) {
      for (const column of places) add(row, column, share);
      add(row, size - 1, share * (top - bottom));
      add(size - 1, row, share * (top - bottom));
    }
    add(size - 1, size - 1, share * (top + bottom));
  }
  return shareOut({ sums, size }, groups);
}

/** So many answers by chance. */
export function drawAnswers(cells: readonly Cell[], answers: number, random: RandomBits): Patterns {
  const keys = Float64Array.from({ length: answers }, () => {
    let left = random.next();
    const cell = cells.find(({ share }) => (left -= share) < 0) ?? cells[0];
    const key = LEVELS.reduce((sum, count, at) => sum * count + (cell?.levels[at] ?? 0), 0);
    const at = random.next();
    const bucket = at < (cell?.top ?? 0) ? 2 : at < (cell?.top ?? 0) + (cell?.bottom ?? 0) ? 0 : 1;
    return key * BUCKETS + bucket;
  });
  return { keys, levels: LEVELS };
}
