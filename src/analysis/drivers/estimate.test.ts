import { expect, test } from "vitest";
import { RandomBits } from "../../lib/statistics/random-bits.ts";
import { finish } from "../steps.ts";
import { associations, drawAnswers } from "./associations.fixture.ts";
import { estimate } from "./estimate.ts";

const ANSWERS = 300;

test("a factor that another one tells already has none of its chance", () => {
  const { keys, levels } = drawAnswers(associations(0.7), ANSWERS, new RandomBits(6));
  const twice = { keys: keys.map((key) => key), levels };
  // What tells nothing, once more.
  for (const [at, key] of twice.keys.entries()) {
    const [pattern, bucket] = [Math.floor(key / 3), key % 3];
    twice.keys[at] = (pattern * 5 + (pattern % 5)) * 3 + bucket;
  }
  const [once, again] = [
    finish(estimate({ keys: keys.slice(), levels })),
    finish(estimate({ ...twice, levels: [...levels, 5] })),
  ];
  expect(again.r2.value).toBeCloseTo(once.r2.value, 10);
  expect(again.r2.low).toBeCloseTo(once.r2.low, 10);
  expect(again.r2.high).toBeCloseTo(once.r2.high, 10);
});
