/** Archives on disk or from standard input as bytes; gzip is known by its first bytes, whatever the name says. */
import { createReadStream, statSync } from "node:fs";
import { pipeline, Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { STANDARD_INPUT, UsageError } from "../command/flags.ts";

const CHUNK = 256 * 1024;

/** The bytes of all files together; undefined where one is no plain file. Throws `UsageError` for an absent file. */
export function totalSize(paths: readonly string[]): number | undefined {
  let total: number | undefined = 0;
  for (const path of paths) {
    const stats = path === STANDARD_INPUT ? undefined : statSync(path, { throwIfNoEntry: false });
    if (path !== STANDARD_INPUT && stats === undefined) throw new UsageError(`There is no file ${path}.`);
    if (stats?.isDirectory() === true) throw new UsageError(`${path} is a folder, not an archive.`);
    total = total === undefined || stats?.isFile() !== true ? undefined : total + stats.size;
  }
  return total;
}

/** What an archive is called in messages. */
export const archiveName = (path: string): string => (path === STANDARD_INPUT ? "standard input" : path);

/** The archive at `path`, opened when it is read. `onBytes` hears of each read, in bytes as they are on disk. */
export async function* archiveBytes(
  path: string,
  onBytes: (count: number) => void,
): AsyncGenerator<Uint8Array> {
  const options = { highWaterMark: CHUNK };
  const stream = createReadStream(path, path === STANDARD_INPUT ? { ...options, fd: 0 } : options);
  try {
    yield* unpacked(metered(stream, onBytes));
  } catch (error) {
    if (!(error instanceof Error) || !("code" in error)) throw error;
    throw new UsageError(`The archive ${path} can't be read: ${error.message}`, { cause: error });
  }
}

async function* metered(
  stream: AsyncIterable<Buffer>,
  onBytes: (count: number) => void,
): AsyncGenerator<Buffer> {
  for await (const chunk of stream) {
    onBytes(chunk.length);
    yield chunk;
  }
}

async function* unpacked(chunks: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  let head = Buffer.alloc(0);
  while (head.length < 2) {
    const next = await chunks.next();
    if (next.done === true) break;
    head = Buffer.concat([head, next.value]);
  }
  const whole = prepended(head, chunks);
  const isGzip = head[0] === 0x1f && head[1] === 0x8b;
  yield* isGzip ? pipeline(Readable.from(whole), createGunzip({ chunkSize: CHUNK }), () => undefined) : whole;
}

async function* prepended(head: Buffer, chunks: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  yield head;
  yield* chunks;
}
