// Writes what a build consists of to .cache/, for the checks, and ends a production build that holds a part of the
// service, the sample or the mocks.
import { mkdirSync, writeFileSync } from "node:fs";
import { basename, relative } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { serviceModules, type Bundle } from "./bundle.ts";

function inProject(id: string): string {
  return relative(process.cwd(), id.replace(/^\0/, ""));
}

/** The output of a build, with names of sources relative to the project. */
export function asBundle(output: Rolldown.OutputBundle): Bundle {
  return Object.values(output)
    .filter((item) => item.type === "chunk")
    .map((chunk) => ({
      file: chunk.fileName,
      isEntry: chunk.isEntry,
      source: chunk.facadeModuleId === null ? null : inProject(chunk.facadeModuleId),
      imports: chunk.imports,
      dynamicImports: chunk.dynamicImports,
      css: [...(chunk.viteMetadata?.importedCss ?? [])],
      modules: chunk.moduleIds.map(inProject),
    }));
}

/** For the build itself. */
export function bundleReport(): Plugin {
  let outDir = "dist";
  return {
    name: "bundle-report",
    apply: "build",
    enforce: "post",
    configResolved(config) {
      outDir = basename(config.build.outDir);
    },
    generateBundle(_options, output) {
      mkdirSync(".cache", { recursive: true });
      writeFileSync(`.cache/bundle-${outDir}.json`, JSON.stringify(asBundle(output), undefined, 1));
    },
  };
}

/** For the build and for the builds of its workers, in production only. */
export function noServiceInBundle(): Plugin {
  return {
    name: "no-service-in-bundle",
    apply: "build",
    generateBundle(_options, output) {
      const found = serviceModules(asBundle(output).flatMap((chunk) => chunk.modules));
      if (found.length > 0) this.error(`the production bundle may not hold:\n${found.join("\n")}`);
    },
  };
}
