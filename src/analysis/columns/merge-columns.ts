/** Columns from several readings as one. */
import {
  bitsOf,
  cellOf,
  groupOf,
  isContinuation,
  narrowCells,
  NOT_COUNTED,
  VALUE_BITS,
  valueOf,
} from "./cells.ts";
import { withContinuations } from "./chain-ids.ts";
import type { Columns } from "./columns.ts";
import { Groups } from "./groups.ts";
import { orderedByTime } from "./pick-rows.ts";
import { ANSWER_LIMITS, type AnswerColumns } from "./answer-builder.ts";
import { METADATA_LIMITS, type Limits } from "./metadata-builder.ts";
import { packMetadata, type OpenKey } from "./pack-metadata.ts";
import { PAGE, placeOf } from "./scored-cells.ts";
import type { MetricValue } from "../metric/metric.ts";

/** All rows of the parts, which must share no chain: this is not checked. Names of the last part stay. */
export function mergeColumns(parts: readonly Columns[]): Columns {
  const rows = parts.reduce((sum, part) => sum + part.rows, 0);
  const groups = new Groups();
  const values = new Map<MetricValue, number>();
  const time = new Uint32Array(rows);
  const cell = new Uint32Array(rows);
  const chains = parts.reduce((sum, part) => sum + part.chains, 0);
  const ids = {
    heads: new Uint32Array(chains),
    tails: new Uint32Array(chains * 2),
    odd: new Map<number, string>(),
  };
  let [start, firstChain] = [0, 0];
  for (const part of parts) {
    const recoded = recodedCells(part, groups.adopt(part), values);
    time.set(part.time, start);
    ids.heads.set(headsOf(part), firstChain);
    ids.tails.set(part.ids.tails, firstChain * 2);
    for (const [chain, id] of part.ids.odd) ids.odd.set(firstChain + chain, id);
    part.cell.forEach((own, row) => (cell[start + row] = recoded(own)));
    start += part.rows;
    firstChain += part.chains;
  }
  const scored = parts.findLast((part) => part.scored !== undefined)?.scored;
  // Over the rows of all parts, one after the other. A key too varied in one part, or in sum, is given up.
  const keyed = parts.map((part) => ({ ...part, columns: part.metadata }));
  const { columns: metadata, ...ofKeys } = mergeKeys(keyed, METADATA_LIMITS);
  const answers = mergeAnswers(parts);
  return orderedByTime({
    rows,
    chains,
    time,
    cell: narrowCells(cell, groups.size),
    entries: groups.entries(),
    codes: groups.codes(),
    facts: groups.facts(),
    ids: withContinuations(ids, { time, cell }),
    metadata,
    ...ofKeys,
    ...(scored && { scored: { ...scored, values: [...values.keys()] } }),
    ...(answers && { answers }),
  });
}

/** Tells the cell here of one of a part; `values` are those of the parts before it, each by its place, and take up its own. */
function recodedCells(
  { facts, scored }: Columns,
  groupAt: (group: number, page: number) => number,
  values: Map<MetricValue, number>,
): (cell: number) => number {
  const places = (scored?.values ?? []).map((value) => {
    const place = values.get(value) ?? values.size;
    values.set(value, place);
    return place;
  });
  if (places.every((place, own) => place === own)) {
    const groups = facts.map(({ page = 0 }, group) => groupAt(group, page));
    return (cell) => cellOf(groups[groupOf(cell)] ?? 0, bitsOf(cell));
  }
  const known = new Map<number, number>();
  const recoded = (cell: number): number => {
    const [group, value] = [groupOf(cell), valueOf(cell)];
    if (value >= NOT_COUNTED) return cellOf(groupAt(group, 0), bitsOf(cell));
    const place = places[placeOf({ facts }, cell)] ?? 0;
    const bits = (bitsOf(cell) & ~VALUE_BITS) | (place % PAGE);
    return cellOf(groupAt(group, Math.floor(place / PAGE)), bits);
  };
  return (cell) => {
    const own = known.get(cell) ?? recoded(cell);
    known.set(cell, own);
    return own;
  };
}

/** By chain the first eight digits of its id; where they are not kept, its time. */
const headsOf = ({ ids, time, cell }: Columns): Uint32Array =>
  ids.heads ?? time.filter((_, row) => !isContinuation(cell[row] ?? 0));

interface KeyedPart extends Omit<AnswerColumns, "several"> {
  readonly rows: number;
}

/** The answers of all parts; undefined where they were not read of some part that has rows. */
function mergeAnswers(parts: readonly Columns[]): AnswerColumns | undefined {
  const keyed: KeyedPart[] = [];
  for (const { rows, answers } of parts) {
    if (answers !== undefined) keyed.push({ rows, ...answers });
    else if (rows > 0) return undefined;
  }
  const several = new Set(parts.flatMap(({ answers }) => answers?.several ?? []));
  return keyed.length === 0 ? undefined : { ...mergeKeys(keyed, ANSWER_LIMITS), several: [...several] };
}

/** A key that some part has no room for is none of the first by name of all. */
function mergeKeys(parts: readonly KeyedPart[], limits: Limits): Omit<KeyedPart, "rows"> {
  const named = parts.flatMap(({ columns, tooVaried: own }) => [...columns.map(({ key }) => key), ...own]);
  const all = [...new Set(named)].toSorted((a, b) => (a < b ? -1 : 1));
  const keys = all.slice(0, limits.keys);
  const varied = new Set(parts.flatMap((part) => part.tooVaried));
  const tooVaried = new Set(keys.filter((key) => varied.has(key)));
  const rows = parts.reduce((sum, part) => sum + part.rows, 0);
  const open = keys.flatMap((key) => {
    if (tooVaried.has(key)) return [];
    const merged = mergeKey(parts, key, rows, limits.values);
    if (merged === undefined) tooVaried.add(key);
    return merged === undefined ? [] : [merged];
  });
  return {
    columns: packMetadata(open, rows),
    tooVaried: [...tooVaried],
    hasMoreKeys: all.length > keys.length || parts.some(({ hasMoreKeys }) => hasMoreKeys),
  };
}

function mergeKey(
  parts: readonly KeyedPart[],
  key: string,
  rows: number,
  maxValues: number,
): OpenKey | undefined {
  const columns = parts.map((part) => part.columns.find((column) => column.key === key));
  const places = new Map<string, number>();
  for (const value of columns.flatMap((column) => column?.values ?? []))
    places.set(value, places.get(value) ?? places.size + 1);
  if (places.size > maxValues) return undefined;
  const codes = new Uint16Array(rows);
  let start = 0;
  parts.forEach((part, place) => {
    const column = columns[place];
    const codeOf = [0, ...(column?.values ?? []).map((value) => places.get(value) ?? 0)];
    const byCombination = Uint16Array.from(column?.codes ?? [], (code) => codeOf[code] ?? 0);
    column?.combinations.forEach((each, row) => (codes[start + row] = byCombination[each] ?? 0));
    start += part.rows;
  });
  return { key, values: [...places.keys()], codes };
}
