// Runs every benchmark in bench/, or those whose names are given, one after another.
import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { basename } from "node:path";

const wanted = process.argv.slice(2);
const all = globSync("bench/*.ts").toSorted();
const files = wanted.length === 0 ? all : all.filter((file) => wanted.includes(basename(file, ".ts")));

if (files.length === 0) {
  console.error(`No such benchmark. There are: ${all.map((file) => basename(file, ".ts")).join(", ")}`);
  process.exitCode = 1;
}

for (const file of files) {
  console.log(`\n── ${basename(file, ".ts")} ──`);
  const { status } = spawnSync(process.execPath, [file], { stdio: "inherit" });
  if (status !== 0) process.exitCode = 1;
}
