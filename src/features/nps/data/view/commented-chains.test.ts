import { expect, test } from "vitest";
import { answer, chain } from "../../../../analysis/columns/chains.fixture.ts";
import { ColumnBuilder } from "../../../../analysis/columns/column-builder.ts";
import { commentedChains } from "./commented-chains.ts";

function columns() {
  const builder = new ColumnBuilder();
  const comment = answer("Text", "t", "Kind staff");
  builder.append([
    chain({ _id: "a", createdAt: 10, responses: [answer("NPS", "q1", 9), answer("NPS", "q2", 3), comment] }),
    chain({ _id: "b", createdAt: 20, responses: [answer("NPS", "q1", 10)] }),
    chain({ _id: "c", createdAt: 30, responses: [answer("NPS", "q1", 0), comment] }),
    chain({ _id: "d", createdAt: 30, responses: [answer("NPS", "q1", 7), comment] }),
    chain({ _id: "e", createdAt: 40, responses: [comment] }),
    chain({
      _id: "f",
      createdAt: 50,
      responses: [answer("NPS", "q1", 9.5), answer("NPS", "q2", 8), comment],
    }),
  ]);
  return builder.snapshot();
}

const idsOf = (filter: Parameters<typeof commentedChains>[1], most = 10) =>
  commentedChains(columns(), filter, most).newest.map(({ id, score }) => [id, score]);

test("chains with a comment come newest first, each once, with the first score that counts", () => {
  expect(idsOf({})).toEqual([
    ["f", 8],
    ["e", undefined],
    ["d", 7],
    ["c", 0],
    ["a", 9],
  ]);
});

test("a time that no date has is none", () => {
  const builder = new ColumnBuilder();
  builder.append([chain({ _id: "a", createdAt: 1.7e12, responses: [answer("Text", "t", "Kind staff")] })]);
  expect(commentedChains(builder.snapshot(), {}, 1).newest[0]?.createdAt).toBeNaN();
});

test("all of them are counted, however few are looked at closely", () => {
  expect(commentedChains(columns(), {}, 2)).toMatchObject({ count: 5, newest: [{ id: "f" }, { id: "e" }] });
});

test("a filter on scores goes by the first score of a chain, one on questions leaves whole chains", () => {
  expect(idsOf({ scores: [3, 7] })).toEqual([["d", 7]]);
  expect(idsOf({ question: ["q2"] })).toHaveLength(5);
  expect(idsOf({ createdFrom: 40, createdTo: 45 })).toEqual([["e", undefined]]);
});
