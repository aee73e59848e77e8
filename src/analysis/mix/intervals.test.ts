import { expect, test } from "vitest";
import { mixIntervals } from "./intervals.ts";
import type { MixCell } from "./parts.ts";

const cells = (count: number): readonly MixCell[] =>
  Array.from({ length: count }, (_, at) => ({
    id: String.fromCodePoint(97 + at),
    name: "",
    one: { top: 40 + at, middle: 30, bottom: 10 },
    two: { top: 30, middle: 20 + 3 * at, bottom: 20 },
  }));

// Which draw is the 25th decides the last digits: of three cells the last of the 999 is one of the lowest 25, of 28 cells
// another one would be among the highest.
test("the 25th of 999 seeded draws from either end bound an interval, to the last digit", () => {
  const [three, many] = [mixIntervals(cells(3)), mixIntervals(cells(28))];
  expect(three.scores.low).toBeCloseTo(-38.28642597598089, 9);
  expect(three.scores.high).toBeCloseTo(-11.761096108122041, 9);
  expect(three.mix.low).toBeCloseTo(-0.9580910086366259, 9);
  expect(three.mix.high).toBeCloseTo(1.098730444970354, 9);
  expect(many.mix.low).toBeCloseTo(-0.17207532896308664, 9);
  expect(many.mix.high).toBeCloseTo(0.5021081952760234, 9);
});

test("of a few answers, which a draw may have none of, the parts still have bounds", () => {
  const few = { top: 1, middle: 0, bottom: 0 };
  const { scores, gone } = mixIntervals([
    { id: "a", name: "", one: few, two: few },
    { id: "b", name: "", one: { ...few, bottom: 1 }, two: { ...few, top: 0 } },
  ]);
  for (const { low, high } of [scores, gone]) expect(low).toBeLessThanOrEqual(high);
  expect(scores.low).toBeGreaterThanOrEqual(-200);
  expect(gone.high).toBeLessThanOrEqual(200);
});
