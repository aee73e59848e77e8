import { describe, expect, test } from "vitest";
import type { Row } from "../testing/moving-list.ts";
import { walkedPage } from "../testing/walked-page.ts";
import { SeenPages } from "./seen-pages.ts";

const span = { from: 1, to: 2 };
const unreadable = (index: number, id: string | undefined) => ({ index, id, field: "createdAt" });

/** Enters pages of these ids, the first one as page 0. */
function seen(...pages: readonly (readonly (string | undefined)[])[]): SeenPages<Row> {
  const all = new SeenPages<Row>();
  for (const [index, ids] of pages.entries()) all.enter(index, walkedPage(ids), span);
  return all;
}

test("a row is handed over when it comes first, wherever it comes again", () => {
  const all = new SeenPages<Row>();
  expect(all.enter(0, walkedPage(["a", "b"]), span).fresh).toEqual([{ _id: "a" }, { _id: "b" }]);
  expect(all.enter(0, walkedPage(["a", "b"]), span).fresh).toEqual([]);
  expect(all.enter(1, walkedPage(["b", "c"]), span).fresh).toEqual([{ _id: "c" }]);
  expect(all).toMatchObject({ chains: 3, read: 3 });
});

test("pages that hold rows of another one are told when that is read for the first time", () => {
  const all = seen(["a", "b", "b"], ["c"]);
  const third = all.enter(2, walkedPage(["a", "c", "d"]), span);
  expect(third.alsoOn).toEqual(new Set([0, 1]));
  expect(all.enter(2, walkedPage(["a", "c", "d"]), span).alsoOn).toEqual(new Set());
  expect(all.enter(0, walkedPage(["a", "b", "b"]), span).alsoOn).toEqual(new Set());
});

describe("a page has changed", () => {
  test.for([
    ["where it holds other rows", ["a", "c"], 2],
    ["where its rows stand in another order", ["b", "a"], 2],
    ["where it names no next one any more", ["a", "b"], undefined],
  ] as const)("%s", ([, ids, nextSkip]) => {
    const all = new SeenPages<Row>();
    expect(all.enter(0, walkedPage(["a", "b"], 2), span).changed).toBe(false);
    expect(all.enter(0, walkedPage(["a", "b"], 2), span).changed).toBe(false);
    expect(all.hasChanged).toBe(false);
    expect(all.enter(0, walkedPage(ids, nextSkip), span).changed).toBe(true);
    expect(all.enter(0, walkedPage(ids, nextSkip), span).changed).toBe(false);
    expect(all.hasChanged).toBe(true);
  });

  test("where two ids have become two others that are the same letters", () => {
    const all = seen(["ab", "c"]);
    expect(all.enter(0, walkedPage(["a", "bc"]), span).changed).toBe(true);
  });
});

test("what a page told when it was read last is known, and nothing of one not read", () => {
  const all = new SeenPages<Row>();
  expect([all.received(0), all.hasNext(0)]).toEqual([0, false]);
  all.enter(0, walkedPage(["a", "b"], 2), span);
  expect([all.received(0), all.hasNext(0)]).toEqual([2, true]);
  all.enter(0, walkedPage(["a"]), span);
  expect([all.received(0), all.hasNext(0)]).toEqual([1, false]);
});

/** A row with an id, and so many without. */
const nameless = (count: number) =>
  walkedPage(["a", ...Array.from({ length: count }, () => undefined)], undefined, {
    unreadable: Array.from({ length: count }, (_, at) => unreadable(at + 1, undefined)),
  });

test("rows without an id count as often as the page says when it was read last", () => {
  const all = new SeenPages<Row>();
  all.enter(0, nameless(3), span);
  expect(all).toMatchObject({ read: 4, unreadable: 3, chains: 1, notAsked: 0 });
  all.enter(0, nameless(2), span);
  all.enter(1, walkedPage([undefined]), span);
  expect(all).toMatchObject({ read: 4, unreadable: 3 });
  all.drop(0);
  expect(all).toMatchObject({ read: 2, unreadable: 1 });
});

test("rows that can't be read, or were not asked for, are counted once each, and those on the margin not at all", () => {
  const all = new SeenPages<Row>();
  const page = walkedPage(["a", "b", "c", "d", "e"], undefined, {
    rows: [{ _id: "a" }],
    unreadable: [unreadable(1, "b"), unreadable(2, "c")],
    margin: ["d"],
    notAsked: 1,
  });
  all.enter(0, page, span);
  expect(all).toMatchObject({ read: 5, chains: 1, unreadable: 2, notAsked: 1 });
  all.enter(0, page, span);
  all.enter(1, page, span);
  expect(all).toMatchObject({ read: 5, chains: 1, unreadable: 2, notAsked: 1 });
});

describe("a page that another one has been already", () => {
  test("holds the same rows in the same order", () => {
    const all = seen(["a", "b"]);
    expect(all.isRepeated(1, walkedPage(["a", "b"]))).toBe(true);
    expect(all.isRepeated(1, walkedPage(["a", "c"]))).toBe(false);
    expect(all.isRepeated(1, walkedPage(["c", "b"]))).toBe(false);
  });

  test("is none that was read before itself", () => {
    const all = seen(["a", "b"], ["c"]);
    expect(all.isRepeated(0, walkedPage(["a", "b"]))).toBe(false);
    expect(all.isRepeated(1, walkedPage(["a", "b"]))).toBe(false);
  });

  test("is none without rows, or whose first row has no id", () => {
    const all = seen([], [undefined]);
    expect(all.isRepeated(2, walkedPage([]))).toBe(false);
    expect(all.isRepeated(2, walkedPage([undefined]))).toBe(false);
  });
});

test("a page that is forgotten is read for the first time again, though its rows were handed over", () => {
  const all = seen(["a", "b"], ["c"]);
  all.drop(0);
  expect([...all.observations.keys()]).toEqual([1]);
  expect([all.received(0), all.read]).toEqual([0, 3]);
  const again = all.enter(0, walkedPage(["b", "c"]), span);
  expect(again).toEqual({ fresh: [], alsoOn: new Set([1]), changed: false });
  all.dropAll();
  expect(all.observations.size).toBe(0);
  expect(all.isRepeated(5, walkedPage(["b", "c"]))).toBe(false);
});
