// Installs what is missing before any npm script: `npm ci` when node_modules is not what the lockfile says.
// Runs under whatever Node the machine has, hence plain JavaScript without a dependency. npm itself calls it with
// `--stamp` after every installation.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, "node_modules");
const stampFile = join(modules, ".installed-from");

/** @param {string} message */
function fail(message) {
  console.error(`earshot: ${message}`);
  process.exit(1);
}

/**
 * @param {number} wantedMajor
 * @param {number} wantedMinor
 */
function nodeIsAtLeast(wantedMajor, wantedMinor) {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
}

function lockHash() {
  const lock = readFileSync(join(root, "package-lock.json"));
  return createHash("sha256").update(lock).update(`${process.platform}-${process.arch}`).digest("hex");
}

function isFresh() {
  return existsSync(stampFile) && readFileSync(stampFile, "utf8") === lockHash();
}

function install() {
  console.error("earshot: installing what package-lock.json names (once; takes a minute) ...");
  const npm = process.env.npm_execpath;
  const args = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
  /** @type {import("node:child_process").SpawnSyncOptions} */
  const options = { cwd: root, stdio: ["ignore", 2, 2] };
  const done = npm
    ? spawnSync(process.env.npm_node_execpath ?? process.execPath, [npm, ...args], options)
    : spawnSync("npm", args, { ...options, shell: process.platform === "win32" });
  if (done.status !== 0)
    fail("the installation failed: see npm's message above, then run the command again.");
}

function checkRuntime() {
  const packaged = existsSync(join(modules, ".bin", process.platform === "win32" ? "node.cmd" : "node"));
  if (packaged || nodeIsAtLeast(24, 15)) return;
  fail(
    `there is no packaged Node 24 for ${process.platform}-${process.arch}: install Node 24.15 or newer yourself.`,
  );
}

if (!nodeIsAtLeast(20, 19)) {
  fail(
    `Node ${process.versions.node} is too old to install with: 20.19 or newer is needed (https://nodejs.org).`,
  );
}
if (process.argv.includes("--stamp")) {
  writeFileSync(stampFile, lockHash());
} else {
  if (!isFresh()) install();
  checkRuntime();
}
