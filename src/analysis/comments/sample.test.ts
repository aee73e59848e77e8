import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { drawSample, sampleLimits } from "./sample.ts";

const upTo = (length: number) => Uint32Array.from({ length }, (_, at) => at);

describe("a sample", () => {
  test("has each comment once, and begins a longer one", () => {
    fc.assert(
      fc.property(fc.nat(60), fc.nat(80), fc.string(), (length, size, seed) => {
        const all = drawSample(upTo(length), seed);
        expect([...all].toSorted((a, b) => a - b)).toEqual([...upTo(length)]);
        expect(drawSample(upTo(length), seed, size)).toEqual(all.slice(0, size));
      }),
    );
  });

  test("has every order equally often", () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 6000; seed++) {
      const order = drawSample(upTo(3), String(seed)).join("");
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    // Five degrees of freedom: above 20.5 one time in a thousand.
    const chi2 = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(chi2).toBeLessThan(20.5);
  });
});

/** C(n, k) as a product, for small numbers. */
const choose = (n: number, k: number): number =>
  k < 0 || k > n ? 0 : Array.from({ length: k }, (_, at) => (n - at) / (at + 1)).reduce((a, b) => a * b, 1);

/** The totals that neither tail excludes, each total tried. */
function bruteForce(found: number, size: number, all: number) {
  const chance = (total: number, count: number) =>
    (choose(total, count) * choose(all - total, size - count)) / choose(all, size);
  const sum = (total: number, from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, at) => chance(total, from + at)).reduce((a, b) => a + b, 0);
  const fits = Array.from({ length: all + 1 }, (_, total) => total).filter(
    (total) => sum(total, found, size) > 0.025 && sum(total, 0, found) > 0.025,
  );
  return { low: fits.at(0), high: fits.at(-1) };
}

describe("the limits of a total", () => {
  test("are those of a brute-force inversion", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.nat(), fc.nat(), (all, a, b) => {
        const size = 1 + (a % all);
        const found = b % (size + 1);
        expect(sampleLimits(found, size, all)).toEqual(bruteForce(found, size, all));
      }),
    );
  });

  test("hold in at least 95 % of draws", () => {
    const [all, have, size, draws] = [300, 70, 60, 2000];
    let held = 0;
    for (let seed = 0; seed < draws; seed++) {
      const found = drawSample(upTo(all), `draw ${seed}`, size).filter((comment) => comment < have).length;
      const { low, high } = sampleLimits(found, size, all);
      expect(low).toBeLessThanOrEqual(high);
      if (low <= have && have <= high) held++;
    }
    expect(held / draws).toBeGreaterThanOrEqual(0.95);
  });
});
