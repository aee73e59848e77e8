import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { isUnavailable } from "./sqlite-errors.ts";

function faultOf(...statements: readonly string[]): unknown {
  const database = new DatabaseSync(":memory:");
  try {
    for (const statement of statements) database.exec(statement);
    return undefined;
  } catch (error) {
    return error;
  } finally {
    database.close();
  }
}

test("a full disk, and one that can only be read, is no fault of a statement", () => {
  const full = [
    "create table t (x)",
    "pragma max_page_count = 2",
    "insert into t values (randomblob(99999))",
  ];
  expect(isUnavailable(faultOf(...full))).toBe(true);
  expect(isUnavailable(faultOf("create table t (x)", "pragma query_only = 1", "delete from t"))).toBe(true);
  expect(isUnavailable(faultOf("delete from nothing"))).toBe(false);
});
