/**
 * What goes with a score: how much of the differences between answers the dimensions and other answers explain
 * together, by least squares on +1, 0 and −1, and each one's part of that. An association, never a cause.
 */
import { UNCOUNTED } from "../columns/scored-cells.ts";
import { type Columns, DIMENSIONS, type Dimension } from "../columns/columns.ts";
import type { ReportDimension } from "../report.ts";
import { type Selection, narrowed, type CountedRow } from "../selection/count-selection.ts";
import { entriesOf } from "../slice/questions.ts";
import { compileFilter, type SliceFilter } from "../slice/slice-filter.ts";
import { within, type Steps } from "../steps.ts";
import { BUCKETS } from "./blocks.ts";
import { estimate, type Estimate } from "./estimate.ts";
import { groupOf } from "../columns/cells.ts";
import { countAnswers, type Counts } from "../score.ts";
import { keyOf, kindOf } from "../report-values.ts";

export interface Drivers {
  readonly answers: number;
  /** What all of them explain together, 0 to 1. */
  readonly r2: Estimate;
  /** Each one's part of that, 0 to 1: they sum to 1. The largest first. */
  readonly parts: readonly (Estimate & { readonly dimension: ReportDimension })[];
}

/** With fewer answers nothing is said. */
const FEWEST = 200;
/** Nothing is said where the interval of R² reaches down to this. */
const LEAST_R2 = 0.01;
/** The part of the work that looking at every answer takes. */
const LOOKED_AT = 0.1;
const AT_ONCE = 100_000;

/** `selection` is what `countSelection` counts for the filter. Undefined where nothing goes clearly with the score. */
export function* findDrivers(
  columns: Columns,
  filter: SliceFilter,
  selection: Selection,
): Steps<Drivers | undefined> {
  const { answers } = selection.total;
  const factors = answers < FEWEST ? [] : chooseFactors(columns, selection);
  if (factors.length === 0) return undefined;
  const keys = yield* patternKeys(columns, filter, factors, answers);
  const patterns = { keys, levels: factors.map(({ levels }) => levels) };
  const { r2, parts } = yield* within(estimate(patterns), LOOKED_AT, 1);
  if (r2.low <= LEAST_R2) return undefined;
  return {
    answers,
    r2,
    parts: parts
      .flatMap((part, at) => {
        const dimension = factors[at]?.dimension;
        return dimension === undefined ? [] : [{ dimension, ...part }];
      })
      .toSorted((a, b) => b.value - a.value || (a.dimension < b.dimension ? -1 : 1)),
  };
}

function* patternKeys(
  columns: Columns,
  filter: SliceFilter,
  factors: readonly Factor[],
  answers: number,
): Steps<Float64Array> {
  const { from, to, cells, buckets, mask } = compileFilter(columns, narrowed(filter, {}));
  const keys = new Float64Array(answers);
  let count = 0;
  for (let row = from; row < to; row++) {
    if (row % AT_ONCE === 0) yield (LOOKED_AT * (row - from)) / (to - from);
    const own = columns.cell[row] ?? 0;
    const bucket = buckets[own] ?? UNCOUNTED;
    if (cells[own] !== 0 || bucket >= UNCOUNTED) continue;
    if (mask !== undefined && mask.passing[mask.index[row] ?? 0] !== 1) continue;
    let key = 0;
    for (const { levels, levelOf } of factors) key = key * levels + levelOf(row);
    keys[count++] = key * BUCKETS + bucket;
  }
  return keys;
}

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

function levelsOf(rows: readonly CountedRow[], total: Counts) {
  const answers = countAnswers(total);
  const answered = rows.reduce((sum, { counts }) => sum + counts.answers, 0);
  if (answers === 0 || answered < ANSWERED * answers) return undefined;
  const large = rows.filter(({ counts }) => counts.answers >= SMALLEST_LEVEL * answers);
  const rest = { answers, sum: total.top - total.bottom };
  /** Sum of squares between the levels: what each alone would explain, up to a factor. */
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
  /** The level of each value that has one of its own; the others, and no value, are level 0. */
  const names = new Map(large.map(({ id }, at) => [id, at + Number(hasRest)]));
  return { names, count, between: between + (hasRest ? rest.sum ** 2 / rest.answers : 0) };
}

function levelReader(
  columns: Columns,
  dimension: ReportDimension,
  names: ReadonlyMap<string, number>,
): ((row: number) => number) | undefined {
  const { cell, metadata, answers } = columns;
  const own = DIMENSIONS.find((each): each is Dimension => each === dimension);
  if (own !== undefined) {
    const { entries, codes } = entriesOf(columns, own);
    const byEntry = entries.map(({ id }) => names.get(id) ?? 0);
    const byGroup = Uint8Array.from(codes, (code) => byEntry[code] ?? 0);
    return (row) => byGroup[groupOf(cell[row] ?? 0)] ?? 0;
  }
  const key = keyOf(dimension);
  const keys = kindOf(dimension) === "answer" ? (answers?.columns ?? []) : metadata;
  const column = keys.find((candidate) => candidate.key === key);
  if (column === undefined) return undefined;
  const byCode = [0, ...column.values.map((value) => names.get(value) ?? 0)];
  const byCombination = Uint8Array.from(column.codes, (code) => byCode[code] ?? 0);
  return (row) => byCombination[column.combinations[row] ?? 0] ?? 0;
}
