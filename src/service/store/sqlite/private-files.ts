/** Files that hold what respondents wrote are their owner's alone; a group that was let in on purpose stays in. */
import { chmodSync, closeSync, openSync, statSync } from "node:fs";

/** What others than the owner and the group may do. */
const OTHERS = 0o007;

/** Makes the database's file where it is absent, and takes it, its log and its index from others who can read them. */
export function keepPrivate(path: string): void {
  try {
    closeSync(openSync(path, "a", 0o600));
  } catch {
    // What is wrong with the path is told by SQLite, which opens it next.
    return;
  }
  for (const end of ["", "-wal", "-shm"]) closeToOthers(path + end);
}

/** A file or a folder of ours that others may read is the owner's alone from then on. */
export function closeToOthers(path: string): void {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined || (stats.mode & OTHERS) === 0 || stats.uid !== process.getuid?.()) return;
  chmodSync(path, stats.isDirectory() ? 0o700 : 0o600);
}
