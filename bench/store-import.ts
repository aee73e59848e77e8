/**
 * How fast archives are imported, against a bare `node:sqlite` insert of the same lines into one table without any
 * check or index, and in how much memory: `node bench/store-import.ts [CHAINS]`.
 */
import { join } from "node:path";
import { bareInsert, earshotImport, writeArchive } from "./import/archive.ts";
import { withFolder } from "./store-fixture.ts";

const [chains = "200000"] = process.argv.slice(2);

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
