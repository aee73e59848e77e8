import { describe, expect, test } from "vitest";
import {
  DATE_PRESETS,
  presetOf,
  presetRange,
  previousRange,
  yearBefore,
  type DatePreset,
} from "./date-presets.ts";
import { ensureTemporal } from "./temporal.ts";

await ensureTemporal();

/** Friday 2026-11-20, 22:30 in UTC: Saturday already in Helsinki. */
const NOW = Date.UTC(2026, 10, 20, 22, 30) / 1000;

describe("presets", () => {
  test.each<[DatePreset, string | undefined, string | undefined]>([
    ["today", "2026-11-20", "2026-11-20"],
    ["last7Days", "2026-11-14", "2026-11-20"],
    ["last28Days", "2026-10-24", "2026-11-20"],
    ["last90Days", "2026-08-23", "2026-11-20"],
    ["thisMonth", "2026-11-01", "2026-11-20"],
    ["lastMonth", "2026-10-01", "2026-10-31"],
    ["thisYear", "2026-01-01", "2026-11-20"],
    ["all", undefined, undefined],
  ])("%s is %s to %s", (preset, from, to) => {
    expect(presetRange(preset, NOW, "UTC")).toEqual(from === undefined ? {} : { from, to });
  });

  test("today is the day in the zone", () => {
    expect(presetRange("today", NOW, "Europe/Helsinki").from).toBe("2026-11-21");
  });

  test("last month of January is December", () => {
    const january = Date.UTC(2026, 0, 31) / 1000;
    expect(presetRange("lastMonth", january, "UTC")).toEqual({ from: "2025-12-01", to: "2025-12-31" });
  });

  test("a range is known by the preset that gives it", () => {
    for (const preset of DATE_PRESETS)
      expect(presetOf(presetRange(preset, NOW, "UTC"), NOW, "UTC")).toBe(preset);
    expect(presetOf({ from: "2026-11-19" }, NOW, "UTC")).toBeUndefined();
  });
});

describe("the period compared with", () => {
  test("is the same number of days right before", () => {
    expect(previousRange({ from: "2026-11-14", to: "2026-11-20" })).toEqual({
      from: "2026-11-07",
      to: "2026-11-13",
    });
    expect(previousRange({ from: "2026-03-01", to: "2026-03-01" })).toEqual({
      from: "2026-02-28",
      to: "2026-02-28",
    });
  });

  test("does not exist for a range that is open, or begins after today", () => {
    expect(previousRange({ from: "2026-11-14" })).toBeUndefined();
    expect(previousRange({})).toBeUndefined();
    const none = { from: "2030-01-01", to: "2026-11-20" };
    expect([previousRange(none), yearBefore(none)]).toEqual([undefined, undefined]);
  });
});

test("the same days a year before are of the same dates, and the 28th where there is no 29th", () => {
  expect(yearBefore({ from: "2028-02-29", to: "2028-03-31" })).toEqual({
    from: "2027-02-28",
    to: "2027-03-31",
  });
  expect(yearBefore({ from: "2026-11-14" })).toBeUndefined();
});
