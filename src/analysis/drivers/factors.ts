/** What may go with a score: the dimensions of a selection that tell enough of it, with few enough levels. */
import { DIMENSIONS, type Columns, type Dimension } from "../columns/columns.ts";
import { groupOf } from "../columns/cells.ts";
import { countAnswers, type Counts } from "../score.ts";
import type { ReportDimension } from "../report.ts";
import { keyOf, kindOf } from "../report-dimension.ts";
import type { CountedRow, Selection } from "../selection/count-selection.ts";

/** A dimension cut into levels, and how to tell that of a row. */
export interface Factor {
  readonly dimension: ReportDimension;
  readonly levels: number;
  readonly levelOf: (row: number) => number;
}

/** The part of the answers that have a value, at least. */
const ANSWERED = 0.5;
/** Values of a smaller part of the answers are one level together. */
const SMALLEST_LEVEL = 0.05;
const MOST = 10;

/** At most ten factors: those that go with most of the score, each looked at alone. */
export function chooseFactors(columns: Columns, { total, rows }: Selection): readonly Factor[] {
  const candidates = [...rows].flatMap(([dimension, counted]) => {
    const levels = levelsOf(counted, total);
    return levels === undefined ? [] : [{ dimension, ...levels }];
  });
  return candidates
    .toSorted((a, b) => b.between - a.between || (a.dimension < b.dimension ? -1 : 1))
    .slice(0, MOST)
    .flatMap(({ dimension, names, count }) => {
      const levelOf = levelReader(columns, dimension, names);
      return levelOf === undefined ? [] : [{ dimension, levels: count, levelOf }];
    });
}

interface Levels {
  /** The level of each value that has one of its own; the others, and no value, are level 0. */
  readonly names: ReadonlyMap<string, number>;
  readonly count: number;
  /** Sum of squares between the levels: what each alone would explain, up to a factor. */
  readonly between: number;
}

function levelsOf(rows: readonly CountedRow[], total: Counts): Levels | undefined {
  const answers = countAnswers(total);
  const answered = rows.reduce((sum, { counts }) => sum + counts.answers, 0);
  if (answers === 0 || answered < ANSWERED * answers) return undefined;
  const large = rows.filter(({ counts }) => counts.answers >= SMALLEST_LEVEL * answers);
  const rest = { answers, sum: total.top - total.bottom };
  let between = 0;
  for (const { counts } of large) {
    const sum = counts.top - counts.bottom;
    between += sum ** 2 / counts.answers;
    rest.answers -= counts.answers;
    rest.sum -= sum;
  }
  const hasRest = rest.answers > 0;
  const count = large.length + Number(hasRest);
  if (count < 2) return undefined;
  const names = new Map(large.map(({ id }, at) => [id, at + Number(hasRest)]));
  return { names, count, between: between + (hasRest ? rest.sum ** 2 / rest.answers : 0) };
}

function levelReader(
  { cell, codes, entries, metadata, answers }: Columns,
  dimension: ReportDimension,
  names: ReadonlyMap<string, number>,
): ((row: number) => number) | undefined {
  const own = DIMENSIONS.find((each): each is Dimension => each === dimension);
  if (own !== undefined) {
    const byEntry = entries[own].map(({ id }) => names.get(id) ?? 0);
    const byGroup = Uint8Array.from(codes[own], (code) => byEntry[code] ?? 0);
    return (row) => byGroup[groupOf(cell[row] ?? 0)] ?? 0;
  }
  const key = keyOf(dimension);
  const columns = kindOf(dimension) === "answer" ? (answers?.columns ?? []) : metadata;
  const column = columns.find((candidate) => candidate.key === key);
  if (column === undefined) return undefined;
  const byCode = [0, ...column.values.map((value) => names.get(value) ?? 0)];
  const byCombination = Uint8Array.from(column.codes, (code) => byCode[code] ?? 0);
  return (row) => byCombination[column.combinations[row] ?? 0] ?? 0;
}
