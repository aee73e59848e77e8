import { expect, test } from "vitest";
import type { ResponseChain } from "../../contract/resources.ts";
import { RandomBits } from "../../lib/statistics/random-bits.ts";
import { answer, chain, usualId } from "../columns/chains.fixture.ts";
import { ColumnBuilder } from "../columns/column-builder.ts";
import { countSelection } from "../selection/count-selection.ts";
import { finish } from "../steps.ts";
import { findDrivers, type Drivers } from "./find-drivers.ts";

/** Chains whose score follows how long people waited, and nothing else. */
function chains(count: number, seed: number, effect: number): readonly ResponseChain[] {
  const random = new RandomBits(seed);
  return Array.from({ length: count }, (_, at) => {
    const wait = Math.floor(random.next() * 4);
    const happy = random.next() < 0.5 + effect * (1.5 - wait);
    return chain({
      _id: usualId(at, at),
      createdAt: 1_700_000_000 + at,
      touchpointId: `t${Math.floor(random.next() * 3)}`,
      metadata: { shift: random.next() < 0.5 ? "day" : "night", order: String(at) },
      responses: [
        answer("NPS", "nps", happy ? 10 : 3),
        answer("Slider", "wait", wait),
        ...(random.next() < 0.3 ? [answer("Button", "rare", wait)] : []),
      ],
    });
  });
}

function driversOf(all: readonly ResponseChain[], filter = {}): Drivers | undefined {
  const builder = new ColumnBuilder({ choices: new Map() });
  builder.append(all);
  const columns = builder.snapshot();
  return finish(findDrivers(columns, filter, countSelection(columns, filter)));
}

test("the answer that goes with the score is told first, with what it explains", () => {
  const drivers = driversOf(chains(2000, 1, 0.2));
  expect(drivers?.answers).toBe(2000);
  // Scores of ±1 with chances 0.8, 0.6, 0.4, 0.2: the variance of the means is a fifth of all.
  expect(drivers?.r2.value).toBeGreaterThan(0.16);
  expect(drivers?.r2.value).toBeLessThan(0.25);
  expect(drivers?.r2.low).toBeLessThan(0.2);
  expect(drivers?.r2.high).toBeGreaterThan(0.2);
  const [first, ...others] = drivers?.parts ?? [];
  expect(first?.dimension).toBe("answer:wait");
  expect(first?.value).toBeGreaterThan(0.9);
  expect(first?.low).toBeGreaterThan(0.85);
  expect(others.map(({ dimension }) => dimension).toSorted()).toEqual(["metadata:shift", "touchpoint"]);
  expect(drivers?.parts.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(1, 10);
});

test("nothing is said where nothing goes with the score, or of fewer than 200 answers", () => {
  for (const seed of [1, 2, 3, 4, 5, 6]) expect(driversOf(chains(400, seed, 0))).toBeUndefined();
  expect(driversOf(chains(199, 1, 0.3))).toBeUndefined();
});

test("chains in another order give the same to the last digit", () => {
  const all = chains(1200, 3, 0.15);
  expect(driversOf(all.toReversed())).toEqual(driversOf(all));
});

test("only what the filter selects counts", () => {
  const drivers = driversOf(chains(2000, 1, 0.2), { touchpoint: ["t1"] });
  expect(drivers?.answers).toBeLessThan(800);
  expect(drivers?.parts.map(({ dimension }) => dimension)).not.toContain("touchpoint");
});

test("the work is done in steps that say how far it is", () => {
  const builder = new ColumnBuilder({ choices: new Map() });
  builder.append(chains(1000, 1, 0.2));
  const columns = builder.snapshot();
  const steps = [...findDrivers(columns, {}, countSelection(columns, {}))];
  expect(steps.length).toBeGreaterThan(100);
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  expect(Math.max(...steps)).toBeLessThan(1);
});
