import { expect, test } from "vitest";
import { ensureTemporal } from "../../lib/time/temporal.ts";
import { chain } from "../columns/chains.fixture.ts";
import { ColumnBuilder } from "../columns/column-builder.ts";
import { periodGrid, segments, timeGrid } from "./time-grid.ts";

await ensureTemporal();

const secondsAt = (iso: string): number => Date.parse(iso) / 1000;

test("a day on which clocks change is cut there, and rows behind have the new time", () => {
  // In Helsinki clocks go from 3 to 4 at one o'clock UTC.
  const moments = ["2026-03-28T12:00Z", "2026-03-29T00:59Z", "2026-03-29T01:00Z", "2026-03-30T12:00Z"];
  const builder = new ColumnBuilder();
  builder.append(moments.map((iso, at) => chain({ _id: `c${at}`, createdAt: secondsAt(iso) })));
  const columns = builder.snapshot();
  const grid = timeGrid(columns, {}, "Europe/Helsinki", "day");
  const found = segments(columns.time, { from: 0, to: columns.rows }, grid, undefined);
  expect(found.map(({ from, to, period, offset }) => [from, to, period, offset])).toEqual([
    [0, 1, 0, 7200],
    [1, 2, 1, 7200],
    [2, 3, 1, 10_800],
    [3, 4, 2, 10_800],
  ]);
});

const dates = (...given: Parameters<typeof periodGrid>) =>
  periodGrid(...given).periods.map(({ date }) => date);
const MARCH = { first: secondsAt("2026-03-01T12:00Z"), last: secondsAt("2026-03-03T12:00Z") };

test("a side without a bound ends where there is something, a bound that is given is kept", () => {
  expect(dates(MARCH, {}, "UTC")).toEqual(["2026-03-01", "2026-03-02", "2026-03-03"]);
  expect(dates(MARCH, { createdFrom: secondsAt("2026-02-28T00:00Z") }, "UTC")).toHaveLength(4);
  expect(dates(MARCH, { createdTo: secondsAt("2026-03-01T00:00Z") - 1 }, "UTC")).toEqual([]);
  expect(dates(MARCH, { createdTo: secondsAt("2026-03-02T00:00Z") }, "UTC")).toHaveLength(2);
  expect(dates(undefined, { createdFrom: MARCH.first, createdTo: MARCH.first }, "UTC")).toEqual([
    "2026-03-01",
  ]);
});

test("without anything there are no periods, of the unit asked for", () => {
  expect(periodGrid(undefined, {}, "UTC")).toEqual({ unit: "day", periods: [] });
  expect(periodGrid(undefined, { createdFrom: 5 }, "UTC", "month")).toEqual({ unit: "month", periods: [] });
  expect(timeGrid(new ColumnBuilder().snapshot(), {}, "UTC")).toEqual({
    unit: "day",
    periods: [],
    stretches: [],
  });
});

test("bounds of more than a hundred years are cut to what there is", () => {
  const long = { createdFrom: 0, createdTo: secondsAt("2099-01-01T00:00Z") };
  expect(dates(MARCH, long, "UTC")).toEqual(["2026-03-01", "2026-03-02", "2026-03-03"]);
  const short = { createdFrom: 0, createdTo: secondsAt("2060-01-01T00:00Z") };
  expect(dates(MARCH, short, "UTC")[0]).toBe("1970-01-01");
});

test("a unit that makes too many periods is not followed", () => {
  const years = { first: secondsAt("2000-01-01T00:00Z"), last: secondsAt("2026-01-01T00:00Z") };
  expect(periodGrid(years, {}, "UTC", "day").unit).toBe("week");
  expect(periodGrid(MARCH, {}, "UTC", "week").unit).toBe("week");
});

test("a brush cuts days in two, rows outside of all days are in none", () => {
  const time = Uint32Array.of(5, 10, 19, 20, 29, 30, 99);
  const periods = [10, 20].map((start) => ({ date: `${start}`, start, end: start + 10 }));
  const grid = { unit: "day", periods, stretches: [{ start: 10, end: 30, offset: 3600 }] } as const;
  const found = segments(time, { from: 0, to: 6 }, grid, { createdFrom: 19, createdTo: 20 });
  expect(found.map(({ from, to, period, offset, inBrush }) => [from, to, period, offset, inBrush])).toEqual([
    [0, 1, 2, undefined, false],
    [1, 2, 0, 3600, false],
    [2, 3, 0, 3600, true],
    [3, 4, 1, 3600, true],
    [4, 5, 1, 3600, false],
    [5, 6, 2, undefined, false],
  ]);
  const all = segments(time, { from: 2, to: 5 }, grid, undefined);
  expect(all.map(({ from, to, inBrush }) => [from, to, inBrush])).toEqual([
    [2, 3, true],
    [3, 5, true],
  ]);
});
