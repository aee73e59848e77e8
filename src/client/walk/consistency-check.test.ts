import { expect, test } from "vitest";
import type { Row } from "../testing/moving-list.ts";
import { walkedPage } from "../testing/walked-page.ts";
import { ConsistencyCheck, DuplicateChecks } from "./consistency-check.ts";
import { SeenPages } from "./seen-pages.ts";

type Pages = Map<number, readonly string[]>;

/** What happens before the pages `again` are read in round `round` (from 0), and which of them do not come; "end" ends reading. */
type Round = (round: number, pages: Pages, again: readonly number[]) => readonly number[] | "end" | undefined;

interface Settings {
  readonly happens?: Round;
  /** Rows that there are, where that is known. */
  readonly expected?: number;
  /** True where the last page names a next one, which is empty. */
  readonly isEndDisputed?: boolean;
}

/** Reads pages, then checks them: what was read again round by round, and what came of it. */
async function checked(all: readonly (readonly string[])[], settings: Settings = {}) {
  const pages: Pages = new Map(all.entries());
  const seen = new SeenPages<Row>();
  const duplicates = new DuplicateChecks();
  let tick = 0;
  const read = (index: number) => {
    const ids = pages.get(index) ?? [];
    const isLast = !pages.has(index + 1) && settings.isEndDisputed !== true;
    if (ids.length === 0) return seen.drop(index);
    const span = { from: (tick += 1), to: (tick += 1) };
    const { alsoOn } = seen.enter(index, walkedPage(ids, isLast ? undefined : index + 1), span);
    for (const earlier of alsoOn) duplicates.raise(earlier, index, seen.observations);
  };
  for (const index of pages.keys()) read(index);
  const rounds: (readonly number[])[] = [];
  const length = {
    get pages() {
      return settings.isEndDisputed === true ? pages.size : undefined;
    },
    expected: settings.expected,
  };
  const check = new ConsistencyCheck(seen, duplicates, length);
  const isProven = await check.reach(async (again) => {
    const missing = settings.happens?.(rounds.length, pages, again) ?? [];
    rounds.push(again);
    if (missing === "end") return false;
    const unread = [...pages.keys()].filter((index) => !seen.observations.has(index));
    for (const index of [...again, ...unread]) if (!missing.includes(index)) read(index);
    return true;
  });
  return { isProven, rounds, shifted: check.shifted };
}

const three = [["a"], ["b"], ["c"]];
const everything = [0, 1, 2];

/** A list in which the row of the second page is another one each time, in these rounds. */
const changing =
  (...rounds: readonly number[]): Round =>
  (round, pages) => {
    if (rounds.includes(round)) pages.set(1, [`b${round}`]);
    return undefined;
  };

test("a single page needs no second look", async () => {
  expect(await checked([["a"]])).toEqual({ isProven: true, rounds: [], shifted: 0 });
});

test("a list that stands still is proven by a look at each page but the last", async () => {
  expect(await checked(three)).toEqual({ isProven: true, rounds: [[1, 0]], shifted: 0 });
});

test("where a page has changed, a short list is read over until all of it stays the same", async () => {
  const once = await checked(three, { happens: changing(0) });
  expect(once).toEqual({ isProven: true, rounds: [[1, 0], everything], shifted: 3 });
  const twice = await checked(three, { happens: changing(0, 1) });
  expect(twice.isProven).toBe(true);
  expect(twice.shifted).toBe(6);
});

test("a page that comes into being, or does not come, while all are read over has them read once more", async () => {
  const grown = await checked(three, {
    happens: (round, pages) => {
      if (round === 0) pages.set(1, ["b0"]);
      if (round === 1) pages.set(3, ["d"]);
      return undefined;
    },
  });
  expect(grown).toMatchObject({ isProven: true, shifted: 7 });
  const absent = await checked(three, {
    happens: (round, ...rest) => (round === 1 ? [2] : changing(0)(round, ...rest)),
  });
  expect(absent).toMatchObject({ isProven: true, shifted: 6 });
});

test("a list that moves on and on is given up after eight rounds, and one that stops in time is not", async () => {
  const always = await checked(three, {
    happens: (round, pages, again) => changing(round)(round, pages, again),
  });
  expect(always).toMatchObject({ isProven: false, shifted: 8 * 3 });
  let readOver = 0;
  const stopping = await checked(three, {
    happens: (round, pages, again) => {
      if (again.length === 3) readOver += 1;
      if (readOver < 8) pages.set(1, [`b${round}`]);
      return undefined;
    },
  });
  expect(stopping).toMatchObject({ isProven: true, shifted: 8 * 3 });
});

test.for([0, 1])("nothing is proven where reading ends in round %i", async (last) => {
  const ended = await checked(three, {
    happens: (round, ...rest) => (round === last ? "end" : changing(0)(round, ...rest)),
  });
  expect(ended.isProven).toBe(false);
  expect(ended.rounds).toHaveLength(last + 1);
});

test("a row on two pages is looked at twice: then it is listed twice", async () => {
  const result = await checked([["a"], ["b", "a"], ["c"]]);
  expect(result).toEqual({
    isProven: true,
    rounds: [
      [1, 0],
      [0, 1],
    ],
    shifted: 0,
  });
});

test("a row on two pages that turns out to have moved is not looked at once more", async () => {
  const moved = await checked([["a"], ["b", "a"], ["c"]], {
    happens: (round, pages) => {
      if (round === 0) pages.set(0, ["x"]);
      return undefined;
    },
  });
  expect(moved.rounds.slice(0, 2)).toEqual([[1, 0], everything]);
});

test("a row on two pages is not looked at any more once reading has ended", async () => {
  const ended = await checked([["a"], ["b", "a"], ["c"]], { happens: () => "end" });
  expect(ended).toMatchObject({ isProven: false, rounds: [[1, 0]] });
});

const long = Array.from({ length: 501 }, (_, page) => [`r${page}`]);

test("of a long list, both sides of what is not proven are read again", async () => {
  const near = await checked(long, {
    happens: (round, pages) => {
      if (round === 0) pages.set(200, ["other"]);
      return undefined;
    },
  });
  expect(near.rounds[1]).toEqual([200, 201]);
  expect(near).toMatchObject({ isProven: true, shifted: 2 });
});

/** One row comes to stand on two pages, and another one nowhere. */
const slipping: Round = (round, pages) => {
  if (round === 0) pages.set(200, ["r199"]);
  return undefined;
};

test("a long list that is short of rows is read over as a whole", async () => {
  const whole = await checked(long, { happens: slipping, expected: 502 });
  expect(whole.rounds[1]).toHaveLength(501);
  const enough = await checked(long, { happens: slipping, expected: 501 });
  expect(enough.rounds[1]).toEqual([200, 201]);
});

test("a last page that names an empty one is taken as it is once both were looked at", async () => {
  const result = await checked([["a"], ["b"]], { isEndDisputed: true });
  expect(result).toEqual({ isProven: true, rounds: [[0, 1, 2]], shifted: 0 });
});

test("a last page that names an empty one is looked at again where it has changed, or did not come", async () => {
  const changed = await checked([["a"]], {
    isEndDisputed: true,
    happens: (round, pages) => {
      if (round === 0) pages.set(0, ["x"]);
      return undefined;
    },
  });
  expect(changed.rounds.slice(0, 2)).toEqual([[0, 1], [0]]);
  const absent = await checked([["a"]], {
    isEndDisputed: true,
    happens: (round) => (round === 0 ? [0] : undefined),
  });
  expect(absent).toEqual({
    isProven: true,
    rounds: [
      [0, 1],
      [0, 1],
      [0, 1],
    ],
    shifted: 2,
  });
});
