/** Kysely's SQLite dialect over `node:sqlite`, which it does not know by itself. */
import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { SqliteDialect, type SqliteStatement } from "kysely";
import { chmodSync, closeSync, fstatSync, openSync, readSync, statSync } from "node:fs";

/** Statements kept ready; their texts vary with the filters in use alone. */
const MOST_STATEMENTS = 128;

export function nodeSqliteDialect(database: DatabaseSync): SqliteDialect {
  const prepared = new Map<string, SqliteStatement>();
  return new SqliteDialect({
    database: {
      close: () => database.close(),
      prepare(text) {
        const known = prepared.get(text);
        if (known !== undefined) return known;
        if (prepared.size >= MOST_STATEMENTS) prepared.clear();
        const statement = adapted(database.prepare(text));
        prepared.set(text, statement);
        return statement;
      },
    },
  });
}

const adapted = (statement: StatementSync): SqliteStatement => ({
  reader: statement.columns().length > 0,
  all: (parameters) => statement.all(...parameters.map(bindable)),
  run: (parameters) => statement.run(...parameters.map(bindable)),
  iterate: (parameters) => statement.iterate(...parameters.map(bindable)),
});

function bindable(value: unknown): SQLInputValue {
  if (value === null || typeof value === "string" || typeof value === "number") return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite can't bind a value of type ${typeof value}.`);
}

/** What others than the owner and the group may do. */
const OTHERS = 0o007;

/** Makes the database's file where it is absent, and takes it, its log and its index from others who can read them. */
export function keepPrivate(path: string): void {
  let file: number;
  try {
    file = openSync(path, "a+", 0o600);
  } catch {
    // What is wrong with the path is told by SQLite, which opens it next.
    return;
  }
  try {
    if (!isDatabase(file)) return;
  } finally {
    closeSync(file);
  }
  for (const end of ["", "-wal", "-shm"]) closeToOthers(path + end);
}

/** What an SQLite database begins with, see its file format; an empty file becomes one. */
const MAGIC = "SQLite format 3\0";

function isDatabase(file: number): boolean {
  if (!fstatSync(file).isFile()) return false;
  const head = Buffer.alloc(MAGIC.length);
  return readSync(file, head, { position: 0 }) === 0 || head.toString("latin1") === MAGIC;
}

/** A file or a folder of ours that others may read is the owner's alone from then on. */
export function closeToOthers(path: string): void {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined || (stats.mode & OTHERS) === 0 || stats.uid !== process.getuid?.()) return;
  chmodSync(path, stats.isDirectory() ? 0o700 : 0o600);
}
