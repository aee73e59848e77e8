import { expect, test } from "vitest";
import { labelUnder } from "./label-under.ts";

const target = { getBoundingClientRect: () => ({ left: 100, width: 350 }) };
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a test has no element in Node
const at = (clientX: number) => ({ clientX, currentTarget: target as unknown as Element });

test("a pointer is over the point whose part of the width it is in", () => {
  const sides = { start: 40, end: 10 };
  expect([140, 239, 240, 439].map((x) => labelUnder(at(x), ["a", "b", "c"], sides))).toEqual([
    "a",
    "a",
    "b",
    "c",
  ]);
});

test("beside the points it is over the nearest, and over nothing where there are none", () => {
  expect(labelUnder(at(0), ["a", "b"])).toBe("a");
  expect(labelUnder(at(900), ["a", "b"])).toBe("b");
  expect(labelUnder(at(200), [])).toBeUndefined();
});
