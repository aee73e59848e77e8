/** `earshot import`: archives into the database, all of them or nothing. */
import { setFlagsFromString } from "node:v8";
import { describeFault, type ArchiveFault } from "../../archive/archive-fault.ts";
import type { WriteCounts } from "../../store/store.ts";
import { totalSize } from "./archive-files.ts";
import { databaseAddress, readFlags, refuseToOverwrite, SHARED_HELP, UsageError } from "../command/flags.ts";
import { startThread } from "../command/start-thread.ts";
import { YOUNG_MB, type ImportOrder, type ImportReport } from "./import-messages.ts";
import { counted, startProgress } from "../command/progress.ts";
import { appendFileSync, writeFileSync } from "node:fs";

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
  if (lenient) refuseToOverwrite(report, db);
  let faults = 0;
  const onFault = (fault: ArchiveFault): void => {
    const write = faults === 0 ? writeFileSync : appendFileSync;
    write(report, `${JSON.stringify(fault)}\n`, { mode: 0o600 });
    faults += 1;
  };
  const counts = await runWorker({ db, files, check, lenient }, onFault);
  const did = check ? "Checked" : "Imported";
  console.log(
    `${did} ${counted(counts.surveys, "survey")} and ${counted(counts.chains, "chain")}${known(counts)}.`,
  );
  if (faults > 0) console.log(`Passed over ${counted(faults, "line")}: see ${report}`);
}

const known = ({ replaced, unchanged }: WriteCounts): string =>
  replaced + unchanged === 0 ? "" : ` (${replaced} replaced, ${unchanged} unchanged)`;

/**
 * How much more than what is in use a heap may hold before it is collected, in percent: each of the two threads of an import
 * would let its own grow to several times that.
 */
const GROWING = "--heap-growing-percent=20";

function runWorker(order: ImportOrder, onFault: (fault: ArchiveFault) => void): Promise<WriteCounts> {
  const progress = startProgress("Reading", totalSize(order.files));
  setFlagsFromString(GROWING);
  const worker = startThread("import-worker", import.meta.url, order, YOUNG_MB);
  return new Promise<WriteCounts>((resolve, reject) => {
    worker.on("message", (report: ImportReport) => {
      if (report.kind === "progress") progress.update(report.bytes, counted(report.chains, "chain"));
      else if (report.kind === "unknown field") warn(describeFault({ ...report, reason: UNKNOWN }));
      else if (report.kind === "fault") onFault(report.fault);
      else if (report.kind === "done") resolve(report.counts);
      else reject(new Error(report.message));
    });
    worker.on("error", reject);
    worker.on("exit", () => reject(new Error("The import ended before it was done.")));
  }).finally(() => progress.stop());
}

const UNKNOWN = "is not a field of the format and is kept out, here and wherever it comes again";

const warn = (text: string): boolean => process.stderr.write(`Warning: ${text}\n`);
