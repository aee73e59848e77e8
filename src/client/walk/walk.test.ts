import { expect, test } from "vitest";
import { chains } from "../../service/api/api-fixture.ts";
import { createClient } from "../create-client.ts";
import { ApiError } from "../http/errors.ts";
import { apiServer } from "../testing/api-server.ts";
import { MovingList, type Row, type Schedule } from "../testing/moving-list.ts";
import { walkedPage } from "../testing/walked-page.ts";
import type { FetchPage, WalkProgress } from "./types.ts";
import { createWalk, type WalkOptions } from "./walk.ts";

const never = new AbortController().signal;
const still = { happenings: [], failing: [], broken: [], delays: [3, 1, 2] };

/** A walk over a list, with the ids that it hands over and what it tells meanwhile. */
function walking(schedule: Partial<Schedule>, options: Partial<WalkOptions<Row>> = {}) {
  const list = new MovingList({ rows: 0, pageSize: 10, ...still, ...schedule });
  const ids: string[] = [];
  const told: WalkProgress[] = [];
  const walk = createWalk({
    fetchPage: list.fetchPage,
    onPage: (rows) => void ids.push(...rows.map(({ _id }) => _id)),
    onProgress: (progress) => told.push(progress),
    now: () => 0,
    ...options,
  });
  return { list, ids, told, walk };
}

test("all chains of the real API are read, once each", async () => {
  const client = createClient({
    baseUrl: await apiServer({ chains: chains(238) }, { pageSize: 25 }),
    token: "all",
    scheme: "bare",
  });
  const ids: string[] = [];
  const walk = createWalk({
    fetchPage: (skip, options) => client.chains({ createdTo: 1_544_115_478 + 200, skip }, options),
    onPage: (rows) => void ids.push(...rows.map(({ _id }) => _id)),
  });
  const result = await walk.run(never);
  expect(result).toMatchObject({ complete: true, chains: 200, unreadable: 0, notAsked: 0 });
  expect(new Set(ids).size).toBe(200);
});

test("where pages are spread, the end is known long before most pages have been read", async () => {
  const { told, walk } = walking({ rows: 814, delays: [5] }, { order: "spread" });
  await walk.run(never);
  const known = told.find(({ exact }) => exact);
  expect(known?.expected).toBe(814);
  expect(known?.pagesRead).toBeLessThanOrEqual(82 / 3);
});

test("how many rows there are is told about while the end is looked for", async () => {
  const { told, walk } = walking({ rows: 5000 });
  await walk.run(never);
  const estimates = told.filter(({ expected, exact }) => expected !== undefined && !exact);
  expect(estimates.length).toBeGreaterThan(0);
  for (const { expected = 0 } of estimates) {
    expect(expected).toBeGreaterThan(500);
    expect(expected).toBeLessThan(50_000);
  }
});

test("a list that was read in full is not read again", async () => {
  const { list, walk } = walking({ rows: 45 });
  const result = await walk.run(never);
  const { requests } = list;
  expect(await walk.run(never)).toEqual(result);
  expect(list.requests).toBe(requests);
});

test("an empty list is complete after one request", async () => {
  const { list, walk } = walking({ rows: 0 });
  expect(await walk.run(never)).toMatchObject({ complete: true, chains: 0 });
  expect(list.requests).toBe(1);
});

test("at most so many requests are under way as are allowed", async () => {
  let underWay = 0;
  let most = 0;
  const list = new MovingList({ rows: 600, pageSize: 10, ...still });
  const fetchPage: FetchPage<Row> = async (skip, options) => {
    underWay += 1;
    most = Math.max(most, underWay);
    const page = await list.fetchPage(skip, options);
    underWay -= 1;
    return page;
  };
  await createWalk({ fetchPage, onPage: () => undefined, mostInFlight: 3, now: () => 0 }).run(never);
  expect(most).toBe(3);
});

test("the end is known long before it is reached", async () => {
  const { told, walk } = walking({ rows: 5000 });
  await walk.run(never);
  const exact = told.findIndex((progress) => progress.exact);
  expect(told[exact]).toMatchObject({ expected: 5000, pagesKnown: 500 });
  expect(told[exact]?.pagesRead).toBeLessThan(120);
  expect(told.at(-1)).toMatchObject({ read: 5000, expected: 5000, exact: true, pagesRead: 500 });
  expect(told.every(({ read, expected = read }) => read <= expected)).toBe(true);
});

test("pages that fail are told as a gap, and running again reads just those", async () => {
  const broken = [11, 12, 13];
  const { list, ids, walk } = walking({ rows: 545, broken });
  const first = await walk.run(never);
  expect(first).toMatchObject({
    complete: false,
    chains: 515,
    stopped: undefined,
    error: { kind: "http", status: 500 },
  });
  expect(first.gaps).toEqual([{ firstPage: 12, lastPage: 14, ofPages: 55 }]);
  const before = list.requests;
  broken.length = 0;
  expect(await walk.run(never)).toMatchObject({ complete: true, chains: 545, gaps: [], error: undefined });
  expect(list.requests - before).toBeLessThanOrEqual(3 + 4);
  expect(new Set(ids).size).toBe(545);
});

test("a walk that is stopped tells what it has, and goes on from there", async () => {
  const stop = new AbortController();
  const { ids, walk } = walking(
    { rows: 500 },
    { onProgress: ({ read }) => (read >= 200 ? stop.abort() : undefined) },
  );
  const stopped = await walk.run(stop.signal);
  expect(stopped).toMatchObject({ complete: false, stopped: { reason: "cancelled" } });
  expect(stopped.gaps.length).toBeGreaterThan(0);
  expect(ids.length).toBeLessThan(300);
  expect(await walk.run(never)).toMatchObject({ complete: true, chains: 500 });
  expect(new Set(ids).size).toBe(500);
});

test("without a first page there is no walk, but another try may work", async () => {
  const failing = [0];
  const { walk } = walking({ rows: 30, failing });
  await expect(walk.run(never)).rejects.toThrow(ApiError);
  failing.length = 0;
  expect(await walk.run(never)).toMatchObject({ complete: true, chains: 30 });
});

test("a deployment that is down is not asked on and on", async () => {
  const { list, walk } = walking({
    rows: 100_000,
    broken: Array.from({ length: 200_000 }, (_, page) => page + 1),
  });
  const result = await walk.run(never);
  expect(result).toMatchObject({ complete: false, stopped: { reason: "failed", error: { status: 500 } } });
  expect(result.gaps).toEqual([{ firstPage: 2, lastPage: undefined, ofPages: undefined }]);
  expect(list.requests).toBeLessThan(20);
});

test("a refused token ends the walk at once", async () => {
  const list = new MovingList({ rows: 500, pageSize: 10, ...still });
  const fetchPage: FetchPage<Row> = (skip, options) => {
    if (skip === 0) return list.fetchPage(skip, options);
    throw new ApiError({ kind: "http", status: 401, invalidParameters: [], attempts: 1 });
  };
  const result = await createWalk({ fetchPage, onPage: () => undefined }).run(never);
  expect(result.stopped).toMatchObject({ reason: "failed", error: { status: 401 } });
});

test("a chain deleted while pages are read pushes no other one out", async () => {
  const gone = { before: 30, what: { kind: "delete", at: 7 } } as const;
  const { ids, list, walk } = walking({ rows: 5000, happenings: [gone] });
  const result = await walk.run(never);
  expect(result.complete).toBe(true);
  expect(result.shifted).toBeGreaterThan(0);
  expect(list.staying.difference(new Set(ids)).size).toBe(0);
});

test("rows really listed twice are counted once, and are no reason to read on and on", async () => {
  const rows = Array.from({ length: 200 }, (_, at) => (at === 150 ? "r3" : `r${at}`));
  let requests = 0;
  const fetchPage: FetchPage<Row> = async (skip) => {
    requests += 1;
    const ids = rows.slice(skip, skip + 10);
    return walkedPage(ids, skip + 10 < rows.length ? skip + 10 : undefined);
  };
  const result = await createWalk({ fetchPage, onPage: () => undefined, now: () => 0 }).run(never);
  expect(result).toMatchObject({ complete: true, chains: 199, shifted: 0 });
  expect(requests).toBeLessThan(40);
});
