// The package in a folder of its own, installed by the npm and run on the Node that the machine has, not on those of
// this repository.
import { execFile, spawn, type ChildProcess } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The Node that runs npm, since within npm's scripts the repository's own stands first in the path. */
const node = process.env["npm_node_execpath"] ?? process.execPath;

/** As in a shell of the user's: nothing that npm's scripts or the test runner have set. */
function userEnvironment(): NodeJS.ProcessEnv {
  const path = (process.env["PATH"] ?? "").split(delimiter).filter((part) => !part.includes("node_modules"));
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(npm_(?!config_(cache|registry))|NODE_|INIT_CWD$|PLAYWRIGHT|EARSHOT_)/i.test(name),
  );
  return { ...Object.fromEntries(kept), PATH: [dirname(node), ...path].join(delimiter) };
}

/** npm as a program of the outer Node. */
function npm(cwd: string, ...args: readonly string[]): Promise<{ stdout: string; stderr: string }> {
  const program = process.env["npm_execpath"];
  if (program === undefined) throw new Error("Run this through npm: npm run test:package");
  const options = { cwd, env: userEnvironment(), maxBuffer: 2 ** 26 };
  return run(node, [program, ...args], options);
}

export interface Installation {
  readonly folder: string;
  readonly tarball: string;
  /** Runs `earshot` to its end. */
  readonly earshot: (...args: readonly string[]) => Promise<{ stdout: string; stderr: string }>;
  /** Starts `earshot` and leaves it running. */
  readonly start: (...args: readonly string[]) => ChildProcess;
}

/** Packs this repository and installs the tarball in a new, empty folder. */
export async function install(): Promise<Installation> {
  const packed = mkdtempSync(join(tmpdir(), "earshot-packed-"));
  await npm(process.cwd(), "run", "pack", "--", "--pack-destination", packed);
  const [name = ""] = readdirSync(packed);
  const tarball = join(packed, name);
  const folder = join(packed, "empty folder");
  mkdirSync(folder);
  await npm(folder, "install", "--prefer-offline", "--no-audit", "--no-fund", tarball);
  const program = join(folder, "node_modules", "earshot", "bin", "earshot.mjs");
  const options = { cwd: folder, env: userEnvironment() };
  return {
    folder,
    tarball,
    earshot: (...args) => run(node, [program, ...args], options),
    start: (...args) => spawn(node, [program, ...args], { ...options, stdio: ["ignore", "pipe", "pipe"] }),
  };
}
