import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from "idb";
import type { StoredColumns } from "./column-store.ts";
import { DATABASE } from "./device-flag.ts";
import * as z from "zod/mini";
import { CELLS, countChains, isContinuation } from "../../../analysis/columns/cells.ts";
import { continuationsOf } from "../../../analysis/columns/chain-ids.ts";
import { eachDimension } from "../../../analysis/columns/groups.ts";
import { DIMENSIONS, type Columns, type KnownFacts } from "../../../analysis/columns/columns.ts";

const STORE = "shelves";

interface Schema extends DBSchema {
  [STORE]: {
    /** The digest of a connection, and the name of its column store. */
    key: [connection: string, columnStore: string];
    /** A `ColumnsDocument`, or whatever else is found there. */
    value: unknown;
  };
}

/** Opened for each use alone: a database that is open can't be deleted. */
async function opened<Result>(work: (database: IDBPDatabase<Schema>) => Promise<Result>): Promise<Result> {
  const database = await openDB<Schema>(DATABASE, 1, {
    upgrade: (fresh) => void fresh.createObjectStore(STORE),
    blocking: (_from, _to, { target }) => target instanceof IDBDatabase && target.close(),
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

export interface Loaded {
  /** By name. */
  readonly columnStores: ReadonlyMap<string, StoredColumns>;
  /** False where something was kept that could not be read; it is gone then. */
  readonly whole: boolean;
}

const NOTHING: Loaded = { columnStores: new Map(), whole: false };

/** What is kept of a connection. Rejects where this browser keeps nothing. */
export async function loadStores(connection: string): Promise<Loaded> {
  try {
    return await opened(async (database) => {
      const range = IDBKeyRange.bound([connection], [connection, []]);
      const [keys, values] = await Promise.all([
        database.getAllKeys(STORE, range),
        database.getAll(STORE, range),
      ]);
      const columnStores = new Map<string, StoredColumns>();
      for (const [place, key] of keys.entries()) {
        const contents = readDocument(values[place]);
        if (contents === undefined) await database.delete(STORE, key);
        else columnStores.set(key[1], contents);
      }
      return { columnStores, whole: columnStores.size === keys.length };
    });
  } catch {
    await deleteDB(DATABASE);
    return NOTHING;
  }
}

/** Keeps a column store in the place of what was kept of it. Rejects where there is no room or no way to. */
export const saveStore = (connection: string, name: string, contents: StoredColumns): Promise<unknown> =>
  opened((database) => database.put(STORE, documentOf(contents), [connection, name]));

/** Drops everything that is kept. */
export const clearStores = (): Promise<unknown> => opened((database) => database.clear(STORE));

/** Goes up when what follows changes its shape or its meaning: what was kept before is then read anew. */
const FORMAT = 2;

const words = z.custom<Uint32Array<ArrayBuffer>>((value) => value instanceof Uint32Array);
const pairs = z.custom<Uint16Array<ArrayBuffer>>((value) => value instanceof Uint16Array);
const ids = z.array(z.string());
const stretches = z.array(z.object({ from: z.number(), to: z.number() }));

const documentSchema = z.object({
  format: z.literal(FORMAT),
  time: words,
  cell: z.union([pairs, words]),
  heads: z.optional(words),
  tails: words,
  odd: z.map(z.number(), z.string()),
  /** The ids of each dimension, and the code that each group has in it. */
  ids: z.object({ survey: ids, touchpoint: ids, team: ids, language: ids, question: ids }),
  codes: z.object({ survey: words, touchpoint: words, team: words, language: words, question: words }),
  facts: z.array(
    z.object({
      isClosed: z.optional(z.boolean()),
      surveyVersion: z.optional(z.union([z.literal(2), z.literal(3)])),
    }),
  ),
  all: stretches,
  bySurvey: z.map(z.string(), stretches),
  damaged: z.array(
    z.object({
      range: z.object({ surveys: ids, from: z.number(), to: z.number() }),
      startedAt: z.number(),
      unreadable: z.number(),
      notAsked: z._default(z.number(), 0),
    }),
  ),
  readAt: z.optional(z.number()),
});

/** What is kept of a column store: numbers and ids. No names, no comments, no contacts, no metadata. */
export type ColumnsDocument = z.infer<typeof documentSchema>;

export function documentOf({ columns, settled, damaged, readAt }: StoredColumns): ColumnsDocument {
  const { time, cell, codes, entries } = columns;
  const { heads, tails, odd } = columns.ids;
  return {
    format: FORMAT,
    time,
    cell,
    heads,
    tails,
    odd: new Map(odd),
    ids: eachDimension((dimension) => entries[dimension].map(({ id }) => id)),
    codes,
    facts: columns.facts.map((facts: KnownFacts) => ({ ...facts })),
    all: [...settled.all],
    bySurvey: new Map([...settled.bySurvey].map(([survey, read]) => [survey, [...read]])),
    damaged: damaged.map((each) => ({ ...each, range: { ...each.range, surveys: [...each.range.surveys] } })),
    readAt,
  };
}

/** A column store as it was kept; undefined for what is no such thing, is of another format or is damaged. */
export function readDocument(value: unknown): StoredColumns | undefined {
  const read = z.safeParse(documentSchema, value);
  if (!read.success || !isSound(read.data)) return undefined;
  const { time, cell, codes, facts, heads, tails, odd, all, bySurvey, damaged, readAt } = read.data;
  const columns: Columns = {
    rows: time.length,
    chains: countChains(cell),
    time,
    cell,
    entries: eachDimension((dimension) => read.data.ids[dimension].map((id) => ({ id, name: "" }))),
    codes,
    facts,
    ids: { tails, odd, continuations: continuationsOf(cell), ...(heads !== undefined && { heads }) },
    metadata: [],
    tooVaried: [],
    hasMoreKeys: false,
  };
  return { columns, settled: { all, bySurvey }, damaged, readAt };
}

/** True when every number leads where it should. */
function isSound({ time, cell, heads, tails, ids: known, codes, facts }: ColumnsDocument): boolean {
  const chains = countChains(cell);
  return (
    cell.length === time.length &&
    !isContinuation(cell[0] ?? 0) &&
    tails.length === 2 * chains &&
    (heads === undefined || heads.length === chains) &&
    isAscending(time) &&
    isBelow(cell, facts.length * CELLS) &&
    known.question[0] === "" &&
    DIMENSIONS.every(
      (dimension) =>
        codes[dimension].length === facts.length && isBelow(codes[dimension], known[dimension].length),
    )
  );
}

const isBelow = (numbers: Uint16Array | Uint32Array, limit: number): boolean =>
  numbers.every((number) => number < limit);

const isAscending = (time: Uint32Array): boolean => time.every((at, row) => at >= (time[row - 1] ?? 0));
