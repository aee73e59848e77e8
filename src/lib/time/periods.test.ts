import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ensureTemporal } from "./temporal.ts";
import { ColumnBuilder } from "../../analysis/columns/column-builder.ts";
import { chain } from "../../analysis/columns/chains.fixture.ts";
import {
  choosePeriodUnit,
  MAX_PERIODS,
  PERIOD_UNITS,
  periodAt,
  periodsBetween,
  unitsFor,
} from "./periods.ts";
import { timeGrid } from "../../analysis/slice/time-grid.ts";

await ensureTemporal();
const at = (text: string) => Date.parse(text) / 1000;

describe("periods", () => {
  test("of days follow the zone's clocks", () => {
    const days = periodsBetween(at("2026-03-28T12:00Z"), at("2026-03-30T12:00Z"), "day", "Europe/Helsinki");
    expect(days.map(({ date, start, end }) => [date, (end - start) / 3600])).toEqual([
      ["2026-03-28", 24],
      ["2026-03-29", 23],
      ["2026-03-30", 24],
    ]);
  });

  test.each([
    ["week", "2026-11-16"],
    ["month", "2026-11-01"],
    ["quarter", "2026-10-01"],
  ] as const)("of a %s start on %s", (unit, date) => {
    const noon = at("2026-11-20T12:00Z");
    expect(periodsBetween(noon, noon, unit, "UTC").map((period) => period.date)).toEqual([date]);
  });

  test("cover every second asked for, once", () => {
    const second = fc.integer({ min: 0, max: 2_000_000_000 });
    const zone = fc.constantFrom("UTC", "Asia/Kathmandu", "America/Sao_Paulo", "Pacific/Apia");
    fc.assert(
      fc.property(
        second,
        fc.nat(3e7),
        fc.constantFrom(...PERIOD_UNITS),
        zone,
        (first, length, unit, timeZone) => {
          const periods = periodsBetween(first, first + length, unit, timeZone);
          expect(periods[0]?.start).toBeLessThanOrEqual(first);
          expect(periods.at(-1)?.end).toBeGreaterThan(first + length);
          for (const [place, { start }] of periods.slice(1).entries())
            expect(start).toBe(periods[place]?.end);
        },
      ),
      { numRuns: 60 },
    );
  });

  test("are chosen for the range", () => {
    expect([7, 42, 90, 365, 5000].map((days) => choosePeriodUnit(0, days * 86_400))).toEqual([
      "day",
      "day",
      "week",
      "month",
      "quarter",
    ]);
  });

  test("that would be too many are not offered", () => {
    expect(unitsFor(0, 365 * 86_400)).toEqual(PERIOD_UNITS);
    expect(unitsFor(0, 20 * 366 * 86_400)).toEqual(["week", "month", "quarter"]);
  });
});

describe("the grid", () => {
  const builder = new ColumnBuilder();
  builder.append([
    chain({ _id: "a", createdAt: at("2026-01-10T12:00Z") }),
    chain({ _id: "b", createdAt: at("2026-03-10T12:00Z") }),
  ]);
  const columns = builder.snapshot();

  test("ends where the columns do on a side that is open", () => {
    const { periods } = timeGrid(columns, {}, "UTC", "month");
    expect(periods.map(({ date }) => date)).toEqual(["2026-01-01", "2026-02-01", "2026-03-01"]);
  });

  test("covers the whole range that was asked for, empty or not", () => {
    const bounds = { createdFrom: at("2025-12-01T00:00Z"), createdTo: at("2026-01-31T00:00Z") };
    expect(timeGrid(columns, bounds, "UTC", "month").periods).toHaveLength(2);
  });

  test("never has more periods than can be shown", () => {
    const { periods, unit } = timeGrid(columns, { createdFrom: 0, createdTo: 2e11 }, "UTC", "day");
    expect(periods.length).toBeLessThanOrEqual(MAX_PERIODS);
    expect(unit).toBe("day");
  });

  test("is empty when there is nothing", () => {
    const nothing = new ColumnBuilder().snapshot();
    expect(timeGrid(nothing, {}, "UTC").periods).toEqual([]);
  });
});

test("a moment is in the period whose start it has or follows, and outside of all before the first and from the last end on", () => {
  const periods = [0, 10, 20].map((start) => ({ start: start + 5, end: start + 15 }));
  expect([4, 5, 14, 15, 34, 35].map((moment) => periodAt(periods, moment))).toEqual([-1, 0, 0, 1, 2, -1]);
  expect(periodAt([], 5)).toBe(-1);
});
