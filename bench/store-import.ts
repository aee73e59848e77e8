/**
 * How fast archives are imported into SQLite and into PostgreSQL, against bare inserts of the same lines into one table without any
 * check or index, in how much memory, and how long a small write takes afterwards: `node bench/store-import.ts [CHAINS]`. The
 * PostgreSQL is a temporary one that does not wait for the disk (`fsync=off`).
 */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { startTemporaryServer } from "../src/service/store/testing/temporary-server.ts";
import {
  bareInsert,
  barePostgresInsert,
  bareSmallWrite,
  earshotImport,
  smallWrite,
  writeArchive,
} from "./import/archive.ts";
import { withFolder } from "./store-fixture.ts";

const [chains = "200000"] = process.argv.slice(2);
const count = Number(chains);

const rate = (time: number): string =>
  `${Math.round(count / time)
    .toLocaleString("en")
    .padStart(9)} chains/s`;

function report(bareName: string, bare: number, archive: string, db: string, goal: string): void {
  settle();
  const { seconds, megabytes } = earshotImport(archive, db);
  console.log(`${bareName.padEnd(24)}${rate(bare)}`);
  console.log(`earshot import          ${rate(seconds)}  ${(bare / seconds).toFixed(2)} of it${goal}`);
  console.log(`memory of the import    ${megabytes.toFixed(0).padStart(9)} MB at most (goal 300)`);
}

/** What was written before would be written on while the next is measured. */
const settle = () => execFileSync("sync");

await withFolder(async (folder) => {
  const archive = join(folder, "sample.ndjson");
  await writeArchive(archive, count);
  settle();
  const bare = bareInsert(archive, join(folder, "bare.sqlite"));
  report("bare node:sqlite insert", bare, archive, join(folder, "earshot.sqlite"), " (goal 0.28)");
  const server = startTemporaryServer();
  try {
    settle();
    const db = `${server.address}&options=${encodeURIComponent("-c log_statement=none")}`;
    report("bare pg insert", await barePostgresInsert(archive, db), archive, db, "");
    const [bareWrite, write] = [await bareSmallWrite(db), await smallWrite(db)];
    const times = `${bareWrite.toFixed(1)} ms bare, ${write.toFixed(1)} ms`;
    console.log(`small write             ${times}, ${(write / bareWrite).toFixed(0)} times it`);
  } finally {
    server.remove();
  }
});
