// What the tests need beyond npm's packages: a Chromium and PostgreSQL's programs. Found where they are; installed by
// apt where that is possible; otherwise Playwright's own browser is fetched and a missing PostgreSQL is told.
import { spawnSync } from "node:child_process";
import { findChromium } from "./chromium.ts";
import { findPostgres } from "./postgres.ts";

function run(command: string, ...args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(command, args, { stdio: ["ignore", 2, 2], env }).status === 0;
}

const canInstall = process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;

function install(packageName: string): void {
  if (!canInstall) return;
  console.error(`Installing ${packageName} ...`);
  if (!run("apt-get", "install", "--yes", "--no-install-recommends", packageName)) {
    run("apt-get", "update");
    run("apt-get", "install", "--yes", "--no-install-recommends", packageName);
  }
}

if (!findChromium()) install("chromium");
if (!findChromium()) {
  console.error("No Chromium found (set CHROMIUM to its path): fetching Playwright's ...");
  run(process.execPath, "node_modules/playwright/cli.js", "install", "--with-deps", "chromium");
}
if (!findPostgres()) install("postgresql");
if (!findPostgres()) {
  console.error(
    "PostgreSQL's initdb was not found (set PGBIN to its folder): install PostgreSQL 15 or newer.",
  );
  process.exitCode = 1;
}
