import { DatabaseSync } from "node:sqlite";
import { Kysely, sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { nodeSqliteDialect } from "../sqlite/node-sqlite-dialect.ts";
import { selectKeys } from "./chain-keys.ts";
import { foreignDialect, postgresDialect, sqliteDialect } from "./sql-dialect.ts";

test.each([sqliteDialect, postgresDialect, foreignDialect])(
  "a statement is the same for long lists of each length",
  (dialect) => {
    const db = new Kysely({ dialect: nodeSqliteDialect(new DatabaseSync(":memory:")) });
    onTestFinished(() => db.destroy());
    const statementFor = (values: number) => {
      const surveyId = Array.from({ length: values }, (_, at) => `s${at}`);
      const keys = selectKeys(dialect, sql`id`, surveyId, { surveyId }, { offset: 0, limit: 100 });
      return keys.compile(db).sql;
    };
    expect(statementFor(5_000)).toBe(statementFor(17));
  },
);
