import { expect, test } from "vitest";
import { ensureTemporal } from "../../lib/time/temporal.ts";
import { answer, chain } from "../columns/chains.fixture.ts";
import { ColumnBuilder } from "../columns/column-builder.ts";
import { trendSlice, type TrendOptions } from "./trend-slice.ts";
import type { SliceFilter } from "./slice-filter.ts";

await ensureTemporal();
const at = (iso: string): number => Date.parse(iso) / 1000;

/** One answer at each moment, sliced in UTC. */
function sliced(moments: readonly string[], filter: SliceFilter = {}, options?: TrendOptions) {
  const builder = new ColumnBuilder();
  builder.append(
    moments.map((moment) =>
      chain({ _id: moment, createdAt: at(moment), responses: [answer("NPS", "q1", 9)] }),
    ),
  );
  return trendSlice(builder.snapshot(), filter, "UTC", options);
}

const days = ({ trend }: ReturnType<typeof sliced>) =>
  trend.map(({ period, tally }) => [period.date, tally.answers]);

test("a side that the filter leaves open ends with the answers", () => {
  const moments = ["2026-03-03T08:00:00Z", "2026-03-05T20:00:00Z"];
  const between = [
    ["2026-03-03", 1],
    ["2026-03-04", 0],
    ["2026-03-05", 1],
  ];
  expect(days(sliced(moments))).toEqual(between);
  const from = sliced(moments, { createdFrom: at("2026-03-02T00:00:00Z") });
  expect(days(from)).toEqual([["2026-03-02", 0], ...between]);
  const to = sliced(moments, { createdTo: at("2026-03-06T23:59:59Z") });
  expect(days(to)).toEqual([...between, ["2026-03-06", 0]]);
});

test("the unit suits the range that has answers", () => {
  const year = sliced(["2025-01-10T00:00:00Z", "2026-11-10T00:00:00Z"]);
  expect(year.ownUnit).toBe("month");
  expect(year.unit).toBe("month");
  const week = sliced(["2026-11-03T00:00:00Z", "2026-11-10T00:00:00Z"]);
  expect(week.unit).toBe("day");
});

test("where weeks suit months and months weeks, one of them is taken", () => {
  // From Thursday to Wednesday: 273 days in months, 280 in weeks.
  const { unit, ownUnit, units, trend } = sliced(["2026-01-01T08:00:00Z", "2026-09-30T08:00:00Z"]);
  expect([unit, ownUnit]).toEqual(["month", "month"]);
  expect(units).toContain("month");
  expect(trend).toHaveLength(9);
});

test("a unit that was chosen is followed where it does not make too many periods", () => {
  const moments = ["2026-03-03T08:00:00Z", "2026-05-05T20:00:00Z"];
  const weeks = sliced(moments, {}, { unit: "week" });
  expect(weeks.unit).toBe("week");
  expect(weeks.units).toContain("week");
  const years = sliced(["2001-01-10T00:00:00Z", "2026-11-10T00:00:00Z"], {}, { unit: "day" });
  expect(years.unit).toBe(years.ownUnit);
  expect(years.units).not.toContain("day");
});

test("nothing has no trend", () => {
  const none = sliced([]);
  expect(none.trend).toEqual([]);
  expect(none.units).toEqual([none.unit]);
  expect(none.ownUnit).toBe(none.unit);
});
