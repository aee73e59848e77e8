import { expect, test } from "vitest";
import type { Differs } from "../report.ts";
import { hasGrown, mostOfScores, shiftedPlaces, weightiest } from "./parts.ts";

const part = (id: string, mix: number) => ({ id, mix });
const named = (mix: number, ...parts: readonly ReturnType<typeof part>[]) =>
  shiftedPlaces({ mix, parts }).map(({ id }) => id);

const counts = (top: number) => ({ top, middle: 0, bottom: 0 });

test("places are named that gave a quarter of the mix, to its side, the largest first", () => {
  expect(named(-4, part("a", -1), part("b", -1.5), part("c", 1), part("d", -0.999))).toEqual(["b", "a"]);
  expect(named(4, part("a", 1), part("b", 0.999))).toEqual(["a"]);
});

test("three places are named at most, and never what has no value", () => {
  const four = ["a", "b", "c", "d"].map((id) => part(id, 1));
  expect(named(4, ...four.slice(1))).toEqual(["b", "c", "d"]);
  expect(named(4, ...four)).toEqual(["a", "b", "c"]);
  expect(named(4, part("", 4), part("a", 1))).toEqual(["a"]);
});

test("a place has grown where its share has, whatever its answers", () => {
  const cells = [
    { id: "a", name: "", one: counts(10), two: counts(12) },
    { id: "b", name: "", one: counts(10), two: counts(20) },
  ];
  expect(["a", "b", "c"].map((id) => hasGrown(cells, id))).toEqual([false, true, false]);
});

const place = (id: string, scores: number, differs: Differs | null = "lower") => ({ id, scores, differs });

test("the place is named whose scores gave most of a fall, a quarter at least, and clearly fell themselves", () => {
  const most = (...parts: readonly ReturnType<typeof place>[]) => mostOfScores({ scores: -4, parts })?.id;
  expect(most(place("a", -1), place("b", -1.5), place("c", 3))).toBe("b");
  expect(most(place("a", -1), place("b", -3, "no"), place("c", -3, null), place("", -3))).toBe("a");
  expect(most(place("a", -0.999))).toBeUndefined();
});

const heaviest = (difference: number, scores: number, mix: number, gone = 0) =>
  weightiest({ difference, scores, mix, new: 0, gone });

test("what weighs most in the direction of a difference is told, of equals the mix before the scores", () => {
  expect(heaviest(-4, -3, -1)).toEqual({ part: "scores", value: -3 });
  expect(heaviest(-4, -2, -2)).toEqual({ part: "mix", value: -2 });
  expect(heaviest(4, -6, 2, 8)).toEqual({ part: "onlyOne", value: 8 });
});
