/** The thread of one report: the service answers other requests meanwhile. */
import { parentPort, workerData } from "node:worker_threads";
import * as z from "zod";
import { ensureTemporal } from "../../../lib/time/temporal.ts";
import { readDatabase } from "../../reports/from-database.ts";
import { reportInWords } from "../../reports/making.ts";
import { reportRequestSchema } from "../../reports/report-request.ts";
import { openStore } from "../command/open-store.ts";

const orderSchema = z.object({
  /** A SQLite path or a `postgres://` address. */
  db: z.string(),
  scope: z.union([z.literal("all"), z.array(z.string()).readonly()]),
  request: reportRequestSchema,
});
export type ReportOrder = z.output<typeof orderSchema>;

const noProgress = (): void => undefined;

const { db, scope, request } = orderSchema.parse(workerData);
await ensureTemporal();
const store = await openStore(db);
try {
  const readAt = Math.floor(Date.now() / 1000);
  const material = await readDatabase(store, request, readAt, () => noProgress, scope);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's port has no origin
  parentPort?.postMessage(reportInWords(request, material));
} finally {
  await store.close();
}
