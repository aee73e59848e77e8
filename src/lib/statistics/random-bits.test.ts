import { expect, test } from "vitest";
import { RandomBits } from "./random-bits.ts";

function row(seed: number): readonly number[] {
  const random = new RandomBits(seed);
  return Array.from({ length: 5 }, () => random.bits());
}

test("one seed gives one row of numbers, and another seed another one", () => {
  expect(row(1)).toEqual(row(1));
  expect(row(1)).not.toEqual(row(2));
  // The reference implementation of Mulberry32, seed 1.
  expect(row(1).slice(0, 2)).toEqual([2693262067, 11749833]);
});

test("numbers spread evenly from 0 up to, without, 1", () => {
  const random = new RandomBits(7);
  const tenths = Array.from({ length: 10 }, () => 0);
  for (let draw = 0; draw < 100_000; draw++) {
    const tenth = Math.floor(random.next() * 10);
    tenths[tenth] = (tenths[tenth] ?? 0) + 1;
  }
  expect(tenths).toHaveLength(10);
  // Five standard deviations of a count of 10,000 on average.
  for (const count of tenths) expect(Math.abs(count - 10_000)).toBeLessThan(5 * Math.sqrt(9000));
});
