/** `earshot import`: archives into the database, all of them or nothing. */
import { setFlagsFromString } from "node:v8";
import { describeFault, type ArchiveFault } from "../../archive/archive-fault.ts";
import type { WriteCounts } from "../../store/store.ts";
import { totalSize } from "./archive-files.ts";
import { databaseAddress, readFlags, refuseToOverwrite, SHARED_HELP, UsageError } from "../command/flags.ts";
import { startThread } from "../command/start-thread.ts";
import { YOUNG_MB, type ImportOrder, type ImportReport } from "./import-messages.ts";
import { counted, startProgress } from "../command/progress.ts";
import { appendFileSync, closeSync, existsSync, openSync, rmSync } from "node:fs";

const HELP = `Usage: earshot import FILE… [flags]

Imports feedback archives (.ndjson, .ndjson.gz, - for standard input) in one transaction: all of it or none of it.
A document that comes again replaces the stored one.

  --check        read and check everything, write nothing
  --lenient      pass over lines that can't be imported, and list them in the report
  --report FILE  where the report of --lenient goes (import-faults.ndjson)
${SHARED_HELP}`;

const OPTIONS = {
  check: { type: "boolean" },
  lenient: { type: "boolean" },
  report: { type: "string" },
} as const;

export async function runImport(args: readonly string[]): Promise<void> {
  const { values, positionals: files } = readFlags("import", args, OPTIONS);
  if (values.help === true) return console.log(HELP);
  const { check = false, lenient = false, report = "import-faults.ndjson" } = values;
  if (files.length === 0) throw new UsageError("import needs a FILE. See: earshot import --help");
  if (values.report !== undefined && !lenient) throw new UsageError("--report goes with --lenient only.");
  const db = databaseAddress(values.db);
  if (lenient) refuseToOverwrite(report, db, files);
  const size = totalSize(files);
  const faults = lenient ? new FaultReport(report) : undefined;
  try {
    const counts = await runWorker({ db, files, check, lenient }, size, (fault) => faults?.add(fault));
    const did = check ? "Checked" : "Imported";
    console.log(
      `${did} ${counted(counts.surveys, "survey")} and ${counted(counts.chains, "chain")}${known(counts)}.`,
    );
    if (faults !== undefined && faults.count > 0)
      console.log(`Passed over ${counted(faults.count, "line")}: see ${report}`);
  } finally {
    faults?.close();
  }
}

/** The report of lines that were passed over. It is opened before anything is imported; without a line there is none. */
class FaultReport {
  count = 0;
  readonly #path: string;
  readonly #isNew: boolean;
  readonly #file: number;

  constructor(path: string) {
    this.#path = path;
    this.#isNew = !existsSync(path);
    this.#file = this.#written(() => openSync(path, "w", 0o600));
  }

  add(fault: ArchiveFault): void {
    this.#written(() => appendFileSync(this.#file, `${JSON.stringify(fault)}\n`));
    this.count += 1;
  }

  close(): void {
    closeSync(this.#file);
    if (this.#isNew && this.count === 0) rmSync(this.#path, { force: true });
  }

  #written<Result>(write: () => Result): Result {
    try {
      return write();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new UsageError(`The report ${this.#path} can't be written: ${reason}`, { cause: error });
    }
  }
}

const known = ({ replaced, unchanged }: WriteCounts): string =>
  replaced + unchanged === 0 ? "" : ` (${replaced} replaced, ${unchanged} unchanged)`;

/**
 * How much more than what is in use a heap may hold before it is collected, in percent: each of the two threads of an import
 * would let its own grow to several times that.
 */
const GROWING = "--heap-growing-percent=20";

/** What `onFault` throws ends the import, unless it has been written by then. */
function runWorker(
  order: ImportOrder,
  size: number | undefined,
  onFault: (fault: ArchiveFault) => void,
): Promise<WriteCounts> {
  const progress = startProgress("Reading", size);
  setFlagsFromString(GROWING);
  const worker = startThread("import-worker", import.meta.url, order, YOUNG_MB);
  const { promise, resolve, reject } = Promise.withResolvers<WriteCounts>();
  const hear = (report: ImportReport): void => {
    if (report.kind === "progress") progress.update(report.bytes, counted(report.chains, "chain"));
    else if (report.kind === "unknown field") warn(describeFault({ ...report, reason: UNKNOWN }));
    else if (report.kind === "fault") onFault(report.fault);
    else if (report.kind === "done") resolve(report.counts);
    else reject(new Error(report.message));
  };
  worker.on("message", (report: ImportReport) => {
    try {
      hear(report);
    } catch (error) {
      void worker.terminate();
      reject(error);
    }
  });
  worker.on("error", reject);
  worker.on("exit", () => reject(new Error("The import ended before it was done.")));
  return promise.finally(() => progress.stop());
}

const UNKNOWN = "is not a field of the format and is kept out, here and wherever it comes again";

const warn = (text: string): boolean => process.stderr.write(`Warning: ${text}\n`);
