import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from "idb";
import type { ShelfContents } from "../reading/shelf.ts";
import { DATABASE } from "./device-flag.ts";
import { documentOf, readDocument } from "./shelf-document.ts";

const STORE = "shelves";

interface Schema extends DBSchema {
  [STORE]: {
    /** The digest of a connection, and the name of its shelf. */
    key: [connection: string, shelf: string];
    /** A `ShelfDocument`, or whatever else is found there. */
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
  readonly shelves: ReadonlyMap<string, ShelfContents>;
  /** False where something was kept that could not be read; it is gone then. */
  readonly whole: boolean;
}

const NOTHING: Loaded = { shelves: new Map(), whole: false };

/** What is kept of a connection. Rejects where this browser keeps nothing. */
export async function loadShelves(connection: string): Promise<Loaded> {
  try {
    return await opened(async (database) => {
      const range = IDBKeyRange.bound([connection], [connection, []]);
      const [keys, values] = await Promise.all([
        database.getAllKeys(STORE, range),
        database.getAll(STORE, range),
      ]);
      const shelves = new Map<string, ShelfContents>();
      for (const [place, key] of keys.entries()) {
        const contents = readDocument(values[place]);
        if (contents === undefined) await database.delete(STORE, key);
        else shelves.set(key[1], contents);
      }
      return { shelves, whole: shelves.size === keys.length };
    });
  } catch {
    await deleteDB(DATABASE);
    return NOTHING;
  }
}

/** Keeps a shelf in the place of what was kept of it. Rejects where there is no room or no way to. */
export const saveShelf = (connection: string, name: string, contents: ShelfContents): Promise<unknown> =>
  opened((database) => database.put(STORE, documentOf(contents), [connection, name]));

/** Drops everything that is kept. */
export const clearShelves = (): Promise<unknown> => opened((database) => database.clear(STORE));
