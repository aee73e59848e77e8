import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, countDays, dateAt, dayBounds, isCalendarDate, isOrdered } from "./dates.ts";
import { ensureTemporal } from "./temporal.ts";

await ensureTemporal();

const ZONES = [
  "UTC",
  "Europe/Helsinki",
  "America/St_Johns",
  "Asia/Kathmandu",
  "Pacific/Apia",
  "Africa/Cairo",
];
const date = fc
  .integer({ min: 0, max: 30_000 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));

describe("calendar dates", () => {
  test.each(["2026-11-20", "2024-02-29", "1970-01-01"])("%s is one", (text) => {
    expect(isCalendarDate(text)).toBe(true);
  });

  test.each(["2026-02-29", "2026-13-01", "2026-00-10", "2026-1-1", "1969-12-31", " 2026-11-20", "today", ""])(
    "%j is none",
    (text) => {
      expect(isCalendarDate(text)).toBe(false);
    },
  );

  test("a range is in order unless it ends before it starts", () => {
    expect(isOrdered({ from: "2026-11-20", to: "2026-11-20" })).toBe(true);
    expect(isOrdered({ from: "2026-11-21", to: "2026-11-20" })).toBe(false);
    expect(isOrdered({ to: "2026-11-20" })).toBe(true);
  });
});

describe("the seconds that days cover", () => {
  test("both days are included", () => {
    expect(dayBounds({ from: "2026-11-20", to: "2026-11-20" }, "UTC")).toEqual({
      createdFrom: 1_795_132_800,
      createdTo: 1_795_219_199,
    });
  });

  test.each([
    ["2026-03-29", "Europe/Helsinki", 23],
    ["2026-10-25", "Europe/Helsinki", 25],
    ["2026-11-20", "Europe/Helsinki", 24],
    // Egypt's clocks change at midnight: this day starts at one o'clock.
    ["2026-04-24", "Africa/Cairo", 23],
  ])("%s in %s has %i hours", (day, zone, hours) => {
    const { createdFrom = 0, createdTo = 0 } = dayBounds({ from: day, to: day }, zone);
    expect((createdTo + 1 - createdFrom) / 3600).toBe(hours);
  });

  test("an open side stays open, and time does not start before 1970", () => {
    expect(dayBounds({}, "UTC")).toEqual({});
    expect(dayBounds({ from: "1970-01-01" }, "Asia/Tokyo")).toEqual({ createdFrom: 0 });
  });

  test("a second lies within the bounds of a day exactly when it falls on that day", () => {
    fc.assert(
      fc.property(
        date,
        fc.constantFrom(...ZONES),
        fc.integer({ min: -90_000, max: 180_000 }),
        (day, zone, shift) => {
          const { createdFrom = 0, createdTo = 0 } = dayBounds({ from: day, to: day }, zone);
          const at = Math.max(0, createdFrom + shift);
          expect(at >= createdFrom && at <= createdTo).toBe(dateAt(at, zone) === day);
        },
      ),
      { numRuns: 300 },
    );
  });

  test("days that follow each other leave no second out", () => {
    fc.assert(
      fc.property(date, fc.constantFrom(...ZONES), (day, zone) => {
        const { createdTo = 0 } = dayBounds({ to: day }, zone);
        expect(dayBounds({ from: addDays(day, 1) }, zone).createdFrom).toBe(createdTo + 1);
      }),
      { numRuns: 100 },
    );
  });
});

test("days are counted with both ends", () => {
  expect(countDays("2026-11-20", "2026-11-20")).toBe(1);
  expect(countDays("2026-02-27", "2026-03-01")).toBe(3);
});
