// Which folders lie above which: those that import it, themselves or through others. Read from the sources as they are,
// tests and what only they use left out.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path/posix";

const SOURCE = /\.tsx?$/;
const APART = /\.(test|contract|fixture|arbitraries)\.tsx?$|-fixture\.ts$|\.gen\.ts$|(^|\/)testing\//;
const IMPORTED = /\b(?:from|import)\s*\(?\s*"(\.[^"]+)"/g;

/** For each folder below `root` that is imported by others, those above it; paths with `/`, from `root`. */
export function foldersAbove(root: string): ReadonlyMap<string, ReadonlySet<string>> {
  const importers = importersIn(root);
  return new Map(Array.from(importers.keys(), (folder) => [folder, reached(importers, folder)]));
}

/** For each folder, those with a file that imports one of its own. */
function importersIn(root: string): ReadonlyMap<string, ReadonlySet<string>> {
  const importers = new Map<string, Set<string>>();
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).map((file) =>
    file.replaceAll("\\", "/"),
  );
  for (const file of files.filter((name) => SOURCE.test(name) && !APART.test(name))) {
    const folder = dirname(file);
    for (const [, specifier = ""] of readFileSync(join(root, file), "utf8").matchAll(IMPORTED)) {
      const imported = dirname(normalize(join(folder, specifier)));
      if (imported === folder) continue;
      importers.set(imported, (importers.get(imported) ?? new Set()).add(folder));
    }
  }
  return importers;
}

/** Everything that can be reached from `start` by one step or more. */
function reached(steps: ReadonlyMap<string, ReadonlySet<string>>, start: string): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [start];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    for (const next of steps.get(folder) ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      open.push(next);
    }
  }
  return found;
}
