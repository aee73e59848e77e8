/** The thread of one report: the service answers other requests meanwhile. */
import { parentPort, workerData } from "node:worker_threads";
import { ensureTemporal } from "../../../lib/time/temporal.ts";
import { readDatabase } from "../../reports/from-database.ts";
import { reportInWords } from "../../reports/making.ts";
import type { ReportRequest } from "../../reports/report-request.ts";
import type { Scope } from "../../store/store.ts";
import { withStore } from "../command/open-store.ts";

export interface ReportOrder {
  /** A SQLite path or a `postgres://` address. */
  readonly db: string;
  readonly scope: Scope;
  readonly request: ReportRequest;
}

const noProgress = (): void => undefined;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- another thread of this very code gave it
const { db, scope, request } = workerData as ReportOrder;
await ensureTemporal();
await withStore(db, async (store) => {
  const readAt = Math.floor(Date.now() / 1000);
  const material = await readDatabase(store, request, readAt, () => noProgress, scope);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's port has no origin
  parentPort?.postMessage(reportInWords(request, material));
});
