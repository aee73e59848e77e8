import { expect, test } from "vitest";
import { ensureTemporal } from "../../../lib/time/temporal.ts";
import { lastRange, type Last } from "./days-flags.ts";

await ensureTemporal();

test.each<readonly [Last, string, string, string]>([
  ["week", "2026-11-23T12:00:00Z", "2026-11-16", "2026-11-22"],
  ["week", "2026-11-22T12:00:00Z", "2026-11-09", "2026-11-15"],
  ["month", "2026-03-31T12:00:00Z", "2026-02-01", "2026-02-28"],
  ["month", "2026-01-01T12:00:00Z", "2025-12-01", "2025-12-31"],
  ["quarter", "2026-02-10T12:00:00Z", "2025-10-01", "2025-12-31"],
  ["quarter", "2026-12-31T12:00:00Z", "2026-07-01", "2026-09-30"],
])("the last %s on %s is %s to %s", (last, now, from, to) => {
  expect(lastRange(last, Date.parse(now) / 1000, "UTC")).toEqual({ from, to });
});

test("which day it is depends on the zone", () => {
  const now = Date.parse("2026-11-22T23:00:00Z") / 1000;
  expect(lastRange("week", now, "Europe/Helsinki")).toEqual({ from: "2026-11-16", to: "2026-11-22" });
});
