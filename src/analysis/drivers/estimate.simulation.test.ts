import { expect, test } from "vitest";
import { RandomBits } from "../../lib/statistics/random-bits.ts";
import { finish } from "../steps.ts";
import { associations, drawAnswers, truthOf } from "./associations.fixture.ts";
import { estimate } from "./estimate.ts";

const RUNS = 60;
const ANSWERS = 300;

test("intervals hold the truth as often as they should, of the largest part and of all together", () => {
  const cells = associations(0.7);
  const { r2, parts } = truthOf(cells);
  const shares = parts.map((part) => part / r2);
  expect(r2).toBeCloseTo(0.198, 3);
  expect(shares.map((share) => Number(share.toFixed(3)))).toEqual([0.201, 0.789, 0.01, 0]);
  const random = new RandomBits(5);
  const held = [0, 0, 0, 0, 0];
  for (let run = 0; run < RUNS; run++) {
    const found = finish(estimate(drawAnswers(cells, ANSWERS, random)));
    [...found.parts, found.r2].forEach(({ low, value, high }, at) => {
      const truth = shares[at] ?? r2;
      expect(low).toBeLessThanOrEqual(value);
      expect(high).toBeGreaterThanOrEqual(value);
      if (low <= truth + 1e-9 && truth <= high) held[at] = (held[at] ?? 0) + 1;
    });
  }
  // As they are drawn, without what is fitted by chance, 72 % of those of the largest part and 79 % of R² would.
  for (const count of held) expect(count / RUNS).toBeGreaterThanOrEqual(0.92);
});
