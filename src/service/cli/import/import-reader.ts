/**
 * The thread of an import that reads and checks, while the one that started it writes. At most so many batches are on their
 * way as the writer has asked for.
 */
import { on } from "node:events";
import { parentPort } from "node:worker_threads";
import { buffersOf, packLines, type PackedLines } from "../../archive/read-lines.ts";
import { archiveFile } from "./archive-files.ts";
import { givenOrder } from "./import-messages.ts";

/** What it tells: lines, with the bytes that have been read of all files so far; or that a file has ended, or can't be read. */
export type FromImportReader =
  | { readonly kind: "lines"; readonly bytes: number; readonly packed: PackedLines }
  | { readonly kind: "end" }
  | { readonly kind: "failed"; readonly message: string };

const tell = (message: FromImportReader, handedOver: ArrayBuffer[] = []): void =>
  parentPort?.postMessage(message, handedOver);

/** Each batch that the writer asks for. */
const asked = parentPort && on(parentPort, "message");

let bytes = 0;
try {
  for (const path of givenOrder().files) {
    const file = archiveFile(path, (count) => (bytes += count));
    for await (const packed of packLines(file.name, file.bytes)) {
      await asked?.next();
      tell({ kind: "lines", bytes, packed }, buffersOf(packed));
    }
    tell({ kind: "end" });
  }
} catch (error) {
  tell({ kind: "failed", message: error instanceof Error ? error.message : String(error) });
} finally {
  parentPort?.close();
}
