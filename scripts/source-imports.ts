// What each source file imports, dynamic imports and types included; tests, fixtures and generated code left out.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path/posix";

const SOURCE = /\.tsx?$/;
const APART =
  /\.(test|contract|fixture|arbitraries)\.tsx?$|-fixture\.ts$|\.gen\.ts$|\.d\.ts$|(^|\/)testing\//;
const IMPORTED = /\b(?:from|import)\s*\(?\s*"(\.[^"]+)"/g;

export interface SourceFile {
  readonly lines: number;
  /** Files of the same root, by their paths from it. */
  readonly imports: readonly string[];
}

/** The files below `root` by their paths from it, with `/`. */
export function sourceFiles(root: string): ReadonlyMap<string, SourceFile> {
  const names = readdirSync(root, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => SOURCE.test(name) && !APART.test(name))
    .toSorted();
  const known = new Set(names);
  return new Map(
    names.map((name) => {
      const text = readFileSync(join(root, name), "utf8");
      const imports = [...text.matchAll(IMPORTED)]
        .map(([, specifier = ""]) => normalize(join(dirname(name), specifier)))
        .filter((imported) => known.has(imported));
      return [name, { lines: text.split("\n").length - 1, imports: [...new Set(imports)] }];
    }),
  );
}

type Importing = Pick<SourceFile, "imports">;

/** Groups of files that import each other, in however many steps. */
export function cyclesIn(files: ReadonlyMap<string, Importing>): readonly (readonly string[])[] {
  const imports = importsOf(files);
  const reach = new Map(Array.from(files.keys(), (name) => [name, reachedFrom(imports, name)]));
  const inCycle = [...files.keys()].filter((name) => reach.get(name)?.has(name) === true);
  const groups = Map.groupBy(inCycle, (name) =>
    inCycle.filter((other) => reach.get(name)?.has(other) && reach.get(other)?.has(name)).join(" "),
  );
  return [...groups.values()];
}

export const importsOf = (files: ReadonlyMap<string, Importing>): ReadonlyMap<string, readonly string[]> =>
  new Map(Array.from(files, ([name, { imports }]) => [name, imports]));

/** Everything that can be reached from `start` by one step or more. */
export function reachedFrom(
  steps: ReadonlyMap<string, Iterable<string>>,
  start: string,
): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [start];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    for (const next of steps.get(name) ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      open.push(next);
    }
  }
  return found;
}
