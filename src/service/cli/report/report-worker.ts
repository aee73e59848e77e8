/** Makes one report in a worker thread: it takes a while, and the service shall answer others meanwhile. */
import { parentPort, workerData } from "node:worker_threads";
import { ensureTemporal } from "../../../lib/time/temporal.ts";
import { openStore } from "../command/open-store.ts";
import { readDatabase } from "./from-database.ts";
import { toldReport } from "./report-of.ts";
import { reportOrderSchema } from "./report-order.ts";

const unheard = (): void => undefined;

const { db, scope, request } = reportOrderSchema.parse(workerData);
await ensureTemporal();
const store = await openStore(db);
try {
  const readAt = Math.floor(Date.now() / 1000);
  const material = await readDatabase(store, request, readAt, () => unheard, scope);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's port has no origin
  parentPort?.postMessage(toldReport(request, material));
} finally {
  await store.close();
}
