/**
 * Runs one import in a worker thread: SQLite blocks, and the terminal shall not stand still. Archives are read and checked in
 * another one (`import-reader.ts`) meanwhile.
 */
import { extname } from "node:path";
import { parentPort, Worker, workerData } from "node:worker_threads";
import { checkingWriter } from "../../archive/checking-writer.ts";
import { importArchives, type ArchiveSource, type ImportListener } from "../../archive/import-archives.ts";
import { unpackLines, type ReadLine } from "../../archive/read-lines.ts";
import { createMemoryStore } from "../../store/memory/memory-store.ts";
import type { WriteCounts } from "../../store/store.ts";
import { archiveName } from "./archive-files.ts";
import { importOrderSchema, type ImportReport } from "./import-messages.ts";
import type { FromImportReader } from "./import-reader.ts";
import { isAbsent, openStore } from "../command/open-store.ts";

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's port has no origin
const report = (message: ImportReport): void => parentPort?.postMessage(message);

/** Batches that are read ahead, of about 260 kB each. */
const AHEAD = 3;

/** Megabytes of what has just been made: less takes as much time again to collect. */
const YOUNG_MB = 16;

/** The archives at `paths` as a thread reads them, one after another. `onBytes` hears how far all of them are read. */
function readInThread(
  paths: readonly string[],
  onBytes: (bytes: number) => void,
): { readonly sources: readonly ArchiveSource[]; readonly end: () => Promise<unknown> } {
  // In the package both are JavaScript.
  const script = new URL(`import-reader${extname(import.meta.url)}`, import.meta.url);
  const worker = new Worker(script, {
    workerData: paths,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
  const askForMore = (): void => worker.postMessage(undefined);
  const told: FromImportReader[] = [];
  let wake: (() => void) | undefined;
  const hear = (message: FromImportReader): void => {
    told.push(message);
    wake?.();
  };
  worker.on("message", hear);
  worker.on("error", (error) => {
    hear({ kind: "failed", message: error instanceof Error ? error.message : String(error) });
  });
  for (let batch = 0; batch < AHEAD; batch += 1) askForMore();
  async function* lines(): AsyncGenerator<readonly ReadLine[]> {
    for (;;) {
      const message = told.shift();
      if (message === undefined) await new Promise<void>((resolve) => (wake = resolve));
      else if (message.kind === "failed") throw new Error(message.message);
      else if (message.kind === "end") return;
      else {
        onBytes(message.bytes);
        yield unpackLines(message.packed);
        askForMore();
      }
    }
  }
  const sources = paths.map((path) => ({ name: archiveName(path), lines: lines() }));
  return { sources, end: () => worker.terminate() };
}

async function runOrder(): Promise<WriteCounts> {
  const { db, files, check, lenient } = importOrderSchema.parse(workerData);
  let bytes = 0;
  const { sources, end } = readInThread(files, (read) => (bytes = read));
  const listener: ImportListener = {
    onChains: (chains) => report({ kind: "progress", bytes, chains }),
    onUnknownField: (field, first) => report({ kind: "unknown field", field, ...first }),
    ...(lenient ? { onFault: (fault) => report({ kind: "fault", fault }) } : {}),
  };
  try {
    // A check makes no database where there is none.
    const store = check && isAbsent(db) ? createMemoryStore() : await openStore(db);
    try {
      return await importArchives(check ? checkingWriter(store) : store, sources, listener);
    } finally {
      await store.close();
    }
  } finally {
    await end();
  }
}

try {
  report({ kind: "done", counts: await runOrder() });
} catch (error) {
  report({ kind: "failed", message: error instanceof Error ? error.message : String(error) });
}
