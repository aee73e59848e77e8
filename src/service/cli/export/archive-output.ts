/** Text of an archive to a file, which appears under its name only when it is whole, or to standard output. */
import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { UsageError } from "../command/usage-error.ts";

/** Writes `text` as fast as it is taken. A file whose name ends in .gz is gzipped. Throws `UsageError`. */
export async function writeArchive(path: string | undefined, text: AsyncIterable<string>): Promise<void> {
  const source = Readable.from(text, { objectMode: true, highWaterMark: 1 });
  if (path === undefined) return pipeline(source, process.stdout, { end: false });
  const partial = `${path}.part`;
  try {
    const file = createWriteStream(partial, { flush: true, mode: 0o600 });
    await (path.endsWith(".gz") ? pipeline(source, createGzip(), file) : pipeline(source, file));
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true });
    if (!(error instanceof Error) || !("syscall" in error)) throw error;
    throw new UsageError(`The archive ${path} can't be written: ${error.message}`, { cause: error });
  }
}
