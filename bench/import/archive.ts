// An archive of sample chains, the import of it by the command line, and the bare insert that imports are measured against.
import { spawnSync } from "node:child_process";
import { closeSync, createWriteStream, openSync, readSync } from "node:fs";
import { once } from "node:events";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { generateSample } from "../../src/sample/generate.ts";
import { putLines } from "../../src/service/archive/put-lines.ts";
import type { ArchiveLine } from "../../src/service/documents/documents.ts";
import { openStore } from "../../src/service/cli/command/open-store.ts";
import { MAIN } from "../http/servers.ts";
import { median } from "../loading/figures.ts";

export async function writeArchive(path: string, chains: number): Promise<void> {
  const file = createWriteStream(path);
  for (const line of generateSample({ chains, seed: 1 })) {
    if (!file.write(`${JSON.stringify(line)}\n`)) await once(file, "drain");
  }
  file.end();
  await once(file, "finish");
}

/** Seconds to insert the lines of a file as they are, in one transaction, into a SQLite table without any check or index. */
export function bareInsert(archive: string, path: string): number {
  const started = performance.now();
  const database = new DatabaseSync(path);
  database.exec("pragma journal_mode = wal; create table line (text text)");
  const insert = database.prepare("insert into line values (?)");
  database.exec("begin");
  for (const line of linesOf(archive)) insert.run(line);
  database.exec("commit");
  database.close();
  return (performance.now() - started) / 1000;
}

/** The same into PostgreSQL, a thousand lines a statement. */
export async function barePostgresInsert(archive: string, address: string): Promise<number> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const started = performance.now();
  await client.query("create table line (text text)");
  await client.query("begin");
  let lines: string[] = [];
  const send = async (): Promise<void> => {
    await client.query("insert into line select unnest($1::text[])", [lines]);
    lines = [];
  };
  for (const line of linesOf(archive)) if (lines.push(line) === 1_000) await send();
  await send();
  await client.query("commit");
  const seconds = (performance.now() - started) / 1000;
  await client.end();
  return seconds;
}

function* linesOf(path: string): Generator<string> {
  const file = openSync(path, "r");
  const buffer = Buffer.alloc(1 << 20);
  let rest = "";
  for (let read = readSync(file, buffer); read > 0; read = readSync(file, buffer)) {
    const lines = (rest + buffer.toString("latin1", 0, read)).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  closeSync(file);
}

/** Seconds, and megabytes at most, that the command takes for an import. */
export function earshotImport(archive: string, db: string): { seconds: number; megabytes: number } {
  const probe = 'process.on("exit", () => process._rawDebug(`peak ${process.resourceUsage().maxRSS}`))';
  const started = performance.now();
  const { stderr, status } = spawnSync(
    process.execPath,
    ["--import", `data:text/javascript,${encodeURIComponent(probe)}`, MAIN, "import", archive, "--db", db],
    { encoding: "utf8" },
  );
  const seconds = (performance.now() - started) / 1000;
  if (status !== 0) throw new Error(stderr);
  return { seconds, megabytes: Number(/peak (\d+)/.exec(stderr)?.[1]) / 1024 };
}

/** Milliseconds that a write of five chains takes into a database that holds others. */
export async function smallWrite(db: string): Promise<number> {
  const store = await openStore(db);
  const time = await medianTime(async (lines) => {
    await store.write((transaction) => putLines(transaction, lines));
  });
  await store.close();
  return time;
}

/** The same lines as they are, in a transaction each, into the table of `barePostgresInsert`. */
export async function bareSmallWrite(address: string): Promise<number> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const time = await medianTime(async (lines) => {
    await client.query("begin");
    const texts = lines.map((line) => JSON.stringify(line));
    await client.query("insert into line select unnest($1::text[])", [texts]);
    await client.query("commit");
  });
  await client.end();
  return time;
}

/** Of 25 writes, each of chains that are newer than those of any archive here: what comes in within a minute. */
async function medianTime(write: (lines: readonly ArchiveLine[]) => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < 25; at += 1) {
    const lines = generateSample({ chains: 5, seed: 1_000 + at })
      .filter((line) => line.kind === "chain")
      .map((line) => Object.assign(line, { createdAt: 1_900_000_000 + at }))
      .toArray();
    const started = performance.now();
    await write(lines);
    times.push(performance.now() - started);
  }
  return median(times);
}
