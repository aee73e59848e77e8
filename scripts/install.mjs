// Installs what is missing before any npm script: `npm ci` when node_modules is not what package-lock.json says.
// Runs under whatever Node the machine has, hence plain JavaScript without a dependency.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, "node_modules");

/** @typedef {Record<string, { version?: string, integrity?: string, optional?: boolean }>} Packages */

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

/**
 * @param {string} file
 * @returns {Packages}
 */
function packagesIn(file) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- npm's own format, and no schema to be had yet
  return /** @type {{ packages: Packages }} */ (JSON.parse(readFileSync(file, "utf8"))).packages;
}

/** npm notes what it has installed, once it is done, in a lockfile of the same form. */
function isFresh() {
  const note = join(modules, ".package-lock.json");
  if (!existsSync(note)) return false;
  const { "": _root, ...wanted } = packagesIn(join(root, "package-lock.json"));
  const installed = packagesIn(note);
  const isInstalled = Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
    const found = installed[path];
    return found ? found.version === version && found.integrity === integrity : optional;
  });
  return isInstalled && Object.keys(installed).every((path) => path in wanted);
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
if (!isFresh()) install();
checkRuntime();
