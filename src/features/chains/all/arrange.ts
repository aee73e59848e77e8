/** Which rows are in view, in what order, under which heads: worked out where the rows are kept. */
import type { ColumnSort } from "@tanstack/react-table";
import { conditionsOf, type LookedFor } from "../../../filters/conditions.ts";
import type { ReadRows } from "./read-rows.ts";
import { sortKey, type SortKey } from "./row-order.ts";

/** What is shown of the rows read so far. */
export interface Arrangement {
  readonly localFilters: LookedFor;
  readonly order: ColumnSort;
  readonly group: "touchpoint" | "survey" | undefined;
  readonly locale: string;
  /** Names of surveys by id, told apart where they are the same. */
  readonly surveys: ReadonlyMap<string, string>;
  /** The same of touchpoints, where rows are grouped by them. */
  readonly touchpoints: ReadonlyMap<string, string>;
}

export interface RowGroup {
  readonly id: string;
  readonly name: string;
  readonly count: number;
}

export interface Arranged {
  /** Numbers of the rows in view; those of a group stand together. */
  readonly rows: Uint32Array<ArrayBuffer>;
  /** In their order; undefined where nothing is grouped. */
  readonly groups: readonly RowGroup[] | undefined;
  /** Rows that had been read. */
  readonly read: number;
  /** So many of the first rows stay where they are, whatever else is read. */
  readonly settled: number;
  /** So many of the last rows have none missing between or behind them. */
  readonly settledLast: number;
}

export function arrange(rows: ReadRows, wanted: Arrangement): Arranged {
  const { localFilters, order, group, locale, surveys, touchpoints } = wanted;
  const collator = new Intl.Collator(locale, { numeric: true });
  const inView = sorted(rows, newestFirst(rows).filter(accepting(rows, localFilters)), wanted, collator);
  // Sorted by anything but time, each row that comes may be the first, or stand between two.
  const newest = group === undefined && order.id === "created" ? settledRows(rows, inView) : 0;
  const [settled, settledLast] = order.desc ? [newest, 0] : [0, newest];
  const arranged = { rows: inView, groups: undefined, read: rows.count, settled, settledLast };
  if (group === undefined) return arranged;
  const ids = rows.column(`${group} id`, (chain) =>
    group === "survey" ? chain.surveyId : chain.touchpointId,
  );
  const names = rows.column(group, sortKey(group, locale));
  const labels = group === "survey" ? surveys : touchpoints;
  const nameOf = (row: number) => labels.get(String(ids[row] ?? "")) || String(names[row] ?? "");
  return { ...arranged, ...grouped(inView, ids, nameOf, collator) };
}

/** As lists are: what else the rows are sorted by, equal ones keep this order. */
function newestFirst(rows: ReadRows): Uint32Array<ArrayBuffer> {
  const times = rows.column("created", ({ createdAt }) => createdAt);
  const ids = rows.column("id", (chain) => chain._id);
  const order = Uint32Array.from({ length: rows.count }, (_, row) => row);
  return order.toSorted(
    (a, b) => difference(times[b], times[a]) || ((ids[a] ?? "") < (ids[b] ?? "") ? 1 : -1),
  );
}

/** How many of the newest rows have none missing between them. */
function settledRows(rows: ReadRows, inView: Uint32Array): number {
  const times = rows.column("created", ({ createdAt }) => createdAt);
  return inView.filter((row) => Number(times[row]) > rows.completeAfter).length;
}

const difference = (a: SortKey, b: SortKey): number => Number(a) - Number(b);

function accepting(rows: ReadRows, localFilters: LookedFor): (row: number) => boolean {
  const conditions = conditionsOf(localFilters).map(({ of, textOf, accepts }) => ({
    texts: rows.column(`condition ${of}`, textOf),
    accepts,
  }));
  return (row) => conditions.every(({ texts, accepts }) => accepts(String(texts[row] ?? "")));
}

function sorted(
  rows: ReadRows,
  inView: Uint32Array<ArrayBuffer>,
  { order: { id: column, desc }, locale, surveys }: Arrangement,
  collator: Intl.Collator,
): Uint32Array<ArrayBuffer> {
  if (column === "created" && desc) return inView;
  const own = rows.column(`${column} in ${locale}`, sortKey(column, locale));
  const keys = column === "survey" ? own.map((id) => surveys.get(String(id ?? "")) || id) : own;
  const ranks = ranksOf(keys, inView, desc, collator);
  // Infinity less itself is no number, which sorts as equal.
  return inView.toSorted((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
}

function grouped(
  inView: Uint32Array<ArrayBuffer>,
  ids: readonly SortKey[],
  nameOf: (row: number) => string,
  collator: Intl.Collator,
): Pick<Arranged, "rows" | "groups"> {
  const members = Map.groupBy(inView, (row) => String(ids[row] ?? ""));
  const groups = [...members]
    .map(([id, own]) => ({ id, name: nameOf(own[0] ?? 0), own }))
    .toSorted((a, b) => collator.compare(a.name, b.name) || (a.id < b.id ? -1 : 1));
  return {
    rows: Uint32Array.from(groups.flatMap(({ own }) => own)),
    groups: groups.map(({ id, name, own }) => ({ id, name, count: own.length })),
  };
}

/** Numbers to sort `rows` by: smaller first, missing last either way, numbers before collated texts. */
function ranksOf(keys: readonly SortKey[], rows: Uint32Array, descending: boolean, collator: Intl.Collator) {
  const places = textPlaces(keys, rows, collator);
  const ranks = new Float64Array(keys.length).fill(Infinity);
  for (const row of rows) {
    const key = keys[row];
    const rank = typeof key === "string" ? TEXTS + (places.get(key) ?? 0) : key;
    if (rank !== undefined && !Number.isNaN(rank)) ranks[row] = descending ? -rank : rank;
  }
  return ranks;
}

/** Beyond every number that a row may have, and far enough below what a place can no longer be added to. */
const TEXTS = 2 ** 52;

/** The place of each text among all that there are; texts that compare alike share one. */
function textPlaces(keys: readonly SortKey[], rows: Uint32Array, collator: Intl.Collator) {
  const texts = new Set<string>();
  for (const row of rows) {
    const key = keys[row];
    if (typeof key === "string") texts.add(key);
  }
  const places = new Map<string, number>();
  let place = 0;
  let before: string | undefined;
  for (const text of [...texts].toSorted(collator.compare)) {
    if (before !== undefined && collator.compare(before, text) !== 0) place += 1;
    places.set(text, place);
    before = text;
  }
  return places;
}
