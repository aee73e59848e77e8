import { expect, test } from "vitest";
import { answer, chain } from "../columns/chains.fixture.ts";
import { CommentsGatherer } from "./comments-gatherer.ts";
import { textsOf } from "./comments.fixture.ts";

const said = (text: string, createdAt: number, touchpointId: string, till: string) =>
  chain({
    _id: text,
    createdAt,
    touchpointId,
    metadata: { till },
    responses: [answer("NPS", "nps", 9), answer("Text", "why", text)],
  });

test("chains are selected by where they were answered and by their metadata, those that are alike each for itself", () => {
  const gatherer = new CommentsGatherer();
  for (const each of [
    said("first", 100, "lobby", "1"),
    said("elsewhere", 200, "gate", "1"),
    said("other till", 300, "lobby", "2"),
    said("second", 400, "lobby", "1"),
  ])
    gatherer.take(each);
  const { selected, responses, span } = gatherer.select({
    touchpoint: ["lobby"],
    metadata: [{ key: "till", value: "1" }],
  });
  expect(textsOf(gatherer.index, selected)).toEqual(["second", "first"]);
  expect({ responses, span }).toEqual({ responses: 2, span: { first: 100, last: 400 } });
  expect(gatherer.select({}).responses).toBe(4);
});

const scoredOn = (_id: string, createdAt: number, score: number, question = "why") =>
  chain({
    _id,
    createdAt,
    surveyId: question === "why" ? "s1" : "s2",
    responses: [answer("NPS", "nps", score), answer("Text", question, _id)],
  });

function gathered(...chains: readonly ReturnType<typeof chain>[]) {
  const gatherer = new CommentsGatherer();
  for (const each of chains) gatherer.take(each);
  return gatherer;
}

const wanted = (gatherer: CommentsGatherer, filter: Parameters<CommentsGatherer["select"]>[0]) =>
  textsOf(gatherer.index, gatherer.select(filter).selected);

test("chains are selected by their scores; one whose score does not count has none", () => {
  const gatherer = gathered(scoredOn("a", 1, 0), scoredOn("b", 2, 9), scoredOn("c", 3, 11));
  expect(gatherer.chains).toBe(3);
  expect(wanted(gatherer, { scores: [0, 9, 11] })).toEqual(["b", "a"]);
  expect(wanted(gatherer, { scores: [9] })).toEqual(["b"]);
  expect(gatherer.select({ scores: [] })).toMatchObject({ responses: 3, span: { first: 1, last: 3 } });
});

test("comments are those on the questions asked for, the chains are counted whatever they comment on", () => {
  const gatherer = gathered(scoredOn("a", 1, 0), scoredOn("b", 2, 9, "how"));
  expect(wanted(gatherer, { question: ["why"] })).toEqual(["a"]);
  expect(wanted(gatherer, { question: ["why", "s2.how"] })).toEqual(["b", "a"]);
  expect(gatherer.select({ question: ["none"] })).toMatchObject({ responses: 2, selected: { length: 0 } });
});

test("chains are selected within bounds, both ends included, those that were not asked for never", () => {
  const gatherer = gathered(...[10, 20, 30].map((at) => scoredOn(`${at}`, at, 9)));
  gatherer.take(scoredOn("left out", 20, 9), false);
  expect(wanted(gatherer, { createdFrom: 20, createdTo: 30 })).toEqual(["30", "20"]);
  expect(gatherer.select({ createdTo: 19 })).toMatchObject({ responses: 1, span: { first: 10, last: 10 } });
  expect(gatherer.select({ createdFrom: 99 }).span).toBeUndefined();
  expect(gatherer.chains).toBe(4);
});

test("of one key one of the values named is enough, of several keys each has to be there", () => {
  const gatherer = gathered(
    chain({
      _id: "a",
      createdAt: 3,
      metadata: { till: 1, shift: "day" },
      responses: [answer("Text", "q", "a")],
    }),
    chain({
      _id: "b",
      createdAt: 2,
      metadata: { till: "2", shift: "day" },
      responses: [answer("Text", "q", "b")],
    }),
    chain({ _id: "c", createdAt: 1, metadata: { till: 1 }, responses: [answer("Text", "q", "c")] }),
  );
  const [one, two] = ["1", "2"].map((value) => ({ key: "till", value }));
  if (one === undefined || two === undefined) throw new Error("nothing to try");
  expect(wanted(gatherer, { metadata: [one, two] })).toEqual(["a", "b", "c"]);
  expect(wanted(gatherer, { metadata: [one, { key: "shift", value: "day" }] })).toEqual(["a"]);
  expect(wanted(gatherer, { metadata: [{ key: "toString", value: "x" }] })).toEqual([]);
});
