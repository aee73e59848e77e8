/** `earshot import`: archives into the database, all of them or nothing. */
import { once } from "node:events";
import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { finished } from "node:stream/promises";
import { setFlagsFromString } from "node:v8";
import { describeFault, type ArchiveFault } from "../../archive/archive-fault.ts";
import { totalSize } from "./archive-files.ts";
import { databaseAddress, readFlags, refuseToOverwrite, SHARED_HELP, UsageError } from "../command/flags.ts";
import { writeWhole } from "../command/whole-file.ts";
import { startThread } from "../command/start-thread.ts";
import { YOUNG_MB, type Imported, type ImportOrder, type ImportReport } from "./import-messages.ts";
import { counted, startProgress } from "../command/progress.ts";

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
  const run: Run = (onFault, stop) => runWorker({ db, files, check, lenient }, size, onFault, stop);
  const did = check ? "Checked" : "Imported";
  const tell = (counts: Imported) => {
    const replaced = counts.surveysReplaced === 0 ? "" : ` (${counts.surveysReplaced} replaced)`;
    const surveys = `${counted(counts.surveys, "survey")}${replaced}`;
    console.log(`${did} ${surveys} and ${counted(counts.chains, "chain")}${known(counts)}.`);
  };
  if (!lenient) return tell(await run());
  const passedOver = await listing(report, async (...listed) => tell(await run(...listed)));
  if (passedOver > 0) console.log(`Passed over ${counted(passedOver, "line")}: see ${report}`);
}

type Run = (onFault?: (fault: ArchiveFault) => void, stop?: AbortSignal) => Promise<Imported>;

/**
 * Lists what is passed over in a report that is opened before anything is imported; without a line there is none. What was
 * imported is told before the report's end, which may fail. Returns the number of lines.
 */
async function listing(report: string, run: (...listed: Parameters<Run>) => Promise<void>): Promise<number> {
  const isNew = !existsSync(report);
  let passedOver = 0;
  await writeWhole("report", report, async (file) => {
    const broken = new AbortController();
    file.once("error", (error) => broken.abort(error));
    try {
      await once(file, "open");
      await run((fault) => {
        file.write(`${JSON.stringify(fault)}\n`);
        passedOver += 1;
      }, broken.signal);
      await finished(file.end());
    } finally {
      file.destroy();
    }
  });
  if (isNew && passedOver === 0) await rm(report, { force: true });
  return passedOver;
}

const known = ({ replaced, unchanged }: Imported): string =>
  replaced + unchanged === 0 ? "" : ` (${replaced} replaced, ${unchanged} unchanged)`;

/**
 * How much more than what is in use a heap may hold before it is collected, in percent: each of the two threads of an import
 * would let its own grow to several times that.
 */
const GROWING = "--heap-growing-percent=20";

/** `stop` ends the import, unless it has been written by then. */
function runWorker(
  order: ImportOrder,
  size: number | undefined,
  onFault: ((fault: ArchiveFault) => void) | undefined,
  stop: AbortSignal | undefined,
): Promise<Imported> {
  const progress = startProgress("Reading", size);
  setFlagsFromString(GROWING);
  const worker = startThread("import-worker", import.meta.url, order, YOUNG_MB);
  const { promise, resolve, reject } = Promise.withResolvers<Imported>();
  worker.on("message", (report: ImportReport) => {
    if (report.kind === "progress") progress.update(report.bytes, counted(report.chains, "chain"));
    else if (report.kind === "unknown field") warn(describeFault({ ...report, reason: UNKNOWN }));
    else if (report.kind === "fault") onFault?.(report.fault);
    else if (report.kind === "done") resolve(report.counts);
    else reject(new Error(report.message));
  });
  stop?.addEventListener("abort", () => {
    void worker.terminate();
    reject(stop.reason);
  });
  worker.on("error", reject);
  worker.on("exit", () => reject(new Error("The import ended before it was done.")));
  return promise.finally(() => progress.stop());
}

const UNKNOWN = "is not a field of the format and is kept out, here and wherever it comes again";

const warn = (text: string): boolean => process.stderr.write(`Warning: ${text}\n`);
