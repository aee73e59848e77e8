import { expect, test } from "vitest";
import { figuresIn } from "./figures.ts";
import english from "./languages/en.json" with { type: "json" };

const { plural, sum } = figuresIn(english, "en");

test("points are singular or plural as they are told, rounded half away from zero", () => {
  const told = [1.4, 1.5, -1.4, -1.5].map((points) => plural(english.findings.points, points));
  expect(told).toEqual(["1 point", "2 points", "−1 point", "−2 points"]);
});

test("a sum has the decimals with which it adds up, what is taken away comes last, and a whole may stand alone", () => {
  expect(sum([14.8, 0.7], 15.5)).toBe("14.8 + 0.7 = 15.5");
  expect(sum([-17.89, 33.49], 15.6)).toBe("33.49 − 17.89 = 15.6");
  expect(sum([], 57.5)).toBe("57.5");
  // One decimal, 33.5, would be told as 34 beside 33.
  expect(sum([], 33.49)).toBe("33.49");
});
