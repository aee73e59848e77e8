/**
 * What the columns are filtered by, made ready for one pass: every filter but those on time, metadata and answers is a bit, and
 * a cell's bits say which filters its rows fail. A row that fails none is in view; one that fails a single filter is
 * still in the view that belongs to this filter, which a filter of its own never narrows.
 */
import type { SurveyVersion } from "../../contract/queries.ts";
import type { SecondBounds } from "../../lib/time/dates.ts";
import { CELLS } from "../columns/cells.ts";
import { DIMENSIONS, rowAt, UNKNOWN_TIME, type Columns, type Dimension } from "../columns/columns.ts";
import { bucketsByCell, valueIn } from "../columns/scored-cells.ts";
import type { MetricValue } from "../metric/metric.ts";
import { packedByCell } from "./tally.ts";
import { isNamed } from "../../contract/question-key.ts";
import { answeredQuestions } from "./questions.ts";
import { rowMask, type AnswerTerm, type MetadataTerm } from "./row-mask.ts";

/** Every part given must hold; an empty list is no filter. Bounds in unix seconds, both included. */
export interface SliceFilter extends SecondBounds, Readonly<Partial<Record<Dimension, readonly string[]>>> {
  readonly closed?: boolean;
  readonly version?: SurveyVersion;
  /** Values that are answered: of NPS, scores from 0 to 10. */
  readonly scores?: readonly MetricValue[];
  /** For each key named, the chain has one of the values named with it. */
  readonly metadata?: readonly MetadataTerm[];
  /** For each question named, the chain answered one of the values named with it. */
  readonly answers?: readonly AnswerTerm[];
  /** A stretch picked on the trend, which narrows everything but the trend. */
  readonly brush?: Required<SecondBounds>;
}

/** The bits: one for each dimension, in the order of `DIMENSIONS`, and these. */
export const SCORE_BIT = 0x20;
/** Filters that no view is exempt from. */
const PLAIN_BIT = 0x40;
export const dimensionBit = (dimension: Dimension): number => 1 << DIMENSIONS.indexOf(dimension);
/** What a chain is filtered by, whatever it answered. */
export const CHAIN_BITS = 0xff & ~(SCORE_BIT | dimensionBit("question"));

export type CompiledFilter = ReturnType<typeof compileFilter>;

/** Makes a filter ready. */
export function compileFilter(columns: Columns, filter: SliceFilter) {
  const { time } = columns;
  const { createdFrom, createdTo, brush } = filter;
  const bounded = createdFrom !== undefined || createdTo !== undefined;
  const cells = cellBits(columns, groupBits(columns, filter), filter.scores ?? []);
  const buckets = bucketsByCell(columns);
  const from = createdFrom === undefined ? 0 : rowAt(time, createdFrom);
  const to = bounded ? rowAt(time, Math.min(UNKNOWN_TIME, (createdTo ?? UNKNOWN_TIME) + 1)) : columns.rows;
  return {
    /** Rows from `from` up to, without, `to` are within the bounds. */
    from,
    to,
    /** Rows from `first` up to, without, `last` are within the brush, too. */
    first: brush === undefined ? from : Math.max(from, rowAt(time, brush.createdFrom)),
    last: brush === undefined ? to : Math.min(to, rowAt(time, brush.createdTo + 1)),
    /** Bits by cell. */
    cells,
    /** By cell what its rows count as, whether they pass or not: see `scored-cells.ts`. */
    buckets,
    /** What a row of each cell adds to the packed buckets. */
    packed: packedByCell(cells, buckets),
    /** The rows that pass, besides, where metadata or answers are filtered by. */
    mask: rowMask(columns, filter.metadata ?? [], filter.answers),
  };
}

function cellBits(columns: Columns, groups: Uint8Array, scores: readonly MetricValue[]): Uint8Array {
  const cells = new Uint8Array(groups.length * CELLS);
  groups.forEach((bits, group) => cells.fill(bits, group * CELLS, (group + 1) * CELLS));
  if (scores.length === 0) return cells;
  const wanted: ReadonlySet<MetricValue | undefined> = new Set(scores);
  for (let cell = 0; cell < cells.length; cell++)
    if (!wanted.has(valueIn(columns, cell))) cells[cell] = (cells[cell] ?? 0) | SCORE_BIT;
  return cells;
}

function groupBits(columns: Columns, filter: SliceFilter): Uint8Array {
  const { facts } = columns;
  const bits = new Uint8Array(facts.length);
  for (const dimension of DIMENSIONS) {
    const wanted = filter[dimension];
    if (wanted === undefined || wanted.length === 0) continue;
    const bit = dimensionBit(dimension);
    const { passes, codes } = passing(columns, dimension, wanted);
    codes.forEach((code, group) => (bits[group] = (bits[group] ?? 0) | (passes[code] === true ? 0 : bit)));
  }
  facts.forEach(({ isClosed, surveyVersion }, group) => {
    const closedFails = filter.closed !== undefined && isClosed !== filter.closed;
    const versionFails = filter.version !== undefined && surveyVersion !== filter.version;
    if (closedFails || versionFails) bits[group] = (bits[group] ?? 0) | PLAIN_BIT;
  });
  return bits;
}

/** Which entries of a dimension are wanted, and for each group its index into them. */
function passing(columns: Columns, dimension: Dimension, wanted: readonly string[]) {
  if (dimension === "question") {
    const { entries, codes } = answeredQuestions(columns);
    const isWanted = ({ surveyId, questionId }: (typeof entries)[number]) =>
      wanted.some((name) => isNamed(name, { surveyId, _id: questionId }));
    return { passes: entries.map(isWanted), codes };
  }
  return {
    passes: columns.entries[dimension].map(({ id }) => wanted.includes(id)),
    codes: columns.codes[dimension],
  };
}
