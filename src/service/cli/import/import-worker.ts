/**
 * Runs one import in a worker thread: SQLite blocks, and the terminal shall not stand still. Archives are read and checked in
 * another one (`import-reader.ts`) meanwhile, which loads its code while this one loads what writes.
 */
import { on } from "node:events";
import { parentPort } from "node:worker_threads";
import type { ArchiveSource, ImportListener } from "../../archive/import-archives.ts";
import type { ArchivePart } from "../../archive/read-lines.ts";
import { archiveName } from "./archive-files.ts";
import { startThread } from "../command/start-thread.ts";
import { givenOrder, YOUNG_MB, type Imported, type ImportReport } from "./import-messages.ts";
import type { FromImportReader } from "./import-reader.ts";

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's port has no origin
const report = (message: ImportReport): void => parentPort?.postMessage(message);

/** Batches that are read ahead, of about 260 kB each. */
const AHEAD = 3;

/** What a thread reads for the order that this one was given. */
function startReading() {
  const worker = startThread("import-reader", import.meta.url, givenOrder(), YOUNG_MB);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
  const askForMore = (): void => worker.postMessage(undefined);
  const told: AsyncIterator<readonly FromImportReader[], undefined> = on(worker, "message");
  for (let batch = 0; batch < AHEAD; batch += 1) askForMore();
  async function* read(onBytes: (bytes: number) => void): AsyncGenerator<readonly ArchivePart[]> {
    for (;;) {
      const { value: [message] = [] } = await told.next();
      if (message === undefined || message.kind === "end") return;
      if (message.kind === "failed") throw new Error(message.message);
      onBytes(message.bytes);
      yield message.parts;
      askForMore();
    }
  }
  return {
    /** The archives at `paths`, one after another. `onBytes` hears how far all of them are read. */
    sources: (paths: readonly string[], onBytes: (bytes: number) => void): readonly ArchiveSource[] =>
      paths.map((path) => ({ name: archiveName(path), parts: read(onBytes) })),
    end: () => worker.terminate(),
  };
}

async function runOrder(): Promise<Imported> {
  const { sources, end } = startReading();
  try {
    const { importArchives } = await import("../../archive/import-archives.ts");
    const { db, files, check, lenient } = givenOrder();
    let [bytes, surveysReplaced] = [0, 0];
    const listener: ImportListener = {
      onChains: (chains) => report({ kind: "progress", bytes, chains }),
      onSurveyReplaced: () => (surveysReplaced += 1),
      onUnknownField: (field, first) => report({ kind: "unknown field", field, ...first }),
      ...(lenient ? { onFault: (fault) => report({ kind: "fault", fault }) } : {}),
    };
    const { store, writer } = await opened(db, check);
    try {
      const archives = sources(files, (read) => (bytes = read));
      const counts = await importArchives(writer, archives, listener);
      return { ...counts, surveysReplaced };
    } finally {
      await store.close();
    }
  } finally {
    await end();
  }
}

/** The store, and what is imported into. */
async function opened(db: string, check: boolean) {
  const { isAbsent, openStore } = await import("../command/open-store.ts");
  if (!check) {
    const store = await openStore(db);
    return { store, writer: store };
  }
  const { checkingWriter } = await import("../../archive/checking-writer.ts");
  const { createMemoryStore } = await import("../../store/memory/memory-store.ts");
  // A check makes no database where there is none.
  const store = isAbsent(db) ? createMemoryStore() : await openStore(db);
  return { store, writer: checkingWriter(store) };
}

try {
  report({ kind: "done", counts: await runOrder() });
} catch (error) {
  report({ kind: "failed", message: error instanceof Error ? error.message : String(error) });
}
