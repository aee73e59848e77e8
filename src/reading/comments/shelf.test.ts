import { expect, test } from "vitest";
import type { SliceFilter } from "../../analysis/slice/slice-filter.ts";
import type { ResponseChain } from "../../contract/resources.ts";
import { chain, response } from "../../features/testing/chain-documents.ts";
import { ensureTemporal } from "../../lib/time/temporal.ts";
import { contextShown } from "./context-shown.ts";
import { Shelf } from "./shelf.ts";

const nps = (valueNum: number) =>
  response({ questionType: "NPS", questionId: "q-nps", answer: valueNum, valueNum });
const text = (answer: string, questionId = "q-text") => response({ questionId, answer, valueString: answer });

function shelfOf(chains: readonly ResponseChain[], base?: number): Shelf {
  const shelf = new Shelf(base);
  for (const each of chains) shelf.gatherer.take(each);
  return shelf;
}

const shown = (shelf: Shelf, filter: SliceFilter = {}, find = "", coded: readonly string[] = []) =>
  shelf.shown(
    Array.from(shelf.view({ filter, find, coded }).inView, (comment) => comment + shelf.base),
    ["queue"],
  );
const textsOf = (...asked: Parameters<typeof shown>) => shown(...asked).map((comment) => comment.text);

test("comments come newest first, those of one chain in the order of its answers, each with the chain's first score", () => {
  const shelf = shelfOf([
    chain({ _id: "a", createdAt: 10, responses: [text("first"), nps(11), nps(3), text("second")] }),
    chain({ _id: "b", createdAt: 10, responses: [text("by id")] }),
    chain({ _id: "c", createdAt: 20, responses: [nps(9), text("  "), text("newest")] }),
  ]);
  expect(shown(shelf).map((comment) => [comment.text, comment.score])).toEqual([
    ["newest", 9],
    ["by id", undefined],
    ["first", 3],
    ["second", 3],
  ]);
});

test("rows go on from a base, so that those of two readings are never mixed up", () => {
  const shelf = shelfOf(
    [chain({ responses: [text("one")] }), chain({ _id: "c2", responses: [text("two")] })],
    7,
  );
  expect(shown(shelf).map(({ row }) => row)).toEqual([8, 7]);
  expect(shelf.shown([0, 7], []).map((comment) => comment.text)).toEqual(["one"]);
  expect(shelf.end).toBe(9);
});

test("what looks like contact data is covered before anything reads the text", () => {
  const shelf = shelfOf([chain({ responses: [text("Write to anna@example.com about the queue")] })]);
  expect(textsOf(shelf)).toEqual(["Write to •••••••• about the queue"]);
  expect(textsOf(shelf, {}, "anna")).toEqual([]);
});

test("filters choose comments by their chain, its score and its metadata, and by their question", () => {
  const shelf = shelfOf([
    chain({ _id: "a", metadata: { store: "1" }, touchpointId: "t1", responses: [nps(10), text("a", "q1")] }),
    chain({ _id: "b", metadata: { store: "2" }, touchpointId: "t2", responses: [nps(2), text("b", "q2")] }),
    chain({ _id: "c", metadata: {}, touchpointId: "t2", responses: [text("c", "q1")] }),
    chain({ _id: "d", touchpointId: "t2", createdAt: 5, responses: [nps(2)] }),
  ]);
  const selected = (filter: SliceFilter) => new Set(textsOf(shelf, filter));
  expect(selected({})).toEqual(new Set(["a", "b", "c"]));
  expect(selected({ touchpoint: ["t2"] })).toEqual(new Set(["b", "c"]));
  expect(selected({ scores: [2, 3] })).toEqual(new Set(["b"]));
  expect(selected({ question: ["q1"] })).toEqual(new Set(["a", "c"]));
  expect(selected({ question: ["s1.q2"] })).toEqual(new Set(["b"]));
  expect(selected({ metadata: [{ key: "store", value: "1" }] })).toEqual(new Set(["a"]));
  expect(shelf.view({ filter: { touchpoint: ["t2"] }, find: "" })).toMatchObject({
    responses: 3,
    span: { first: 5 },
  });
});

test("codes are told of each comment, and choose those that have one of them, as filters do", () => {
  const shelf = shelfOf([
    chain({ _id: "a", createdAt: 3, responses: [text("A queue, and music")] }),
    chain({ _id: "b", createdAt: 2, responses: [text("Only one till")] }),
    chain({ _id: "c", createdAt: 1, responses: [text("Fine")] }),
  ]);
  expect(shown(shelf).map(({ codes }) => codes)).toEqual([[0], [], []]);
  expect(textsOf(shelf, {}, "", ["queue", "till"])).toEqual(["A queue, and music", "Only one till"]);
  expect(textsOf(shelf, {}, "music", ["queue", "till"])).toEqual(["A queue, and music"]);
  expect(shelf.view({ filter: {}, find: "music", coded: ["till", "queue"] }).selected).toHaveLength(2);
});

test("the company of what is searched for is worked out once for all of its lines, and anew for what has been read since", async () => {
  await ensureTemporal();
  const chains = Array.from({ length: 20 }, (_, at) =>
    chain({ _id: `c${at}`, responses: [text("Long queue")] }),
  );
  const shelf = shelfOf(chains);
  const context = (most: number, side: "left" | "right" = "right") =>
    contextShown(shelf, {
      kind: "context",
      filter: {},
      find: "queue",
      zone: "UTC",
      order: { side, word: 1 },
      most,
    });
  const first = context(10);
  const more = context(20, "left");
  expect([first, more].map(({ lines, shown: some }) => [lines, some.length])).toEqual([
    [20, 10],
    [20, 20],
  ]);
  expect(more.company).toBe(first.company);
  shelf.gatherer.take(chain({ _id: "new", responses: [text("Short queue")] }));
  expect(context(20)).toMatchObject({ lines: 21 });
});
