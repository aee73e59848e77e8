// What the tests need beyond npm's packages: a Chromium and PostgreSQL's programs. Found where they are; installed by
// apt where that is possible; otherwise Playwright's own browser is fetched and a missing PostgreSQL is told.
import { spawnSync } from "node:child_process";
import { findChromium, hasQuickChromium } from "./chromium.ts";
import { findPostgres } from "./postgres.ts";

function run(command: string, ...args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(command, args, { stdio: ["ignore", 2, 2], env }).status === 0;
}

/** Off the network it gives up in seconds: the programs may be there already. */
const apt = (...args: readonly string[]): boolean =>
  run("apt-get", "-o", "Acquire::Retries=1", "-o", "Acquire::http::Timeout=15", ...args);

const canInstall = process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;

function install(packageName: string): void {
  if (!canInstall) return;
  console.error(`Installing ${packageName} ...`);
  const wanted = ["install", "--yes", "--no-install-recommends", packageName];
  if (!apt(...wanted) && apt("update")) apt(...wanted);
}

if (!hasQuickChromium()) install("chromium-headless-shell");
if (!findChromium()) install("chromium");
if (!findChromium()) {
  console.error("No Chromium found (set CHROMIUM to its path): fetching Playwright's ...");
  run(process.execPath, "node_modules/playwright/cli.js", "install", "--with-deps", "chromium");
}
if (process.argv.includes("--haproxy") && spawnSync("haproxy", ["-v"]).status !== 0) install("haproxy");
if (process.argv.includes("--engines")) {
  for (const [program, packageName] of [
    ["firefox-esr", "firefox-esr"],
    ["WebKitWebDriver", "webkit2gtk-driver"],
    ["Xvfb", "xvfb"],
    ["dbus-run-session", "dbus"],
  ] as const) {
    const isThere = () => spawnSync("which", [program]).status === 0;
    if (!isThere()) install(packageName);
    if (!isThere())
      console.error(`${program} was not found: install Debian's ${packageName}, or what has it elsewhere.`);
  }
}
if (!findPostgres()) install("postgresql");
if (!findPostgres()) {
  console.error(
    "PostgreSQL's initdb was not found (set PGBIN to its folder): install PostgreSQL 15 or newer.",
  );
  process.exitCode = 1;
}
