import { describe, expect, test } from "vitest";
import { ensureTemporal } from "./temporal.ts";
import { isTimeZone, offsetStretches } from "./time-zones.ts";

await ensureTemporal();

const at = (text: string) => Date.parse(text) / 1000;

test("IANA names are zones; offsets and inventions are not", () => {
  expect(["Europe/Helsinki", "UTC", "Asia/Kolkata"].map(isTimeZone)).toEqual([true, true, true]);
  expect(["+02:00", "Mars/Olympus", "", "utc offset"].map(isTimeZone)).toEqual([false, false, false, false]);
});

describe("stretches of even clocks", () => {
  test("meet where clocks change", () => {
    expect(offsetStretches(at("2026-01-01T00:00Z"), at("2026-12-01T00:00Z"), "Europe/Helsinki")).toEqual([
      { start: at("2026-01-01T00:00Z"), end: at("2026-03-29T01:00Z"), offset: 7200 },
      { start: at("2026-03-29T01:00Z"), end: at("2026-10-25T01:00Z"), offset: 10_800 },
      { start: at("2026-10-25T01:00Z"), end: at("2026-12-01T00:00Z"), offset: 7200 },
    ]);
  });

  test("are one where clocks never change", () => {
    expect(offsetStretches(0, 10_000_000, "UTC")).toEqual([{ start: 0, end: 10_000_000, offset: 0 }]);
    expect(offsetStretches(5, 5, "UTC")).toEqual([]);
  });
});
