/** Runs one import in a worker thread: SQLite blocks, and the terminal shall not stand still. */
import { parentPort, workerData } from "node:worker_threads";
import { checkingWriter } from "../../archive/checking-writer.ts";
import { importArchives, type ImportListener } from "../../archive/import-archives.ts";
import { createMemoryStore } from "../../store/memory/memory-store.ts";
import type { WriteCounts } from "../../store/store.ts";
import { archiveFile } from "./archive-files.ts";
import { importOrderSchema, type ImportReport } from "./import-messages.ts";
import { isAbsent, openStore } from "../command/open-store.ts";

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's port has no origin
const report = (message: ImportReport): void => parentPort?.postMessage(message);

async function runOrder(): Promise<WriteCounts> {
  const { db, files, check, lenient } = importOrderSchema.parse(workerData);
  let bytes = 0;
  const sources = files.map((file) => archiveFile(file, (count) => (bytes += count)));
  const listener: ImportListener = {
    onChains: (chains) => report({ kind: "progress", bytes, chains }),
    onUnknownField: (field, first) => report({ kind: "unknown field", field, ...first }),
    ...(lenient ? { onFault: (fault) => report({ kind: "fault", fault }) } : {}),
  };
  // A check makes no database where there is none.
  const store = check && isAbsent(db) ? createMemoryStore() : await openStore(db);
  try {
    return await importArchives(check ? checkingWriter(store) : store, sources, listener);
  } finally {
    await store.close();
  }
}

try {
  report({ kind: "done", counts: await runOrder() });
} catch (error) {
  report({ kind: "failed", message: error instanceof Error ? error.message : String(error) });
}
