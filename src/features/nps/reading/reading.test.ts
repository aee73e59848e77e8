import { expect, test } from "vitest";
import { answer, chain } from "../../../analysis/chains.fixture.ts";
import { ApiError, type ClientError } from "../../../client/errors.ts";
import type { FetchPage } from "../../../client/walk/account.ts";
import { createWalk } from "../../../client/walk/walk.ts";
import type { ResponseChain } from "../../../contract/resources.ts";
import { Reading } from "./reading.ts";

const PAGE = 2;
const all = Array.from({ length: 9 }, (_, at) =>
  chain({ _id: `c${at}`, createdAt: 1000 + at, responses: [answer("NPS", "q", at)] }),
);

/** Pages of two chains; `before` is called with the skip of each request, and may fail it. */
function pages(before: (skip: number) => void): FetchPage<ResponseChain> {
  return async (skip, { signal }) => {
    before(skip);
    await Promise.resolve();
    if (signal.aborted) throw new ApiError({ kind: "cancelled" });
    const rows = all.slice(skip, skip + PAGE);
    return {
      rows,
      ids: rows.map(({ _id }) => _id),
      received: rows.length,
      unreadable: [],
      notAsked: 0,
      nextSkip: skip + PAGE < all.length ? skip + PAGE : undefined,
      pagingFault: undefined,
    };
  };
}

const never = new AbortController().signal;
const failWith = (fault: ClientError): never => {
  throw new ApiError(fault);
};
const http = (status: number): ClientError => ({ kind: "http", status, invalidParameters: [], attempts: 1 });

function readingOf(before: (skip: number) => void = () => undefined) {
  const frames: (() => void)[] = [];
  const reading = new Reading({
    startWalk: (listener) =>
      createWalk({ ...listener, fetchPage: pages(before), mostInFlight: 1, now: () => 0 }),
    facts: {},
    note: () => undefined,
    schedule: (callback) => frames.push(callback),
  });
  return { reading, drawFrame: () => frames.splice(0).forEach((callback) => callback()) };
}

test("a reading ends complete, with every chain in its columns", async () => {
  const { reading } = readingOf();
  expect(reading.get().phase).toBe("reading");
  expect(await reading.run(never)).toBe("complete");
  expect(reading.get().columns.chains).toBe(all.length);
});

test("what was read shows with the next frame, not with every page", async () => {
  const told: number[] = [];
  let asked = 0;
  const { reading, drawFrame } = readingOf(() => {
    asked += 1;
    if (asked === 4) drawFrame();
  });
  reading.subscribe(() => told.push(reading.get().columns.chains));
  await reading.run(never);
  // The start, one frame on the way, the end.
  expect(told).toHaveLength(3);
  expect(told[0]).toBe(0);
  expect(told[1]).toBeGreaterThan(0);
  expect(told[2]).toBe(all.length);
});

test("stopped, it keeps what was read, and goes on from there", async () => {
  const asked: number[] = [];
  const { reading } = readingOf((skip) => {
    asked.push(skip);
    if (asked.length === 3) reading.stop();
  });
  expect(await reading.run(never)).toBe("stopped");
  const { chains } = reading.get().columns;
  expect(chains).toBeGreaterThan(0);
  expect(chains).toBeLessThan(all.length);
  expect(await reading.run(never)).toBe("complete");
  expect(reading.get().columns.chains).toBe(all.length);
});

test("left by its screen, it is still under way", async () => {
  const screen = new AbortController();
  const { reading } = readingOf((skip) => {
    if (skip === PAGE) screen.abort();
  });
  expect(await reading.run(screen.signal)).toBe("reading");
  expect(await reading.run(never)).toBe("complete");
});

test("a page that fails leaves a gap with its reason, and is read when tried again", async () => {
  let broken = true;
  const { reading } = readingOf((skip) => {
    if (broken && skip === 4) failWith(http(500));
  });
  expect(await reading.run(never)).toBe("incomplete");
  expect(reading.get().result).toMatchObject({
    gaps: [{ firstPage: 3, lastPage: 3, ofPages: 5 }],
    error: { status: 500 },
  });
  broken = false;
  expect(await reading.run(never)).toBe("complete");
  expect(reading.get().columns.chains).toBe(all.length);
});

test("a first page that fails is a failure with nothing read", async () => {
  const { reading } = readingOf(() => failWith(http(503)));
  expect(await reading.run(never)).toBe("incomplete");
  expect(reading.get()).toMatchObject({ columns: { chains: 0 }, result: { error: { status: 503 } } });
});

test("a token refused half-way is thrown, for whoever ends the session", async () => {
  const { reading } = readingOf((skip) => {
    if (skip >= PAGE) failWith(http(401));
  });
  await expect(reading.run(never)).rejects.toMatchObject({ fault: { status: 401 } });
});

test("read again, it begins with nothing", async () => {
  const asked: number[] = [];
  const { reading } = readingOf((skip) => asked.push(skip));
  await reading.run(never);
  reading.restart();
  const again = reading.run(never);
  asked.length = 0;
  expect(await again).toBe("complete");
  expect(asked).toContain(0);
  expect(reading.get().columns.chains).toBe(all.length);
});

test("complete, it asks for nothing more", async () => {
  const asked: number[] = [];
  const { reading } = readingOf((skip) => asked.push(skip));
  await reading.run(never);
  asked.length = 0;
  await reading.run(never);
  expect(asked).toEqual([]);
});
