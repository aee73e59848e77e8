/** A folder and those above it, made where they are absent: for their owner alone. */
import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** Node's own `recursive` never ends below a folder that says of every name that it is not there, such as /proc. */
export function makeFolder(path: string): void {
  if (isFolder(path)) return;
  const above = dirname(path);
  if (above !== path) makeFolder(above);
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!isFolder(path)) throw error;
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
