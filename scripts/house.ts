// How large the house is: `node scripts/house.ts` prints files and lines of `src`, what is small and used by one neighbour
// alone, folders of the largest features, and cycles. A list to look at: nothing fails by it.
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
];
for (const [name, figure] of figures)
  console.log(`${name.padEnd(36)}${figure.toLocaleString("en").padStart(8)}`);

console.log(`\nUnder ${SMALL} lines, for one importer alone:`);
for (const [name, file] of smallAndSingle)
  console.log(`${String(file.lines).padStart(4)}  ${name}  <-  ${importers.get(name)?.[0] ?? ""}`);
