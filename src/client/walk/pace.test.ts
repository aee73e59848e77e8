import { expect, test } from "vitest";
import { Pace } from "./pace.ts";

const after = (pace: Pace, latencies: readonly number[]) => {
  for (const latency of latencies) pace.succeeded(latency);
  return pace.limit;
};
const flat = (count: number) => Array.from({ length: count }, () => 20);

test("it starts at four and grows by one a round while latency stays flat", () => {
  const pace = new Pace(6);
  expect(pace.limit).toBe(4);
  expect(after(pace, flat(4))).toBe(5);
  expect(after(pace, flat(5))).toBe(6);
  expect(after(pace, flat(50))).toBe(6);
});

test("it never starts above the most that is allowed", () => {
  expect(new Pace(2).limit).toBe(2);
});

test("a struggling deployment halves it, once for the requests that were under way together", () => {
  const pace = new Pace(8);
  after(pace, flat(40));
  expect(pace.limit).toBe(8);
  for (let request = 0; request < 8; request += 1) pace.struggled();
  expect(pace.limit).toBe(4);
});

test("it goes down to one and up again", () => {
  const pace = new Pace(8);
  for (let round = 0; round < 40; round += 1) pace.struggled();
  expect(pace.limit).toBe(1);
  expect(after(pace, flat(3))).toBe(3);
});

test("rising latency halves it, once for each rise; small jitter does not", () => {
  const pace = new Pace(8);
  after(pace, flat(40));
  expect(after(pace, [20, 35, 25, 50, 20, 45, 30, 20])).toBe(8);
  expect(after(pace, [400])).toBe(4);
  expect(after(pace, [400, 400, 400, 400])).toBe(5);
});
