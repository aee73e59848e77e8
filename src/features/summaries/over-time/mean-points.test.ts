import * as fc from "fast-check";
import { expect, test } from "vitest";
import { meanAxis, meanPoints } from "./mean-points.ts";

const period = (place: number) => ({ date: `2026-03-0${place + 1}`, start: place, end: place + 1 });

test("a period without answers is a gap, and one answer alone has no interval", () => {
  const sums = [
    { count: 0, sum: 0, squares: 0 },
    { count: 1, sum: 3, squares: 9 },
  ];
  const [empty, single] = meanPoints([period(0), period(1)], sums);
  expect(empty).toMatchObject({ mean: null, range: null, answers: 0, few: false });
  expect(single).toMatchObject({ mean: 3, interval: undefined, range: null, few: true });
});

test("the axis holds every mean, with at most eight marks in even steps", () => {
  const anyMeans = fc.array(fc.integer({ min: -1e8, max: 1e8 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(anyMeans, (hundredths) => {
      const means = hundredths.map((each) => each / 100);
      const points = means.flatMap((mean, at) =>
        meanPoints([period(at)], [{ count: 1, sum: mean, squares: mean ** 2 }]),
      );
      const { domain, ticks } = meanAxis(points);
      const [low, high] = domain;
      expect(Math.min(...means)).toBeGreaterThanOrEqual(low - 1e-6);
      expect(Math.max(...means)).toBeLessThanOrEqual(high + 1e-6);
      expect(low).toBeLessThan(high);
      expect(ticks.length).toBeLessThanOrEqual(8);
    }),
  );
});
