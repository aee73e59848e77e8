import { expect, test } from "vitest";
import { ColumnBuilder } from "../../../analysis/columns/column-builder.ts";
import { answer, chain } from "../../../analysis/columns/chains.fixture.ts";
import type { ReadRange } from "../../../analysis/coverage.ts";
import { ApiError, errorOf, type ClientError } from "../../../client/http/errors.ts";
import { failedWalk, type FetchPage, type WalkProgress } from "../../../client/walk/types.ts";
import { createWalk } from "../../../client/walk/walk.ts";
import { matchesVisibly, type ChainFilter } from "../../../contract/queries.ts";
import type { ResponseChain } from "../../../contract/resources.ts";
import { OPEN_END, rangeFilter, type ReadPart, type StartPart } from "./read-request.ts";
import { ColumnsReading, type ColumnsState } from "./columns-reading.ts";
import { OVERLAP, ColumnStore } from "./column-store.ts";

const PAGE = 2;
const DAY = 86_400;
/** The day on which the last of nine chains was collected, one a day. */
const TODAY = 1_700_000_000;
const all = Array.from({ length: 9 }, (_, at) =>
  chain({ _id: `c${at}`, createdAt: TODAY - (8 - at) * DAY, responses: [answer("NPS", "q", at)] }),
);
const everything: ReadRange = { surveys: [], from: 0, to: OPEN_END };

interface Request extends ChainFilter {
  readonly skip: number;
}

const never = new AbortController().signal;
const failWith = (fault: ClientError): never => {
  throw new ApiError(fault);
};
const http = (status: number): ClientError => ({ kind: "http", status, invalidParameters: [], attempts: 1 });

/** A part that is read on this thread, page after page. */
function partRead(range: ReadRange, fetchPage: FetchPage<ResponseChain>, announce: () => void): ReadPart {
  const builder = new ColumnBuilder();
  let progress: WalkProgress | undefined;
  const walk = createWalk({
    fetchPage,
    onPage: (rows) => {
      builder.append(rows);
      announce();
    },
    onProgress: (told) => {
      progress = told;
      announce();
    },
    mostInFlight: 1,
    now: () => 0,
  });
  return {
    range,
    startedAt: (TODAY + DAY) * 1000,
    get progress() {
      return progress;
    },
    get chains() {
      return builder.chains;
    },
    snapshot: () => builder.snapshot(),
    run: (signal) => walk.run(signal).catch((thrown: unknown) => failedWalk(errorOf(thrown), builder.chains)),
  };
}

/** A deployment with nine chains, two on a page; `before` is called with each request, and may fail it. */
function deployment(before: (request: Request) => void = () => undefined, chains = [...all]) {
  const frames: (() => void)[] = [];
  const columnStore = new ColumnStore();
  const clock = { now: (TODAY + DAY) * 1000 };
  const pages =
    (filter: ChainFilter): FetchPage<ResponseChain> =>
    async (skip, { signal }) => {
      before({ ...filter, skip });
      await Promise.resolve();
      if (signal.aborted) throw new ApiError({ kind: "cancelled" });
      const matching = chains.filter((each) => matchesVisibly(each, filter));
      const rows = matching.slice(skip, skip + PAGE);
      return {
        rows,
        ids: rows.map(({ _id }) => _id),
        received: rows.length,
        unreadable: [],
        notAsked: 0,
        margin: [],
        nextSkip: skip + PAGE < matching.length ? skip + PAGE : undefined,
        pagingFault: undefined,
      };
    };
  const startPart: StartPart = (range, announce) => partRead(range, pages(rangeFilter(range, {})), announce);
  return {
    clock,
    chains,
    drawFrame: () => frames.splice(0).forEach((callback) => callback()),
    readingOf: (range = everything) =>
      new ColumnsReading({
        range,
        metadata: false,
        columnStore,
        schedule: (callback) => frames.push(callback),
        now: () => clock.now,
        startPart,
      }),
  };
}

/** Notes the requests of a deployment. */
function watched(chains = [...all]) {
  const asked: Request[] = [];
  return { asked, ...deployment((request) => asked.push(request), chains) };
}

test("a reading ends complete, with every chain in its columns", async () => {
  const reading = deployment().readingOf();
  expect(reading.state.get().phase).toBe("reading");
  expect(await reading.run(never)).toBe("complete");
  expect(reading.state.get().columns.chains).toBe(all.length);
});

test("dates that have ended were read until reading began, for what is judged by the present moment", async () => {
  const { clock, readingOf } = deployment();
  const reading = readingOf({ ...everything, to: TODAY - DAY });
  expect(reading.state.get().readUntil).toBeUndefined();
  await reading.run(never);
  expect(reading.state.get().readUntil).toBe(clock.now / 1000);
});

test("what was read shows with the next frame, not with every page", async () => {
  const told: number[] = [];
  let asked = 0;
  const { readingOf, drawFrame } = deployment(() => {
    asked += 1;
    if (asked === 4) drawFrame();
  });
  const reading = readingOf();
  reading.state.subscribe(() => told.push(reading.state.get().columns.chains));
  await reading.run(never);
  // The start, one frame on the way, the end.
  expect(told).toHaveLength(3);
  expect(told[0]).toBe(0);
  expect(told[1]).toBeGreaterThan(0);
  expect(told[2]).toBe(all.length);
});

test("progress is told apart from the state, which stays as it was until there is more to show", async () => {
  const told: (readonly [state: ColumnsState, read: number | undefined])[] = [];
  let asked = 0;
  const { readingOf, drawFrame } = deployment(() => {
    asked += 1;
    if (asked > 1) drawFrame();
  });
  const reading = readingOf();
  reading.progress.subscribe((progress) => told.push([reading.state.get(), progress?.read]));
  await reading.run(never);
  expect(told.map(([state]) => state.chains)).toEqual(told.map(([state]) => state.columns.chains));
  const reads = told.flatMap(([, read]) => read ?? []);
  expect(reads).toEqual(reads.toSorted((a, b) => a - b));
  expect(new Set(told.map(([state]) => state)).size).toBeLessThan(told.length);
});

test("stopped, it keeps what was read, and goes on from there", async () => {
  let asked = 0;
  const { readingOf } = deployment(() => {
    asked += 1;
    if (asked === 3) reading.stop();
  });
  const reading = readingOf();
  expect(await reading.run(never)).toBe("stopped");
  const { chains } = reading.state.get().columns;
  expect(chains).toBeGreaterThan(0);
  expect(chains).toBeLessThan(all.length);
  expect(await reading.run(never)).toBe("complete");
  expect(reading.state.get().columns.chains).toBe(all.length);
});

test("left and returned to many times, it still reads everything", async () => {
  const { readingOf } = deployment();
  const reading = readingOf();
  const runs = Array.from({ length: 30 }, () => {
    const screen = new AbortController();
    const run = reading.run(screen.signal);
    screen.abort();
    return run;
  });
  expect(new Set(await Promise.all(runs))).toEqual(new Set(["reading"]));
  expect(await reading.run(never)).toBe("complete");
});

test("left half-way by its screen, it is still under way", async () => {
  const screen = new AbortController();
  const { readingOf } = deployment(({ skip }) => {
    if (skip === PAGE) screen.abort();
  });
  const reading = readingOf();
  expect(await reading.run(screen.signal)).toBe("reading");
  expect(await reading.run(never)).toBe("complete");
});

test("a page that fails leaves a gap with its reason, and is read when tried again", async () => {
  let broken = true;
  const { readingOf } = deployment(({ skip }) => {
    if (broken && skip === 4) failWith(http(500));
  });
  const reading = readingOf();
  expect(await reading.run(never)).toBe("incomplete");
  expect(reading.state.get().result).toMatchObject({
    gaps: [{ firstPage: 3, lastPage: 3, ofPages: 5 }],
    error: { status: 500 },
  });
  broken = false;
  expect(await reading.run(never)).toBe("complete");
  expect(reading.state.get().columns.chains).toBe(all.length);
});

test("a first page that fails is a failure with nothing read", async () => {
  const reading = deployment(() => failWith(http(503))).readingOf();
  expect(await reading.run(never)).toBe("incomplete");
  expect(reading.state.get()).toMatchObject({ columns: { chains: 0 }, result: { error: { status: 503 } } });
});

test("a token refused half-way is thrown, so that the session ends", async () => {
  const { readingOf } = deployment(({ skip }) => {
    if (skip >= PAGE) failWith(http(401));
  });
  await expect(readingOf().run(never)).rejects.toMatchObject({ fault: { status: 401 } });
});

test("a narrower range is complete at once and asks for nothing", async () => {
  const { readingOf, asked } = watched();
  await readingOf().run(never);
  asked.length = 0;
  const narrower = readingOf({ surveys: ["survey"], from: TODAY - 3 * DAY, to: OPEN_END });
  expect(narrower.state.get().phase).toBe("complete");
  await narrower.run(never);
  expect(asked).toEqual([]);
});

test("a wider range asks for what is missing alone", async () => {
  const { readingOf, asked } = watched();
  const [from, to] = [TODAY - 5 * DAY, TODAY - 3 * DAY];
  await readingOf({ surveys: [], from, to }).run(never);
  asked.length = 0;
  const wider = readingOf({ surveys: [], from: TODAY - 7 * DAY, to });
  await wider.run(never);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.every(({ createdTo }) => createdTo === from - 1)).toBe(true);
  expect(wider.state.get().columns.chains).toBe(5);
});

test("returned to, it asks for what is new, and again for what may have changed", async () => {
  const { readingOf, asked, chains, clock } = watched();
  const reading = readingOf();
  await reading.run(never);
  asked.length = 0;
  clock.now += 60_000;
  chains.push(chain({ _id: "new", createdAt: TODAY + 1, responses: [answer("NPS", "q", 1)] }));
  await reading.run(never, true);
  expect(asked.every(({ createdFrom }) => createdFrom === TODAY - OVERLAP + 1)).toBe(true);
  expect(reading.state.get().columns.chains).toBe(all.length + 1);
});

test("a chain that is gone when its day is read again is gone from the numbers", async () => {
  const { readingOf, chains, clock } = watched();
  const reading = readingOf();
  await reading.run(never);
  clock.now += 60_000;
  chains.pop();
  await reading.run(never, true);
  expect(reading.state.get().columns.chains).toBe(all.length - 1);
});

test("with a clock that is a year ahead, new chains are still found", async () => {
  const { readingOf, chains, clock } = watched();
  clock.now += 365 * DAY * 1000;
  const reading = readingOf();
  await reading.run(never);
  chains.push(chain({ _id: "new", createdAt: TODAY + 1 }));
  await reading.run(never, true);
  expect(reading.state.get().columns.chains).toBe(all.length + 1);
});

test("while a part is missing, what was read before shows beside what came", async () => {
  let broken = true;
  const { readingOf } = deployment(({ skip, createdTo = TODAY }) => {
    if (broken && createdTo < TODAY - 2 * DAY && skip === PAGE) failWith(http(500));
  });
  await readingOf({ surveys: [], from: TODAY - 2 * DAY, to: OPEN_END }).run(never);
  const wider = readingOf();
  expect(wider.state.get().columns.chains).toBe(3);
  expect(await wider.run(never)).toBe("incomplete");
  expect(wider.state.get().columns.chains).toBe(all.length - PAGE);
  expect(wider.progress.state?.read).toBe(all.length - PAGE);
  broken = false;
  expect(await wider.run(never)).toBe("complete");
  expect(wider.state.get().columns.chains).toBe(all.length);
});
