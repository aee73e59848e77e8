import { expect, test } from "vitest";
import { ConcurrencyLimit } from "./request-gate.ts";

const after = (concurrency: ConcurrencyLimit, latencies: readonly number[]) => {
  for (const latency of latencies) concurrency.succeeded(latency);
  return concurrency.limit;
};
const flat = (count: number) => Array.from({ length: count }, () => 20);

test("it starts at four and grows by one a round while latency stays flat", () => {
  const concurrency = new ConcurrencyLimit(6);
  expect(concurrency.limit).toBe(4);
  expect(after(concurrency, flat(4))).toBe(5);
  expect(after(concurrency, flat(5))).toBe(6);
  expect(after(concurrency, flat(50))).toBe(6);
});

test("it never starts above the most that is allowed", () => {
  expect(new ConcurrencyLimit(2).limit).toBe(2);
});

test("a struggling deployment halves it, once for the requests that were under way together", () => {
  const concurrency = new ConcurrencyLimit(8);
  after(concurrency, flat(40));
  expect(concurrency.limit).toBe(8);
  for (let request = 0; request < 8; request += 1) concurrency.struggled();
  expect(concurrency.limit).toBe(4);
});

test("it goes down to one and up again", () => {
  const concurrency = new ConcurrencyLimit(8);
  for (let round = 0; round < 40; round += 1) concurrency.struggled();
  expect(concurrency.limit).toBe(1);
  expect(after(concurrency, flat(3))).toBe(3);
});

test("rising latency halves it, once for each rise; small jitter does not", () => {
  const concurrency = new ConcurrencyLimit(8);
  after(concurrency, flat(40));
  expect(after(concurrency, [20, 35, 25, 50, 20, 45, 30, 20])).toBe(8);
  expect(after(concurrency, [400])).toBe(4);
  expect(after(concurrency, [400, 400, 400, 400])).toBe(5);
});
