// Writes what a build consists of and what it was built from to .cache/, for the checks and for `npm start`, and ends
// a production build that holds a part of the service, the sample or the mocks.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, relative } from "node:path";
import type { Plugin, Rolldown } from "vite";
import type * as z from "zod/mini";
import { reportSchema, serviceModules, type Bundle } from "./bundle.ts";
import { sourcesHash } from "./sources-hash.ts";

function reportFile(outDir: string): string {
  return `.cache/bundle-${basename(outDir)}.json`;
}

/** The report of the last build into `outDir`; undefined where there is none. */
export function readReport(outDir: string): z.infer<typeof reportSchema> | undefined {
  if (!existsSync(`${outDir}/index.html`) || !existsSync(reportFile(outDir))) return undefined;
  return reportSchema.parse(JSON.parse(readFileSync(reportFile(outDir), "utf8")));
}

function inProject(id: string): string {
  return relative(process.cwd(), id.replace(/^\0/, ""));
}

/** What a chunk stands for: that of a screen which took in more than its own stands for the screen still. */
function sourceOf({ facadeModuleId, moduleIds }: Rolldown.OutputChunk): string | null {
  const source = facadeModuleId ?? moduleIds.find((id) => id.endsWith("?tsr-split=component"));
  return source === undefined ? null : inProject(source);
}

/** The output of a build, with names of sources relative to the project. */
export function asBundle(output: Rolldown.OutputBundle): Bundle {
  return Object.values(output)
    .filter((item) => item.type === "chunk")
    .map((chunk) => ({
      file: chunk.fileName,
      isEntry: chunk.isEntry,
      source: sourceOf(chunk),
      imports: chunk.imports,
      dynamicImports: chunk.dynamicImports,
      css: [...(chunk.viteMetadata?.importedCss ?? [])],
      modules: chunk.moduleIds.map(inProject),
    }));
}

/** For the build itself. */
export function bundleReport(): Plugin {
  let outDir = "dist";
  let mode = "production";
  let builtFrom = "";
  return {
    name: "bundle-report",
    apply: "build",
    configResolved(config) {
      outDir = config.build.outDir;
      mode = config.mode;
    },
    buildStart() {
      builtFrom = sourcesHash(mode);
    },
    writeBundle(_options, output) {
      mkdirSync(".cache", { recursive: true });
      writeFileSync(
        reportFile(outDir),
        JSON.stringify({ builtFrom, bundle: asBundle(output) }, undefined, 1),
      );
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
