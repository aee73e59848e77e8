/** Finds what columns say away from the screen's thread, step by step: a search that is overtaken ends. */
import type { Columns } from "../../../analysis/columns/columns.ts";
import { findDrivers } from "../../../analysis/drivers/find-drivers.ts";
import { find, type FindingsRequest } from "../../../analysis/findings/find.ts";
import type { Steps } from "../../../analysis/steps.ts";
import { nextTask } from "../../../lib/next-task.ts";
import type { Found, FromFinder, ToFinder } from "./finder-messages.ts";

let columns: Columns | undefined;
const underWay = new Set<number>();

function* findAll(within: Columns, request: FindingsRequest): Steps<Found> {
  const findings = yield* find(within, request);
  const drivers = yield* findDrivers(within, request.filter, findings.selection);
  return { findings, drivers };
}

async function search(number: number, request: FindingsRequest, within: Columns): Promise<void> {
  underWay.add(number);
  const steps = findAll(within, request);
  for (;;) {
    await nextTask();
    if (!underWay.has(number)) return;
    const step = steps.next();
    if (step.done !== true) continue;
    const found: FromFinder = { search: number, ...step.value };
    underWay.delete(number);
    return postMessage(found);
  }
}

addEventListener("message", ({ data }: MessageEvent<ToFinder>) => {
  if (data.kind === "columns") columns = data.columns;
  else if (data.kind === "stop") underWay.delete(data.search);
  else if (columns === undefined) throw new Error("The finder was not told where to look.");
  else void search(data.search, data.request, columns);
});
