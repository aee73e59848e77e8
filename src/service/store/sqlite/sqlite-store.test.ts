import { chmodSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sample } from "fast-check";
import { Kysely } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { anyChain, anySurvey } from "../../documents/documents.arbitraries.ts";
import { chainTemplate } from "../../templates/chain-template.ts";
import { commitsUnderReaders, heldStatements, interleavingContract } from "../interleaving.contract.ts";
import { sqliteDialect } from "../sql/sql-dialect.ts";
import { SqlReader } from "../sql/sql-reader.ts";
import { StoreUnavailable, type Store } from "../store.ts";
import { told } from "../answers.contract.ts";
import { storeContract } from "../store.contract.ts";
import { nodeSqliteDialect } from "./node-sqlite-dialect.ts";
import { openSqliteStore, WriteWatch } from "./sqlite-store.ts";
// Every run of a property makes a file, and a busy disk takes its time.
const ANSWER_TABLES = ["answer_group", "answer_leaf", "answer_part", "answer_backlog"];

const folder = mkdtempSync(join(tmpdir(), "earshot-sqlite-"));
let files = 0;
const newPath = (): string => join(folder, `${(files += 1)}.sqlite`);

afterAll(() => rmSync(folder, { recursive: true }));

const modesOf = (path: string) =>
  ["", "-wal", "-shm"].map((end) => (statSync(path + end).mode & 0o777).toString(8));

describe("the SQLite store", () => {
  storeContract(() => openSqliteStore(newPath()), 25);
  commitsUnderReaders(() => openSqliteStore(newPath()));

  interleavingContract(async (hold) => {
    const path = newPath();
    const store = await openSqliteStore(path);
    const database = new DatabaseSync(path);
    const db = heldStatements(new Kysely({ dialect: nodeSqliteDialect(database) }), hold);
    const { wasWritten } = new WriteWatch(database);
    const reader = new SqlReader(db, sqliteDialect, (work) => work(), wasWritten);
    const close = () => Promise.all([store.close(), db.destroy()]).then(() => undefined);
    return { store, reader, close };
  }, 40);

  test("is opened by two at once, and what one writes the other reads", async () => {
    const path = newPath();
    const [one, other] = await Promise.all([openSqliteStore(path), openSqliteStore(path)]);
    const token = { id: "a1", name: "n", digest: "d", scope: "all" as const, createdAt: 1 };
    await one.addToken(token);
    expect(await other.listTokens()).toEqual([token]);
    await Promise.all([one.close(), other.close()]);
  });

  test("sees at the next look what another has written meanwhile, and what itself has", async () => {
    const path = newPath();
    const [one, other] = await Promise.all([openSqliteStore(path), openSqliteStore(path)]);
    const [survey] = sample(anySurvey("s1"), { numRuns: 1, seed: 1 });
    if (survey === undefined) throw new Error("no survey to try");
    await one.addToken({ id: "a1", name: "n", digest: "d", scope: "all", createdAt: 1 });
    expect(await other.findToken("d")).toMatchObject({ id: "a1" });
    expect((await other.catalog()).surveys).toEqual([]);
    await one.write((transaction) => transaction.putSurvey(survey));
    expect((await other.catalog()).surveys).toEqual([survey]);
    await other.touchToken("a1", 5);
    expect(await other.findToken("d")).toMatchObject({ lastUsedAt: 5 });
    const asked = other.findToken("d");
    await Promise.all([one.revokeToken("a1", 7), asked]);
    expect(await other.findToken("d")).toMatchObject({ revokedAt: 7 });
    await Promise.all([one.close(), other.close()]);
  });

  test("has all its indexes after the first write, and after one that failed", async () => {
    const path = newPath();
    const store = await openSqliteStore(path);
    const indexes = () => {
      const database = new DatabaseSync(path);
      const rows = database.prepare("select name from sqlite_master where name like 'chain_key_by_%'").all();
      database.close();
      return rows.length;
    };
    const before = indexes();
    const fails = store.write(() => Promise.reject(new Error("broken line")));
    await expect(fails).rejects.toThrow("broken line");
    expect(indexes()).toBe(before);
    const [chain] = sample(anyChain("s1"), { numRuns: 1, seed: 1 });
    if (chain === undefined) throw new Error("no chain to try");
    await store.write((transaction) => transaction.putChains([chain]));
    expect(indexes()).toBe(before);
    expect(before).toBeGreaterThan(0);
    await store.close();
  });

  test("made by an earlier version gets the tables that it lacks, and keeps what it holds", async () => {
    const path = newPath();
    const first = await openSqliteStore(path);
    const token = { id: "a1", name: "n", digest: "d", scope: "all" as const, createdAt: 1 };
    await first.addToken(token);
    await first.close();
    const database = new DatabaseSync(path);
    database.exec(
      `${["written", ...ANSWER_TABLES].map((table) => `drop table ${table};`).join("")} pragma user_version = 1`,
    );
    database.close();
    const store = await openSqliteStore(path);
    expect(await store.writtenRows()).toEqual({ surveys: 0, chains: 0 });
    expect(await store.listTokens()).toEqual([token]);
    await store.close();
  });

  test("made before there were leaves gets them when it is opened, and goes on where it was stopped", async () => {
    const path = newPath();
    const first = await openSqliteStore(path);
    const [chain] = sample(anyChain("c"), { numRuns: 1, seed: 1 });
    if (chain === undefined) throw new Error("no chain to try");
    const count = 16_500;
    const at = (number: number) => ({ ...chain, _id: `c${number}`, createdAt: number % 1_000 });
    await first.write((transaction) =>
      transaction.putChains(Array.from({ length: count }, (_, number) => at(number))),
    );
    const expected = await told(await first.answers());
    await first.close();
    const database = new DatabaseSync(path);
    database.exec(`${ANSWER_TABLES.map((table) => `drop table ${table};`).join("")} pragma user_version = 3`);
    database.close();
    const stopped = openSqliteStore(path, (done, total) => {
      throw new Error(`stopped at ${done} of ${total}`);
    });
    await expect(stopped).rejects.toThrow("stopped at 16384 of 16500");
    const heard: number[] = [];
    const store = await openSqliteStore(path, (done) => heard.push(done));
    expect(heard).toEqual([count]);
    expect(await told(await store.answers())).toEqual(expected);
    await store.close();
    await (await openSqliteStore(path, () => expect.unreachable())).close();
  });

  test("does not let a request wait for a write to note that its token was used", async () => {
    const path = newPath();
    const [one, other] = await Promise.all([openSqliteStore(path), openSqliteStore(path)]);
    await one.addToken({ id: "a1", name: "n", digest: "d", scope: "all", createdAt: 1 });
    await one.write(async (transaction) => {
      await transaction.putChains([]);
      await other.touchToken("a1", 5);
    });
    expect(await other.findToken("d")).not.toHaveProperty("lastUsedAt");
    await Promise.all([one.close(), other.close()]);
  });

  test("lets two write at once, one after the other, while a third reads", async () => {
    const path = newPath();
    const stores = await Promise.all([openSqliteStore(path), openSqliteStore(path), openSqliteStore(path)]);
    const [one, other, reader] = stores;
    const seen: number[] = [];
    const [survey] = sample(anySurvey("s1"), { numRuns: 1, seed: 1 });
    const writing = (store: Store, name: string) =>
      store.write(async (transaction) => {
        if (survey !== undefined) await transaction.putSurvey({ ...survey, name });
        // Lets the other try to begin.
        await new Promise((resolve) => setImmediate(resolve));
        seen.push((await reader.catalog()).revision);
      });
    await Promise.all([writing(one, "first"), writing(other, "second")]);
    expect(seen).toEqual([0, 1]);
    expect((await reader.catalog()).revision).toBe(2);
    await Promise.all(stores.map((store) => store.close()));
  });

  test("finds deep pages while another process writes all the time", async () => {
    const path = newPath();
    const [reader, writer] = await Promise.all([openSqliteStore(path), openSqliteStore(path)]);
    const [chain] = sample(anyChain("c"), { numRuns: 1, seed: 1 });
    if (chain === undefined) throw new Error("no chain to try");
    const at = (createdAt: number) => ({ ...chain, _id: `c${createdAt}`, createdAt });
    await writer.write((transaction) =>
      transaction.putChains(Array.from({ length: 16_000 }, (_, index) => at(index))),
    );
    const read = new AbortController();
    let older = 0;
    const writing = (async () => {
      while (!read.signal.aborted) {
        await writer.write((transaction) => transaction.putChains([at((older -= 1))]));
        // Another process would leave this one its own turns.
        await new Promise((resolve) => setImmediate(resolve));
      }
    })();
    for (const skip of [15_000, 12_345, 15_000, 5_000]) {
      const { templates } = await reader.chains("all", {}, { skip, limit: 3 });
      const expected = [0, 1, 2].map((index) => chainTemplate(at(15_999 - skip - index)));
      expect(new TextDecoder().decode(templates)).toBe(expected.join(",\n"));
    }
    read.abort();
    await writing;
    expect(older).toBeLessThan(0);
    await Promise.all([reader.close(), writer.close()]);
  });

  test("lets the log shrink again after a large write, though it stays open", async () => {
    const path = newPath();
    const [one, other] = await Promise.all([openSqliteStore(path), openSqliteStore(path)]);
    const [chain] = sample(anyChain("c"), { numRuns: 1, seed: 1 });
    if (chain === undefined) throw new Error("no chain to try");
    const metadata = { text: "x".repeat(10_000) };
    await one.addToken({ id: "a1", name: "n", digest: "d", scope: "all", createdAt: 1 });
    await one.write((transaction) =>
      transaction.putChains(
        Array.from({ length: 3_000 }, (_, index) => ({ ...chain, _id: `c${index}`, metadata })),
      ),
    );
    expect(statSync(`${path}-wal`).size).toBeGreaterThan(30_000_000);
    await other.touchToken("a1", 5);
    expect(statSync(`${path}-wal`).size).toBeLessThanOrEqual(16 * 2 ** 20);
    await Promise.all([one.close(), other.close()]);
  });

  describe("is closed to everybody but its owner", () => {
    test("when it is made", async () => {
      const path = newPath();
      const store = await openSqliteStore(path);
      expect(modesOf(path)).toEqual(["600", "600", "600"]);
      await store.close();
    });

    test("when an earlier version left it open to all, beside a process that uses it", async () => {
      const path = newPath();
      const earlier = await openSqliteStore(path);
      for (const end of ["", "-wal", "-shm"]) chmodSync(path + end, 0o644);
      const store = await openSqliteStore(path);
      expect(modesOf(path)).toEqual(["600", "600", "600"]);
      await Promise.all([earlier.close(), store.close()]);
    });

    test("but for a group that was let in on purpose", async () => {
      const path = newPath();
      await (await openSqliteStore(path)).close();
      chmodSync(path, 0o640);
      const store = await openSqliteStore(path);
      expect(modesOf(path)).toEqual(["640", "640", "640"]);
      await store.close();
    });
  });

  test("says that the database is unavailable where it can't be opened", async () => {
    await expect(openSqliteStore(join(folder, "absent", "x.sqlite"))).rejects.toThrow(StoreUnavailable);
  });
});
