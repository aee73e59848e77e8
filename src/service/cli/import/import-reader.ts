/**
 * The thread of an import that reads and checks, while the one that started it writes. At most so many batches are on their
 * way as the writer has asked for.
 */
import { on } from "node:events";
import { parentPort } from "node:worker_threads";
import { buffersIn, readLines, type ArchivePart } from "../../archive/read-lines.ts";
import { archiveBytes, archiveName } from "./archive-files.ts";
import { givenOrder } from "./import-messages.ts";

/** What it tells: what lines hold, with the bytes that have been read of all files so far; or that a file has ended, or can't be read. */
export type FromImportReader =
  | { readonly kind: "parts"; readonly bytes: number; readonly parts: readonly ArchivePart[] }
  | { readonly kind: "end" }
  | { readonly kind: "failed"; readonly message: string };

const tell = (message: FromImportReader, handedOver: ArrayBuffer[] = []): void =>
  parentPort?.postMessage(message, handedOver);

/** Each batch that the writer asks for. */
const asked = parentPort && on(parentPort, "message");

let bytes = 0;
const met = new Set<string>();
try {
  for (const path of givenOrder().files) {
    const read = archiveBytes(path, (count) => (bytes += count));
    for await (const parts of readLines(archiveName(path), read, met)) {
      await asked?.next();
      tell({ kind: "parts", bytes, parts }, buffersIn(parts));
    }
    tell({ kind: "end" });
  }
} catch (error) {
  tell({ kind: "failed", message: error instanceof Error ? error.message : String(error) });
} finally {
  parentPort?.close();
}
