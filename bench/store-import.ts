/**
 * How fast archives are imported, against a bare `node:sqlite` insert of the same lines into one table without any
 * check or index, and in how much memory: `node bench/store-import.ts [CHAINS]`.
 */
import { spawnSync } from "node:child_process";
import { createWriteStream, openSync, readSync, closeSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { generateSample } from "../src/sample/generate.ts";
import { withFolder } from "./store-fixture.ts";

const MAIN = fileURLToPath(new URL("../src/service/cli/main.ts", import.meta.url));

const [chains = "200000"] = process.argv.slice(2);

async function writeArchive(path: string, count: number): Promise<void> {
  const file = createWriteStream(path);
  for (const line of generateSample({ chains: count, seed: 1 })) {
    if (!file.write(`${JSON.stringify(line)}\n`)) await once(file, "drain");
  }
  file.end();
  await once(file, "finish");
}

/** Seconds to insert the lines of a file as they are, in one transaction. */
function bareInsert(archive: string, path: string): number {
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
function earshotImport(archive: string, db: string): { seconds: number; megabytes: number } {
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

await withFolder(async (folder) => {
  const archive = join(folder, "sample.ndjson");
  const count = Number(chains);
  await writeArchive(archive, count);
  const bare = bareInsert(archive, join(folder, "bare.sqlite"));
  const { seconds, megabytes } = earshotImport(archive, join(folder, "earshot.sqlite"));
  const rate = (time: number): string =>
    `${Math.round(count / time)
      .toLocaleString("en")
      .padStart(9)} chains/s`;
  console.log(`bare node:sqlite insert ${rate(bare)}`);
  console.log(`earshot import          ${rate(seconds)}  ${(bare / seconds).toFixed(2)} of it (goal 0.28)`);
  console.log(`memory of the import    ${megabytes.toFixed(0).padStart(9)} MB at most (goal 300)`);
});
