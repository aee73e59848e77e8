import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openSqliteStore } from "../../store/sqlite/sqlite-store.ts";

const MAIN = inject("command");
const CHAINS = 4000;
const folder = mkdtempSync(join(tmpdir(), "earshot-faults-"));
const at = (name: string): string => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(() => {
  const run = (...args: readonly string[]) =>
    execFileSync(process.execPath, [MAIN, ...args, "--db", at("source.sqlite")], { stdio: "ignore" });
  run("sample", "--chains", String(CHAINS));
  run("export", at("archive.ndjson"));
});

const startImport = (db: string) =>
  spawn(process.execPath, [MAIN, "import", at("archive.ndjson"), "--db", at(db)], {
    stdio: ["ignore", "ignore", "pipe"],
  });

/** What pages and the stream of all answers are made of. */
async function content(db: string): Promise<typeof EVERYTHING> {
  const store = await openSqliteStore(at(db));
  const { surveys } = await store.catalog();
  const chains = await store.countChains("all", {});
  const { leaves } = await store.answers();
  await store.close();
  return { surveys: surveys.length, chains, streamed: leaves.reduce((sum, leaf) => sum + leaf.chains, 0) };
}

const NOTHING = { surveys: 0, chains: 0, streamed: 0 };
const EVERYTHING = { surveys: 6, chains: CHAINS, streamed: CHAINS };

test("an import that finds the disk full has not happened", async () => {
  const limited = `ulimit -f 4000; exec "$0" "$@"`;
  const args = [process.execPath, MAIN, "import", at("archive.ndjson"), "--db", at("full.sqlite")];
  const importing = spawn("sh", ["-c", limited, ...args], { stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  importing.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
  await once(importing, "close");
  expect(importing.exitCode).toBe(1);
  expect(said).toMatch(/earshot: The (disk is full|database's disk fails)\.\n$/);
  expect(await content("full.sqlite")).toEqual(NOTHING);
});

test("two imports at once come one after the other, and readers see all of one or none", async () => {
  const reader = await openSqliteStore(at("two.sqlite"));
  const imports = [startImport("two.sqlite"), startImport("two.sqlite")];
  const ended = Promise.all(imports.map((importing) => once(importing, "exit")));
  const seen = new Set<number>();
  for (const importing of imports) {
    importing.stderr.on("data", () => void reader.countChains("all", {}).then((count) => seen.add(count)));
  }
  expect(await ended).toEqual([
    [0, null],
    [0, null],
  ]);
  seen.add(await reader.countChains("all", {}));
  await reader.close();
  expect(seen).toContain(CHAINS);
  expect([...seen].filter((count) => count !== 0 && count !== CHAINS)).toEqual([]);
  expect(await content("two.sqlite")).toEqual(EVERYTHING);
});
