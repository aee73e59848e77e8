// The size of the sources: `npm run house` prints files and lines of `src`, small files with a single importer, folders of
// the largest features, cycles, and how many files ARCHITECTURE.md names on the way of a request, a page and a number.
// A report to look at, not a check.
import { readFileSync } from "node:fs";
import { dirname } from "node:path/posix";
import { cyclesIn, sourceFiles } from "./source-imports.ts";

/** Lines below which a file hardly holds an idea of its own. */
const SMALL = 15;
const SHORT = 25;

const files = sourceFiles("src");
const lines = [...files.values()].map((file) => file.lines).toSorted((a, b) => a - b);
const importers = new Map<string, string[]>();
for (const [name, { imports }] of files)
  for (const imported of imports) importers.set(imported, [...(importers.get(imported) ?? []), name]);

const single = [...files].filter(([name]) => importers.get(name)?.length === 1);
const small = [...files].filter(([, file]) => file.lines < SMALL);
const smallAndSingle = small.filter(([name]) => importers.get(name)?.length === 1);
const foldersOf = (feature: string) =>
  new Set([...files.keys()].filter((name) => name.startsWith(`features/${feature}/`)).map(dirname)).size;

/** Files named on one of the ways, each once: the paths below `src/` in its section. */
function filesOnWay(heading: string): number {
  const [, section = ""] = readFileSync("ARCHITECTURE.md", "utf8").split(`## ${heading}\n`);
  const [own = ""] = section.split("\n## ");
  return new Set(own.match(/`[\w$./-]+\.tsx?`/g)).size;
}

const figures: readonly (readonly [string, number])[] = [
  ["source files", files.size],
  ["lines", lines.reduce((sum, each) => sum + each, 0)],
  ["lines of a file, in the middle", lines[Math.floor(lines.length / 2)] ?? 0],
  [`files under ${SMALL} lines`, small.length],
  ["files with a single importer", single.length],
  [`of these with at most ${SHORT} lines`, single.filter(([, file]) => file.lines <= SHORT).length],
  ["folders of features/nps", foldersOf("nps")],
  ["folders of features/chains", foldersOf("chains")],
  ["cycles, import() counted", cyclesIn(files).length],
  ["files named on a request's way", filesOnWay("A request's way through")],
  ["files named on a page's way", filesOnWay("A page's way through")],
  ["files named on a number's way", filesOnWay("A number's way through")],
];
for (const [name, figure] of figures)
  console.log(`${name.padEnd(36)}${figure.toLocaleString("en").padStart(8)}`);

console.log(`\nUnder ${SMALL} lines, for one importer alone:`);
for (const [name, file] of smallAndSingle)
  console.log(`${String(file.lines).padStart(4)}  ${name}  <-  ${importers.get(name)?.[0] ?? ""}`);
