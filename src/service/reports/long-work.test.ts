import { expect, test, vi } from "vitest";
import type { Report } from "../../analysis/report.ts";
import { readDatabase } from "./from-database.ts";
import { QueueFull } from "./job-queue.ts";
import { LongWork, type LongWorkCaller, type MakeReport } from "./long-work.ts";
import { reportInWords } from "./making.ts";
import type { ReportRequest } from "./report-request.ts";
import { ensureTemporal } from "../../lib/time/temporal.ts";
import { createMemoryStore } from "../store/memory/memory-store.ts";

await ensureTemporal();

const on = (touchpoint: string): ReportRequest => ({
  range: {},
  touchpoints: [touchpoint],
  surveys: [],
  teams: [],
  zone: "UTC",
  language: "en",
});
const empty = await reportOnNothing();

async function reportOnNothing(): Promise<Report> {
  const material = await readDatabase(createMemoryStore(), on("t1"), 0, () => () => undefined);
  return reportInWords(on("t1"), material);
}

/** Reports that are made when the test says so. */
function heldWork() {
  const made = Promise.withResolvers<Report>();
  const make = vi.fn<MakeReport>((_request, _scope, signal) => {
    const { promise, reject } = Promise.withResolvers<Report>();
    signal.addEventListener("abort", () => reject(signal.reason));
    return Promise.race([made.promise, promise]);
  });
  return { work: new LongWork(make), make, made };
}

function caller(tokenId: string) {
  const leaving = new AbortController();
  const asking: LongWorkCaller = { tokenId, scope: "all", signal: leaving.signal };
  return { asking, leave: () => leaving.abort(new Error("gone")) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const failure = (job: Promise<unknown>) => job.catch((error: unknown) => error);

test("sixty reports that were asked for and given up delay the report of another token by none of them", async () => {
  const { work, make, made } = heldWork();
  const { asking, leave } = caller("attacker");
  const wanted = Array.from({ length: 60 }, (_, at) => failure(work.report("1.1", on(`t${at}`), asking)));
  const refused = await Promise.all(wanted.slice(8));
  expect(refused.every((error) => error instanceof QueueFull)).toBe(true);
  const other = work.report("1.1", on("other"), caller("other").asking);
  leave();
  await Promise.all(wanted);
  made.resolve(empty);
  expect(await other).toBe(empty);
  expect(make.mock.calls.map(([{ touchpoints }]) => touchpoints)).toEqual([["t0"], ["other"]]);
});

test("a report that several wait for is made once, and dropped when the last of them has gone", async () => {
  const { work, make } = heldWork();
  const [first, second] = [caller("one"), caller("two")];
  const reports = [first, second].map(({ asking }) => failure(work.report("1.1", on("t1"), asking)));
  await settled();
  first.leave();
  const [, , signal] = make.mock.calls[0] ?? [];
  expect(signal?.aborted).toBe(false);
  second.leave();
  expect(signal?.aborted).toBe(true);
  expect(await Promise.all(reports)).toEqual([new Error("gone"), new Error("gone")]);
  void failure(work.report("1.1", on("t1"), caller("three").asking));
  await settled();
  expect(make).toHaveBeenCalledTimes(2);
});

test("a report is kept while the data is the same, for the same teams", async () => {
  const { work, make, made } = heldWork();
  made.resolve(empty);
  const { asking } = caller("one");
  for (const stamp of ["1.1", "1.1", "1.2"]) await work.report(stamp, on("t1"), asking);
  await work.report("1.2", on("t1"), { ...asking, scope: ["team-a"] });
  expect(make).toHaveBeenCalledTimes(3);
});

test("a report that could not be made is asked for again", async () => {
  const { work, make, made } = heldWork();
  make.mockRejectedValueOnce(new Error("broken"));
  made.resolve(empty);
  const { asking } = caller("one");
  expect(await failure(work.report("1.1", on("t1"), asking))).toEqual(new Error("broken"));
  expect(await work.report("1.1", on("t1"), asking)).toBe(empty);
});
