// What a finished build consists of, as the report of a build tells it (bundle-report.ts), and what must hold for it.

import * as z from "zod/mini";

const chunkSchema = z.object({
  file: z.string(),
  isEntry: z.boolean(),
  /** The source that this chunk stands for, relative to the project, with its query; null for shared chunks. */
  source: z.nullable(z.string()),
  imports: z.array(z.string()),
  dynamicImports: z.array(z.string()),
  css: z.array(z.string()),
  modules: z.array(z.string()),
});

export const reportSchema = z.object({ builtFrom: z.string(), bundle: z.array(chunkSchema) });

export type Chunk = Readonly<z.infer<typeof chunkSchema>>;
export type Bundle = readonly Chunk[];

const serviceSide = /^src\/(service|sample|mocks)\/|^node_modules\/(msw|@mswjs|hono|kysely|pg)\//;

/** Modules that a production build must not hold: the service, the sample, the mocks and what they stand on. */
export function serviceModules(modules: readonly string[]): readonly string[] {
  return modules.filter((module) => serviceSide.test(module));
}

/** The given chunks and all that they import statically. */
function withImports(bundle: Bundle, chunks: readonly Chunk[]): readonly Chunk[] {
  const byFile = new Map(bundle.map((chunk) => [chunk.file, chunk]));
  const found = new Set(chunks);
  for (const chunk of found) {
    for (const file of chunk.imports) {
      const imported = byFile.get(file);
      if (imported) found.add(imported);
    }
  }
  return [...found];
}

/** Names of the route files in `src/routes`, as their segments: `_signed-in/responses.$id.tsx` has three. */
function segments(source: string): readonly string[] | undefined {
  const match = /^src\/routes\/(.+)\.tsx(\?|$)/.exec(source);
  return match?.[1]?.split(/[./]/);
}

/** The address of a route file: layouts (`_…`) and `index` add nothing. Undefined where it is no screen (`-…`). */
export function routeAddress(source: string): string | undefined {
  const parts = segments(source);
  const last = parts?.at(-1);
  if (!parts || last === undefined || /^[-_]/.test(last)) return undefined;
  return `/${parts.filter((part) => !part.startsWith("_") && part !== "index").join("/")}`;
}

/** The chunks that hold a screen's own code: its route file's and those of the layouts around it. */
export function routeChunks(bundle: Bundle, address: string): readonly Chunk[] {
  const screens = bundle.filter((chunk) => chunk.source !== null && routeAddress(chunk.source) === address);
  const paths = screens.map((chunk) => segments(chunk.source ?? "") ?? []);
  const layouts = bundle.filter((chunk) => {
    const layout = segments(chunk.source ?? "");
    if (!layout) return false;
    return (
      layout[0] === "__root" ||
      paths.some((path) => layout.length < path.length && layout.every((part, at) => path[at] === part))
    );
  });
  return [...new Set([...layouts, ...screens])];
}

/** The addresses of all screens in a build. */
export function addresses(bundle: Bundle): readonly string[] {
  const all = bundle.map((chunk) => (chunk.source === null ? undefined : routeAddress(chunk.source)));
  return [...new Set(all.filter((address) => address !== undefined))];
}

/** What asks for what a screen shows while the code of the screen is on its way, by the screen's address. */
const AHEAD: Readonly<Record<string, string>> = {
  "/responses": "src/ahead.ts",
  "/nps": "src/ahead-nps.ts",
};

/** The file that the page of a screen begins with; undefined where it asks for nothing ahead. */
export const aheadFile = (bundle: Bundle, address: string): string | undefined =>
  aheadChunk(bundle, address)?.file;

function aheadChunk(bundle: Bundle, address: string): Chunk | undefined {
  const module = AHEAD[address];
  return module === undefined ? undefined : bundle.find(({ modules }) => modules.includes(module));
}

/** Modules that a screen always loads once its first content stands, by the screen's address. */
const SOON: Readonly<Record<string, RegExp>> = {
  "/nps": /^src\/features\/nps\/sections\/charts\/(distribution|trend)-chart\.tsx$/,
};

/** Files of JavaScript and CSS that a screen draws right after it stands. */
export function filesSoon(bundle: Bundle, address: string): readonly string[] {
  const modules = SOON[address];
  return modules === undefined ? [] : filesOf(bundle, modules);
}

/** Files of JavaScript and CSS that a browser needs before it can draw a screen. */
export function filesFor(bundle: Bundle, address: string): readonly string[] {
  const entries = bundle.filter((chunk) => chunk.isEntry && chunk.source === "index.html");
  const ahead = aheadChunk(bundle, address) ?? [];
  return filesWith(bundle, [...entries, ...routeChunks(bundle, address)].concat(ahead));
}

/** Files that a browser needs for the modules whose names match. */
export const filesOf = (bundle: Bundle, modules: RegExp): readonly string[] =>
  filesWith(
    bundle,
    bundle.filter((chunk) => chunk.modules.some((module) => modules.test(module))),
  );

const filesWith = (bundle: Bundle, chunks: readonly Chunk[]): readonly string[] => [
  ...new Set(withImports(bundle, chunks).flatMap((chunk) => [chunk.file].concat(chunk.css))),
];
