import { expect, test } from "vitest";
import { labelUnder } from "./use-drag.ts";

const target = { getBoundingClientRect: () => ({ left: 100, right: 450, width: 350 }) };
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a test has no element in Node
const at = (clientX: number) => ({ clientX, currentTarget: target as unknown as Element });

test("a pointer is over the point whose part of the width it is in", () => {
  const sides = { start: 40, end: 10, direction: "ltr" } as const;
  expect([140, 239, 240, 439].map((x) => labelUnder(at(x), ["a", "b", "c"], sides))).toEqual([
    "a",
    "a",
    "b",
    "c",
  ]);
});

test("from right to left the first point is on the right", () => {
  const sides = { start: 40, end: 10, direction: "rtl" } as const;
  expect([410, 311, 309, 111].map((x) => labelUnder(at(x), ["a", "b", "c"], sides))).toEqual([
    "a",
    "a",
    "b",
    "c",
  ]);
});

test("beside the points it is over the nearest, and over nothing where there are none", () => {
  const all = { start: 0, end: 0, direction: "ltr" } as const;
  expect(labelUnder(at(0), ["a", "b"], all)).toBe("a");
  expect(labelUnder(at(900), ["a", "b"], all)).toBe("b");
  expect(labelUnder(at(200), [], all)).toBeUndefined();
});
