import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { addToken, fill, survey } from "../../api/api-fixture.ts";
import { createMemoryStore } from "../../store/memory/memory-store.ts";
import { openSqliteStore } from "../../store/sqlite/sqlite-store.ts";
import { tokenDigest } from "../../token-digest.ts";
import { runSample } from "./sample-command.ts";
import { readySample } from "./sample-data.ts";

const NOW = Date.parse("2026-11-22T12:00:00Z");

test("an empty database is filled until yesterday, and its token, of its teams alone, is ready at every start", async () => {
  const store = createMemoryStore();
  const ready = await readySample(store, NOW);
  expect(ready?.token).toBe("earshot-sample");
  expect(ready?.events.map(({ at }) => at)).toEqual(["2025-03-01", "2025-06-01", "2026-07-01"]);
  expect(await store.countChains("all", {})).toBe(12_000);
  // A day later the data is as it was, and so are its events.
  expect(await readySample(store, NOW + 20 * 86_400_000)).toEqual(ready);
  expect(await store.countChains("all", {})).toBe(12_000);
  const since = (date: string) => store.countChains("all", { createdFrom: Date.parse(date) / 1000 });
  expect(await since("2026-11-21T00:00:00Z")).toBeGreaterThan(0);
  expect(await since("2026-11-22T00:00:00Z")).toBe(0);
  const token = async () => store.findToken(await tokenDigest("earshot-sample"));
  await fill(store, { surveys: [survey({ teamId: "a-team-of-one's-own" })] });
  const { id = "", scope } = (await token()) ?? {};
  expect(scope).not.toBe("all");
  expect(scope).not.toContain("a-team-of-one's-own");
  await store.revokeToken(id, 1);
  expect(await readySample(store, NOW)).toBeUndefined();
});

test("a database with other data stays as it is", async () => {
  const store = createMemoryStore();
  await fill(store, {});
  await addToken(store, "own", "all");
  expect(await readySample(store, NOW)).toBeUndefined();
  expect(await store.countChains("all", {})).toBe(0);
  const tokenAlone = createMemoryStore();
  await addToken(tokenAlone, "own", "all");
  expect(await readySample(tokenAlone, NOW)).toBeUndefined();
  expect((await tokenAlone.catalog()).surveys).toEqual([]);
  expect(await tokenAlone.findToken(await tokenDigest("earshot-sample"))).toBeUndefined();
});

test("the command adds it to other surveys with --force alone, and to its own again", async () => {
  const folder = mkdtempSync(join(tmpdir(), "earshot-sample-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  vi.spyOn(console, "log").mockReturnValue();
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const db = join(folder, "x.sqlite");
  const sample = (...args: readonly string[]) => runSample(["--db", db, ...args]);
  const stored = async () => {
    const store = await openSqliteStore(db);
    const { surveys } = await store.catalog();
    await store.close();
    return surveys.length;
  };
  await sample("--chains", "10");
  await sample("--chains", "20");
  expect(await stored()).toBe(6);
  const store = await openSqliteStore(db);
  await fill(store, { surveys: [survey({})] });
  await store.close();
  await expect(sample("--chains", "10")).rejects.toThrow(
    "The database holds 1 survey that this sample has not. Name another with --db, or add the sample with --force.",
  );
  await expect(sample("--seed", "2")).rejects.toThrow("holds 7 surveys");
  expect(await stored()).toBe(7);
  await sample("--chains", "10", "--seed", "2", "--force");
  expect(await stored()).toBe(13);
});
