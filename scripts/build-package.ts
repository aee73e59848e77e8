// What the packed tarball holds besides plain files: the dashboard in dist/, and in build/ the service and the command
// line as JavaScript, since Node strips no types below node_modules, with the libraries that they stand on. All of those
// are plain JavaScript, so that installing the tarball fetches a Node and nothing else.
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { build, type Plugin } from "vite";
import { buildIfStale } from "./build-if-stale.ts";

const CLI = "service/cli";

/**
 * All parts but the command itself lie in one folder, as deep as the source of each: what the code finds beside itself
 * (a worker) or above (the dashboard, package.json) is where it is in src/.
 */
const PARTS = `${CLI}/parts`;

const inputs = {
  [`${CLI}/main`]: `src/${CLI}/main.ts`,
  [`${PARTS}/import-worker`]: `src/${CLI}/import/import-worker.ts`,
  [`${PARTS}/import-reader`]: `src/${CLI}/import/import-reader.ts`,
  [`${PARTS}/report-worker`]: `src/${CLI}/report/report-worker.ts`,
};

/** Asked for in vain: bindings to C, and what only another runtime has. */
const absent = ["pg-native", "pg-cloudflare"];

/** Bundles what the command line is made of into `folder`, which is made anew. Throws where that fails. */
export async function bundleService(folder: string): Promise<void> {
  const packages = new Set<string>();
  await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    plugins: [packagesInto(packages)],
    ssr: { noExternal: true, external: absent, target: "node" },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: "node24",
      minify: false,
      rolldownOptions: {
        input: inputs,
        output: { entryFileNames: "[name].js", chunkFileNames: `${PARTS}/[name]-[hash].js` },
      },
    },
  });
  writeFileSync(join(folder, "LICENSES.txt"), licenses(packages));
}

/** Notes the folder of each package that code is taken from. */
const packagesInto = (packages: Set<string>): Plugin => ({
  name: "earshot:packages",
  moduleParsed({ id }) {
    const [folder] = /^.*\bnode_modules\/(?:@[^/]+\/)?[^/]+/.exec(id) ?? [];
    if (folder !== undefined) packages.add(relative(process.cwd(), folder).split(sep).join("/"));
  },
});

/** What their licenses ask to be handed on with the code. */
function licenses(packages: ReadonlySet<string>): string {
  const texts = [...packages].toSorted().map((folder) => {
    const [file] = globSync(`${folder}/{LICENSE,License,license,LICENCE}*`);
    return `${folder.replace(/^.*node_modules\//, "")}\n\n${file === undefined ? "" : readFileSync(file, "utf8")}`;
  });
  return texts.join(`\n${"-".repeat(80)}\n`);
}

if (import.meta.main) {
  await buildIfStale();
  await bundleService("build");
}
