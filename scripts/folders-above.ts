// Which folders lie above which: those that import it, themselves or through others. Read from the sources as they are,
// tests and what only they use left out.
import { dirname } from "node:path/posix";
import { reachedFrom, sourceFiles } from "./source-imports.ts";

/** For each folder below `root` that is imported by others, those above it; paths with `/`, from `root`. */
export function foldersAbove(root: string): ReadonlyMap<string, ReadonlySet<string>> {
  const importers = new Map<string, Set<string>>();
  for (const [file, { imports }] of sourceFiles(root)) {
    const folder = dirname(file);
    for (const imported of imports.map((each) => dirname(each)))
      if (imported !== folder) importers.set(imported, (importers.get(imported) ?? new Set()).add(folder));
  }
  return new Map(Array.from(importers.keys(), (folder) => [folder, reachedFrom(importers, folder)]));
}
