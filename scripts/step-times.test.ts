import { expect, test } from "vitest";
import { timesTable } from "./step-times.ts";

test("each step has its minutes and seconds, and so have all", () => {
  const steps = [
    { name: "check", seconds: 59.6 },
    { name: "test:unit", seconds: 4.2 },
    { name: "test:e2e", seconds: 661 },
  ];
  expect(timesTable(steps).split("\n")).toEqual([
    "check       1:00",
    "test:unit   0:04",
    "test:e2e   11:01",
    "in all     12:05",
  ]);
});
