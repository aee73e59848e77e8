// The package in a folder of its own, installed by the npm and run on the Node that the machine has, not on those of
// this repository.
import { execFile, spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

const SET_BY_SCRIPTS =
  /^(npm_(?!config_(cache|registry)$)|NODE$|NODE_(ENV|OPTIONS|PATH)$|INIT_CWD$|PLAYWRIGHT|EARSHOT_)/i;

/** The path as in a shell of the user's: within npm's scripts the repository's own programs stand first in it. */
const path = (process.env["PATH"] ?? "").split(delimiter).filter((part) => !part.includes("node_modules"));

const program = process.platform === "win32" ? "node.exe" : "node";
const node = path.map((part) => join(part, program)).find(existsSync) ?? process.execPath;

/** Nothing that npm's scripts or the test runner have set. */
const environment: NodeJS.ProcessEnv = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !SET_BY_SCRIPTS.test(name))),
  PATH: [dirname(node), ...path].join(delimiter),
};

/** npm as a program of the outer Node. */
function npm(cwd: string, ...args: readonly string[]): Promise<{ stdout: string; stderr: string }> {
  const npmProgram = process.env["npm_execpath"];
  if (npmProgram === undefined) throw new Error("Run this through npm: npm run test:package");
  return run(node, [npmProgram, ...args], { cwd, env: environment, maxBuffer: 2 ** 26 });
}

export interface Installation {
  readonly folder: string;
  readonly tarball: string;
  /** What npm printed as it installed the tarball. */
  readonly printed: string;
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
  const { stdout, stderr } = await npm(
    folder,
    "install",
    "--prefer-offline",
    "--no-audit",
    "--no-fund",
    tarball,
  );
  const earshot = join(folder, "node_modules", "earshot", "bin", "earshot.mjs");
  const options = { cwd: folder, env: environment };
  return {
    folder,
    tarball,
    printed: stdout + stderr,
    earshot: (...args) => run(node, [earshot, ...args], options),
    start: (...args) => spawn(node, [earshot, ...args], { ...options, stdio: ["ignore", "pipe", "pipe"] }),
  };
}
