// What the packed tarball holds besides plain files: the dashboard in dist/, and in build/ the service and the command
// line as JavaScript, since Node strips no types below node_modules.
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { buildIfStale } from "./build-if-stale.ts";

/** Compiles what the command line is made of into `folder`, which is made anew. Throws where that fails. */
export function compileService(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const tsc = join("node_modules", "typescript", "bin", "tsc");
  const args = [tsc, "-p", "tsconfig.package.json", "--outDir", folder];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`The service can't be compiled.\n${stdout}${stderr}`);
}

if (import.meta.main) {
  await buildIfStale();
  compileService("build");
}
