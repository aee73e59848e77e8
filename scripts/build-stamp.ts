// Leaves in a finished build what it was built from, so that `npm start` builds only what is stale.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { sourcesHash } from "./sources-hash.ts";

export const stampName = ".built-from";

export function buildStamp(): Plugin {
  let outDir = "dist";
  let hash = "";
  return {
    name: "build-stamp",
    apply: "build",
    configResolved(config) {
      outDir = config.build.outDir;
    },
    buildStart() {
      hash = sourcesHash();
    },
    closeBundle() {
      writeFileSync(join(outDir, stampName), hash);
    },
  };
}
