/** A report made in a thread of its own, which ends with it. */
import type { Report } from "../../../analysis/report.ts";
import type { MakeReport } from "../../reports/long-work.ts";
import { startThread } from "../command/start-thread.ts";
import type { ReportOrder } from "./report-worker.ts";

/** Megabytes of what has just been made: most of it is read once and counted. */
const YOUNG_MB = 8;

/** `db`: a SQLite path or a `postgres://` address. */
export const reportsInThreads =
  (db: string): MakeReport =>
  (request, scope, signal) => {
    signal.throwIfAborted();
    const order: ReportOrder = { db, scope, request };
    const worker = startThread("report-worker", import.meta.url, order, YOUNG_MB);
    const end = (): void => void worker.terminate();
    signal.addEventListener("abort", end, { once: true });
    return new Promise<Report>((resolve, reject) => {
      let made: Report | undefined;
      worker.on("message", (report: Report) => (made = report));
      worker.on("error", reject);
      worker.on("exit", () => {
        signal.removeEventListener("abort", end);
        if (made === undefined) reject(signal.reason ?? new Error("The report ended before it was made."));
        else resolve(made);
      });
    });
  };
