/** Files that commands write: the owner's alone, and under their name only once whole. */
import { randomUUID } from "node:crypto";
import { createWriteStream, rmSync, type WriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { isNoPlainFile, UsageError } from "./flags.ts";

/** Standard output and its like, which may lead to a file. */
const OPEN_FILE = /^\/(?:dev\/(?:stdout|stderr|fd\/\d+)|proc\/[^/]+\/fd\/\d+)$/;

const ENDING = ["SIGINT", "SIGTERM"] as const;

/** Has `write` write to `path`, which may be a pipe or a device. Throws a `UsageError`, by the name of `what`, where it can't be. */
export async function writeWhole(
  what: string,
  path: string,
  write: (file: WriteStream) => Promise<void>,
): Promise<void> {
  // A file in the place of a pipe or a device would be the end of that.
  const isPlain = !OPEN_FILE.test(path) && !isNoPlainFile(path);
  // Of a name that nothing lies at, nor another run writes to.
  const partial = isPlain ? `${path}.${randomUUID().slice(0, 8)}.part` : path;
  const giveUp = (signal: NodeJS.Signals) => {
    rmSync(partial, { force: true });
    // With no listener left, the process ends as it would have by itself.
    process.kill(process.pid, signal);
  };
  // A command that ends in its own way at a signal goes on with what it writes.
  const signals = ENDING.filter((signal) => isPlain && process.listenerCount(signal) === 0);
  for (const signal of signals) process.once(signal, giveUp);
  try {
    await write(createWriteStream(partial, { flush: isPlain, mode: 0o600, flags: isPlain ? "wx" : "a" }));
    if (isPlain) await rename(partial, path);
  } catch (error) {
    if (isPlain) await rm(partial, { force: true }).catch(() => undefined);
    if (!(error instanceof Error) || !("syscall" in error)) throw error;
    throw new UsageError(`The ${what} ${path} can't be written: ${error.message}`, { cause: error });
  } finally {
    for (const signal of signals) process.off(signal, giveUp);
  }
}

export const writeWholeText = (what: string, path: string, text: string): Promise<void> =>
  writeWhole(what, path, (file) => pipeline([text], file));
