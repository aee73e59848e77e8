import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from "idb";
import type { StoredColumns } from "./column-store.ts";
import { DATABASE } from "./device-flag.ts";
import { documentOf, readDocument } from "./columns-document.ts";

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
