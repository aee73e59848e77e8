import { expect, test } from "vitest";
import { startOfDay } from "../../lib/time/dates.ts";
import { ensureTemporal } from "../../lib/time/temporal.ts";
import { eventMarks } from "./event-marks.ts";

await ensureTemporal();

const ZONE = "Europe/Helsinki";
const STARTS = ["2026-01-01", "2026-02-01", "2026-03-01", "2026-04-01"];
const months = STARTS.slice(0, -1).map((date, at) => ({
  date,
  start: startOfDay(date, ZONE),
  end: startOfDay(STARTS[at + 1] ?? "", ZONE),
}));

test("events of one period share a mark with their numbers, and the one that is shown stands there by name", () => {
  const events = [
    { at: "2025-12-31", name: "Before" },
    { at: "2026-02-01", name: "New till" },
    { at: "2026-02-28", name: "Sale" },
    { at: "2026-04-01", name: "After" },
  ];
  expect(eventMarks(events, months, ZONE, 2)).toEqual([
    { date: "2026-02-01", label: "2, 3 Sale", until: undefined },
  ]);
});

const markedUntil = (until: string) =>
  eventMarks([{ at: "2026-01-10", name: "Works", until }], months, ZONE, undefined)[0]?.until;

test("what lasted reaches the period of its last day, or the end of the trend", () => {
  expect(markedUntil("2026-01-31")).toBeUndefined();
  expect(markedUntil("2026-02-01")).toBe("2026-02-01");
  expect(markedUntil("2027-01-01")).toBe("2026-03-01");
});

test("a mark lasts as long as the longest of its events, in whatever order they stand", () => {
  const events = [
    { at: "2026-01-10", name: "Long", until: "2026-03-20" },
    { at: "2026-01-12", name: "Short", until: "2026-02-20" },
    { at: "2026-01-14", name: "A day" },
  ];
  for (const order of [events, events.toReversed()])
    expect(eventMarks(order, months, ZONE, undefined)).toEqual([
      { date: "2026-01-01", label: "1, 2, 3", until: "2026-03-01" },
    ]);
});

test("a long name is cut, and there are no marks without periods", () => {
  const events = [{ at: "2026-01-10", name: "The works at the main entrance" }];
  expect(eventMarks(events, months, ZONE, 0)[0]?.label).toBe("1 The works at the main en…");
  expect(eventMarks(events, [], ZONE, 0)).toEqual([]);
});
