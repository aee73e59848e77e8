/** Reports made in threads of their own, one after another: two at a time would leave no processor to answer others. */
import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import type { MakeReport } from "../../mcp/reports.ts";
import type { ReportOrder } from "./report-order.ts";

/** `db`: a SQLite path or a `postgres://` address. */
export function reportMaker(db: string): MakeReport {
  let last: Promise<unknown> = Promise.resolve();
  return (request, scope) => {
    const { range, touchpoints, surveys, teams, zone, language } = request;
    const { from, to } = range;
    const order: ReportOrder = {
      db,
      scope: scope === "all" ? scope : [...scope],
      request: {
        range: { ...(from !== undefined && { from }), ...(to !== undefined && { to }) },
        touchpoints: [...touchpoints],
        surveys: [...surveys],
        teams: [...teams],
        zone,
        language,
      },
    };
    const report = last.then(() => inThread(order));
    last = report.catch(() => undefined);
    return report;
  };
}

type Report = Awaited<ReturnType<MakeReport>>;

function inThread(order: ReportOrder): Promise<Report> {
  // In the package both are JavaScript.
  const script = new URL(`report-worker${extname(import.meta.url)}`, import.meta.url);
  const worker = new Worker(script, { workerData: order });
  return new Promise((resolve, reject) => {
    worker.on("message", (report: Report) => resolve(report));
    worker.on("error", reject);
    worker.on("exit", () => reject(new Error("The report ended before it was made.")));
  });
}
