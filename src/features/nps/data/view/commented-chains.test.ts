import { expect, test } from "vitest";
import { answer, chain } from "../../../../analysis/columns/chains.fixture.ts";
import { ColumnBuilder } from "../../../../analysis/columns/column-builder.ts";
import { commentedChains } from "./commented-chains.ts";
import { isAnyWithin, placesWith } from "../../sections/comments/find-comments.ts";

function columns() {
  const builder = new ColumnBuilder();
  const comment = answer("Text", "t", "Kind staff");
  builder.append([
    chain({ _id: "a", createdAt: 10, responses: [answer("NPS", "q1", 9), answer("NPS", "q2", 3), comment] }),
    chain({ _id: "b", createdAt: 20, responses: [answer("NPS", "q1", 10)] }),
    chain({ _id: "c", createdAt: 30, responses: [answer("NPS", "q1", 0), comment] }),
    chain({ _id: "d", createdAt: 30, responses: [answer("NPS", "q1", 7), comment] }),
    chain({ _id: "e", createdAt: 40, responses: [comment] }),
    chain({ _id: "f", createdAt: 50, responses: [answer("NPS", "q1", 9.5), comment] }),
  ]);
  return builder.snapshot();
}

test("chains with a comment and a score come newest first, each once, with their scores in view", () => {
  const chains = commentedChains(columns(), {});
  expect(Array.from({ length: chains.length }, (_, place) => chains.at(place))).toEqual([
    { id: "d", createdAt: 30, touchpoint: "Touchpoint", scores: [7] },
    { id: "c", createdAt: 30, touchpoint: "Touchpoint", scores: [0] },
    { id: "a", createdAt: 10, touchpoint: "Touchpoint", scores: [9, 3] },
  ]);
});

test("a filter on scores leaves the answers that have them", () => {
  const chains = commentedChains(columns(), { scores: [3] });
  expect(chains.length).toBe(1);
  expect(chains.at(0)).toMatchObject({ id: "a", scores: [3] });
});

test("a stretch of seconds has comments where a chain with one was collected in it", () => {
  const chains = commentedChains(columns(), {});
  const within = (from: number, to: number) => isAnyWithin(chains, { from, to });
  expect([within(30, 30), within(10, 12), within(0, 99)]).toEqual([true, true, true]);
  expect([within(11, 29), within(31, 99), within(0, 9), within(20, 20)]).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test("words are found in upper and lower case alike; without any, all comments are in view", () => {
  const chains = commentedChains(columns(), {});
  const comments = new Map([
    ["a", { texts: ["Kind STAFF"], language: "en" }],
    ["c", { texts: ["Long queue", "staff gone"], language: "en" }],
  ]);
  expect(placesWith(chains, comments, " staff ")).toEqual([1, 2]);
  expect(placesWith(chains, comments, "parking")).toEqual([]);
  expect(placesWith(chains, comments, "  ")).toBeUndefined();
  expect(placesWith(chains, undefined, "staff")).toBeUndefined();
});
