import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, describe, expect, test } from "vitest";
import { viewsContract } from "../views.contract.ts";
import { openSqliteStore } from "./sqlite-store.ts";

const folder = mkdtempSync(join(tmpdir(), "earshot-views-"));
let files = 0;
const newPath = (): string => join(folder, `${(files += 1)}.sqlite`);

afterAll(() => rmSync(folder, { recursive: true }));

async function read(path: string, statement: string) {
  const database = new DatabaseSync(path, { readOnly: true });
  const rows = database.prepare(statement).all();
  database.close();
  // Rows have no prototype, which tells them apart from what tests expect.
  return rows.map((row) => Object.fromEntries(Object.entries(row)));
}

describe("the views on SQLite", () => {
  viewsContract(
    "sqlite",
    async () => {
      const path = newPath();
      return { store: await openSqliteStore(path), rows: (statement) => read(path, statement) };
    },
    25,
  );

  test("a database of an earlier version gets them", async () => {
    const path = newPath();
    await (await openSqliteStore(path)).close();
    const database = new DatabaseSync(path);
    const later = database
      .prepare(
        "select type, name from sqlite_master where type = 'view' or type = 'table' and name like 'answer%'",
      )
      .all();
    for (const { type, name } of later) database.exec(`drop ${String(type)} ${String(name)}`);
    database.exec("pragma user_version = 2");
    database.close();
    await (await openSqliteStore(path)).close();
    expect(await read(path, "select * from earshot_answers")).toEqual([]);
  });
});
