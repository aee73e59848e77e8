import { describe, expect, test } from "vitest";
import { createClient } from "../client/create-client.ts";
import { rawServer } from "../client/testing/raw-server.ts";
import { chainRows } from "../client/testing/rows.ts";
import { streamFaults } from "../client/testing/faults/streams.ts";
import type { Fault } from "../client/testing/faults/fault.ts";
import type { PageOrder, WalkProgress } from "../client/walk/types.ts";
import { ANSWERS_PATH } from "../contract/answers/answers-link.ts";
import { readChains } from "./read-chains.ts";

const never = new AbortController().signal;
const ROWS = chainRows(12);

interface Sink {
  /** True where rows of numbers are taken in place of chains. */
  readonly takesRows?: boolean;
  /** True where the stream was announced before. */
  readonly isKnown?: boolean;
  /** As numbers are read, which no single page shows. */
  readonly order?: PageOrder;
}

async function reading({ answer }: Pick<Fault, "answer">, { takesRows, isKnown, order }: Sink = {}) {
  const { asked, baseUrl } = await rawServer((request) => answer(request, ROWS));
  const memory = isKnown ? { known: new URL(ANSWERS_PATH, baseUrl).href } : {};
  const client = createClient({ baseUrl, token: "t", scheme: "bare" }, {}, memory);
  let rows = 0;
  let ids = new Set<string>();
  let cleared = 0;
  const told: WalkProgress[] = [];
  const run = readChains(
    {},
    { client, onNames: () => undefined, onProgress: (progress) => told.push(progress) },
    {
      add: (chains) => {
        for (const { _id } of chains) ids.add(_id);
      },
      clear: () => {
        [ids, rows] = [new Set(), 0];
        cleared += 1;
      },
      ...(takesRows && { addRows: ({ length }) => (rows += length) }),
    },
    order,
  );
  const paths = () => asked.map(({ url }) => url.pathname);
  return { run, told, ids: () => ids, rows: () => rows, cleared: () => cleared, paths, asked };
}

const [whole, ...broken] = streamFaults;

test("where the first page announces a stream, all chains come from it, under the same token", async () => {
  if (whole === undefined) throw new Error("There is no whole stream.");
  const { run, ids, paths, asked, told } = await reading(whole);
  expect(await run(never)).toMatchObject({ complete: true, chains: 12, gaps: [] });
  expect(ids()).toEqual(new Set(ROWS.map(({ _id }) => _id)));
  expect(paths()).toEqual(["/v5.0.3/response-chains", ANSWERS_PATH]);
  expect(asked.every(({ headers }) => headers.get("authorization") === "t")).toBe(true);
  expect(told.at(-1)).toMatchObject({ read: 12, expected: 12, exact: true });
});

describe("reading goes on by pages after", () => {
  test.for(broken.map((fault) => [fault.name, fault] as const))("%s", async ([, fault]) => {
    const { run, ids, paths } = await reading(fault);
    expect(await run(never)).toMatchObject({ complete: true, chains: 12 });
    expect(ids()).toEqual(new Set(ROWS.map(({ _id }) => _id)));
    expect(paths().filter((path) => path === ANSWERS_PATH).length).toBeLessThanOrEqual(1);
  });
});

test("a stream that was not announced is not asked for", async () => {
  const { run, paths } = await reading({
    answer: (asked, rows) => streamFaults[0]?.answer(asked, rows.slice(0, 3)) ?? (() => undefined),
  });
  await run(never);
  expect(paths()).toEqual(["/v5.0.3/response-chains"]);
});

test("stopped while the stream comes, it begins the stream anew, and counts nothing twice", async () => {
  if (whole === undefined) throw new Error("There is no whole stream.");
  const stop = new AbortController();
  let requests = 0;
  const { run, ids, cleared } = await reading({
    answer: (asked, rows) => {
      requests += 1;
      if (requests === 2) return () => stop.abort();
      return whole.answer(asked, rows);
    },
  });
  expect(await run(stop.signal)).toMatchObject({ complete: false, stopped: { reason: "cancelled" } });
  expect(await run(never)).toMatchObject({ complete: true, chains: 12 });
  expect([ids().size, cleared()]).toEqual([12, 2]);
});

describe("where the stream was announced before", () => {
  const known = { isKnown: true, takesRows: true, order: "spread" } as const;
  const PAGES = "/v5.0.3/response-chains";

  test("numbers come from it at once", async () => {
    if (whole === undefined) throw new Error("There is no whole stream.");
    const { run, rows, paths } = await reading(whole, known);
    expect(await run(never)).toMatchObject({ complete: true, chains: 12 });
    expect([rows(), paths()]).toEqual([12, [ANSWERS_PATH]]);
  });

  test("numbers that rest on more than rows come from it at once, too", async () => {
    if (whole === undefined) throw new Error("There is no whole stream.");
    const { run, ids, paths } = await reading(whole, { ...known, takesRows: false });
    expect(await run(never)).toMatchObject({ complete: true, chains: 12, streamed: true });
    expect([ids().size, paths()]).toEqual([12, [ANSWERS_PATH]]);
  });

  test("lists begin with a page", async () => {
    if (whole === undefined) throw new Error("There is no whole stream.");
    const { run, ids, paths } = await reading(whole, { isKnown: true });
    expect(await run(never)).toMatchObject({ complete: true, chains: 12 });
    expect([ids().size, paths()]).toEqual([12, [PAGES, ANSWERS_PATH]]);
  });

  /** There the stream itself is whole. */
  const ELSEWHERE = "a stream announced on another origin";
  const failing = broken.filter(({ name }) => name !== ELSEWHERE);

  test.for(failing.map((fault) => [fault.name, fault] as const))("pages follow %s", async ([, fault]) => {
    const { run, ids, rows, paths } = await reading(fault, known);
    expect(await run(never)).toMatchObject({ complete: true, chains: 12 });
    expect(ids()).toEqual(new Set(ROWS.map(({ _id }) => _id)));
    expect(rows()).toBe(0);
    expect(paths().filter((path) => path === ANSWERS_PATH)).toHaveLength(1);
    expect(paths()[0]).toBe(ANSWERS_PATH);
  });
});
