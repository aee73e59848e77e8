import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { NO_CHAINS } from "../../answers/packed/packed-chains.ts";
import { migrate } from "../sqlite/migrations.ts";
import { nodeSqliteDialect } from "../sqlite/node-sqlite-dialect.ts";
import { SqlLeaves } from "./sql-leaves.ts";
import type { FeedbackTables } from "./tables.ts";

const START = Date.UTC(2026, 10, 20);
const MINUTE = 60_000;

/** Leaves in a database of their own, as one transaction after the other sees them. */
function leafTables() {
  // Of the clock alone: real timers would else take the polyfill of `Temporal` with them.
  vi.useFakeTimers({ toFake: ["Date"], now: START });
  const database = new DatabaseSync(":memory:");
  migrate(database);
  const db = new Kysely<FeedbackTables>({ dialect: nodeSqliteDialect(database) });
  onTestFinished(async () => {
    vi.useRealTimers();
    await db.destroy();
  });
  const stored = async (table: "answer_leaf" | "answer_part") => {
    const rows = await db
      .selectFrom(table)
      .select(table === "answer_leaf" ? "id" : "leaf as id")
      .execute();
    return [...new Set(rows.map(({ id }) => id))].toSorted((a, b) => a - b);
  };
  return {
    begin: () => new SqlLeaves(db),
    /** Ids of the leaves that are stored, each with its parts. */
    stored: async () => {
      const [leaves, parts] = [await stored("answer_leaf"), await stored("answer_part")];
      expect(parts).toEqual(leaves);
      return leaves;
    },
  };
}

const leaf = (time: number) => {
  const place = { time, id: `c${time}` };
  return { chains: 1, first: place, last: place, contents: new Uint32Array(0) };
};

async function inserted(leaves: SqlLeaves, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let time = count; time > 0; time -= 1) ids.push(await leaves.insert(leaf(time), NO_CHAINS));
  return ids;
}

test("ids ascend, over transactions too, and none is given twice", async () => {
  const { begin } = leafTables();
  const ids = [...(await inserted(begin(), 3)), ...(await inserted(begin(), 2))];
  const [first = 0] = ids;
  expect(first).toBeGreaterThan(0);
  expect(ids).toEqual([0, 1, 2, 3, 4].map((more) => first + more));
});

test("leaves that are in force are told in the order of their chains", async () => {
  const { begin } = leafTables();
  const [late = 0, middle = 0, early = 0] = await inserted(begin(), 3);
  expect((await begin().spans()).map(({ id }) => id)).toEqual([early, middle, late]);
  await begin().retire([middle]);
  expect((await begin().spans()).map(({ id }) => id)).toEqual([early, late]);
});

test("a leaf that was replaced can be read for a quarter of an hour, then it goes with its parts", async () => {
  const { begin, stored } = leafTables();
  const [replaced = 0, kept = 0] = await inserted(begin(), 2);
  await begin().retire([replaced]);
  vi.setSystemTime(START + 15 * MINUTE);
  await begin().clear();
  expect(await stored()).toEqual([replaced, kept]);
  expect((await begin().read(replaced)).chains).toBe(0);
  vi.setSystemTime(START + 15 * MINUTE + 1);
  await begin().clear();
  expect(await stored()).toEqual([kept]);
  await expect(begin().read(replaced)).rejects.toThrow("replaced long ago");
});

test("of leaves that were replaced the newest 256 are kept", async () => {
  const { begin, stored } = leafTables();
  const ids = await inserted(begin(), 259);
  const [oldest = 0, ...others] = ids.slice(0, 258);
  await begin().retire([oldest]);
  vi.setSystemTime(START + 1);
  await begin().retire(others);
  await begin().clear();
  const left = await stored();
  expect(left).toHaveLength(257);
  expect(left).not.toContain(oldest);
  expect(left).toContain(ids.at(-1));
});

test("what a transaction makes and replaces itself was never seen: it goes at once", async () => {
  const { begin, stored } = leafTables();
  const [seen = 0] = await inserted(begin(), 1);
  const transaction = begin();
  const [own = 0] = await inserted(transaction, 1);
  await transaction.retire([seen, own]);
  expect(await stored()).toEqual([seen]);
  expect(await begin().spans()).toEqual([]);
});
