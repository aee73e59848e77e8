#!/usr/bin/env node
// Runs the installed command line on a Node that can: the one that runs this, or the Node 24 that was installed with the
// package. Plain JavaScript without a dependency, since it runs under whatever Node the machine has.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { constants } from "node:os";
import { dirname, join } from "node:path";

const MAIN = new URL("../build/service/cli/main.js", import.meta.url);
const IS_WINDOWS = process.platform === "win32";

function isRecent() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  return major > 24 || (major === 24 && minor >= 15);
}

/** The path of the packaged Node, or undefined where none was installed for this platform. */
function packagedNode() {
  const name = `node-${IS_WINDOWS ? "win" : process.platform}-${process.arch}`;
  try {
    const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- npm's own format
    const { bin } = /** @type {{ bin: { node: string } }} */ (JSON.parse(readFileSync(manifest, "utf8")));
    return join(dirname(manifest), bin.node);
  } catch {
    return undefined;
  }
}

/** @param {string} node */
function runOn(node) {
  const script = process.argv[1] ?? "";
  // In a group of its own, so that a Ctrl-C comes once: from here, as every other signal does.
  const child = spawn(node, [script, ...process.argv.slice(2)], { stdio: "inherit", detached: !IS_WINDOWS });
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, () => IS_WINDOWS || child.kill(signal));
  }
  child.on("exit", (code, signal) => {
    process.exitCode = code ?? 128 + (signal === null ? 0 : constants.signals[signal]);
  });
}

if (isRecent()) {
  await import(MAIN.href);
} else {
  const node = packagedNode();
  if (node === undefined) {
    console.error(
      `earshot: no Node 24 comes with it for ${process.platform}-${process.arch}: run it on Node 24.15 or newer.`,
    );
    process.exitCode = 1;
  } else {
    runOn(node);
  }
}
