/** Kysely's SQLite dialect over `node:sqlite`, which it does not know by itself. */
import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { SqliteDialect, type SqliteStatement } from "kysely";

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
