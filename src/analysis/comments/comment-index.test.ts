import { expect, test } from "vitest";
import { scoresOf } from "./comment-index.ts";
import { commentFrom, indexOf, textsOf } from "./comments.fixture.ts";
import { parseQuery } from "./search.ts";

test("comments are counted by the side of their score, those without one on none", () => {
  const index = indexOf([10, 9, 8, 0, undefined].map((score) => ({ text: "fine", score })));
  expect(scoresOf(index, index.newest())).toEqual({ top: 2, middle: 1, bottom: 1 });
});

const found = (texts: readonly string[], find: string) => {
  const index = indexOf(texts);
  return textsOf(index, index.find(parseQuery(find), index.newest()));
};

test("a phrase is found where its first word stood before in other company", () => {
  expect(found(["queue long queue till", "queue long till"], '"queue till"')).toEqual([
    "queue long queue till",
  ]);
});

test("a phrase with a word that nobody wrote is found nowhere, not at the end of a comment either", () => {
  expect(found(["so good", "good"], '"good zebra"')).toEqual([]);
  expect(found(["so good", "good"], '"zebra good"')).toEqual([]);
});

const queue = { text: "A long queue", score: 3, createdAt: 50, chain: "a", place: 2, touchpointId: "till" };

test("a comment is told by its number as it was taken up", () => {
  const index = indexOf([
    { ...queue, text: "A LONG queue" },
    { text: "fine", language: "fi" },
  ]);
  expect([index.length, index.vocabulary]).toEqual([2, 4]);
  expect([index.textOf(0), index.normalisedOf(0)]).toEqual(["A LONG queue", "a long queue"]);
  expect([index.createdAt(0), index.chainOf(0), index.placeOf(0), index.scoreOf(0)]).toEqual([50, "a", 2, 3]);
  expect(index.scoreOf(1)).toBeUndefined();
  expect(index.factsOf(0)).toEqual({
    language: "en",
    touchpointId: "till",
    touchpointName: "Tampere",
    surveyId: "s1",
    teamId: "m1",
    questionId: "q1",
  });
  expect(Array.from(index.wordsOf(0), index.wordOf)).toEqual(["a", "long", "queue"]);
  expect(index.numberOf("zebra")).toBeUndefined();
  expect([...index.languages()]).toEqual(["en", "fi"]);
});

test("there are no facts of a comment that is none", () => {
  for (const index of [indexOf([]), indexOf(["fine"])])
    expect(() => index.factsOf(1)).toThrow("There is no comment 1.");
});

test("the newest come first: of one moment by chain, the last first, then as the chain has them", () => {
  const given = [
    { ...queue, text: "a2" },
    { ...queue, text: "a1", place: 1 },
    { ...queue, text: "b", chain: "b" },
    { ...queue, text: "newer", createdAt: 60 },
  ];
  for (const order of [given, given.toReversed()]) {
    const index = indexOf(order);
    expect(textsOf(index, index.newest())).toEqual(["newer", "b", "a1", "a2"]);
    expect(
      textsOf(
        index,
        index.newest((comment) => index.createdAt(comment) < 60),
      ),
    ).toEqual(["b", "a1", "a2"]);
  }
});

test("a comment that is added after others were told is told with them", () => {
  const index = indexOf(["fine"]);
  expect(index.newest()).toHaveLength(1);
  index.add(commentFrom("good", 1));
  expect(index.newest()).toHaveLength(2);
});

test("comments repeat each other whatever signs and blanks they have; those without words are told", () => {
  const index = indexOf(["Long queue", "fine", "long  QUEUE!", "?!", "👍", "..."]);
  expect([0, 1, 2, 3, 4, 5].map(index.repeatOf)).toEqual([0, 1, 0, 3, 4, 3]);
  expect([0, 1, 2, 3, 4, 5].map(index.isWithoutWords)).toEqual([false, false, false, true, false, true]);
});

test("each of forty searches at once finds what it finds alone", () => {
  const texts = Array.from({ length: 40 }, (_, at) => `word${at} and word${(at * 7) % 40}`);
  const index = indexOf([...texts, "nothing"]);
  const queries = Array.from({ length: 40 }, (_, at) => parseQuery(`"word${at}"`));
  const together = index.findEach(queries, index.newest());
  expect(together.map(({ length }) => length)).toEqual(
    queries.map((query) => index.find(query, index.newest()).length),
  );
  expect(textsOf(index, together[33] ?? [])).toEqual(
    texts.filter((text) => text.split(" ").includes("word33")),
  );
});

test("what a search without words finds is everything, in the order given", () => {
  const index = indexOf(["fine", "good"]);
  const newest = index.newest();
  expect(index.find(parseQuery(""), newest)).toBe(newest);
  expect(index.findEach([], newest)).toEqual([]);
});
