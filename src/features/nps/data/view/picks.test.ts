import { expect, test } from "vitest";
import { ensureTemporal } from "../../../../lib/time/temporal.ts";
import { stretchBounds } from "../../../../filters/stretch.ts";
import { daysInView, periodText, toggled } from "./picks.ts";

await ensureTemporal();

test("a second click takes a pick back, another one changes it", () => {
  expect(toggled(undefined, [9, 10])).toEqual([9, 10]);
  expect(toggled([9, 10], [9, 10])).toBeUndefined();
  expect(toggled([9, 10], [9])).toEqual([9]);
});

test("a period is written with its first and last day, also where the clocks change", () => {
  const period = {
    date: "2026-10-01",
    start: Date.parse("2026-09-30T21:00:00Z") / 1000,
    end: Date.parse("2026-10-31T22:00:00Z") / 1000,
  };
  const during = periodText(period, "Europe/Helsinki");
  expect(during).toBe("2026-10-01..2026-10-31");
  expect(stretchBounds(during, "Europe/Helsinki")).toEqual({
    createdFrom: period.start,
    createdTo: period.end - 1,
  });
});

test("the days in view are those picked, else those of the filters, until today where they are open", () => {
  const during = "2026-10-01..2026-10-31";
  expect(daysInView({ during, from: "2026-01-01" }, "2026-11-20")).toEqual({
    from: "2026-10-01",
    to: "2026-10-31",
  });
  expect(daysInView({ from: "2026-11-01" }, "2026-11-20")).toEqual({ from: "2026-11-01", to: "2026-11-20" });
  expect(daysInView({}, "2026-11-20")).toEqual({ from: undefined, to: "2026-11-20" });
});

test("of a period picked, the days in view are those within the range, which ends today where it is open", () => {
  const today = "2026-11-20";
  const during = "2026-11-01..2026-11-30";
  expect(daysInView({ during }, today)).toEqual({ from: "2026-11-01", to: "2026-11-20" });
  expect(daysInView({ during, from: "2026-11-15", to: "2026-12-05" }, today)).toEqual({
    from: "2026-11-15",
    to: "2026-11-30",
  });
  expect(daysInView({ during, from: "2026-10-15", to: "2026-11-03" }, today)).toEqual({
    from: "2026-11-01",
    to: "2026-11-03",
  });
  expect(daysInView({ during, to: "2026-10-31" }, today)).toEqual({});
});
