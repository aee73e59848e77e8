import { expect, test } from "vitest";
import { startOfDay } from "../../lib/time/dates.ts";
import { ensureTemporal } from "../../lib/time/temporal.ts";
import { ColumnBuilder } from "../columns/column-builder.ts";
import { answer, chain } from "../columns/chains.fixture.ts";
import type { SliceFilter } from "../slice/slice-filter.ts";
import { trendSlice } from "../slice/trend-slice.ts";
import type { DatedEvent } from "./dated-event.ts";
import { judgeEvents, toldEvents } from "./judge-events.ts";

await ensureTemporal();

const ZONE = "Europe/Helsinki";
const MONTHS = Array.from({ length: 12 }, (_, at) => `2025-${String(at + 1).padStart(2, "0")}-01`);

/** A year of two places: the till falls from all promoters to all detractors in July, the phone does not. */
function columnsOfAYear() {
  const builder = new ColumnBuilder({ choices: new Map() });
  builder.append(
    MONTHS.flatMap((date, month) =>
      ["till", "phone"].flatMap((touchpointId) =>
        Array.from({ length: 40 }, (_, at) =>
          chain({
            _id: `${date} ${touchpointId} ${at}`,
            createdAt: startOfDay(date, ZONE) + at * 3_600,
            touchpointId,
            touchpointName: touchpointId,
            responses: [answer("NPS", "q1", touchpointId === "till" && month >= 6 ? 3 : 9 + (at % 2))],
          }),
        ),
      ),
    ),
  );
  return builder.snapshot();
}

const columns = columnsOfAYear();

function judged(
  events: readonly DatedEvent[],
  filter: SliceFilter = {},
  now = startOfDay("2026-01-01", ZONE),
) {
  const { trend } = trendSlice(columns, filter, ZONE, { unit: "month" });
  return judgeEvents(events, columns, { trend, filter, zone: ZONE, now });
}

test("events come in order of their days, then names, and tell what followed each", () => {
  const found = judged([
    { at: "2025-07-01", name: "Price change" },
    { at: "2025-11-20", name: "Sale" },
    { at: "2025-07-01", name: "New till" },
  ]);
  expect(found.map(({ event, clear, difference }) => [event.name, clear, difference?.value])).toEqual([
    ["New till", true, -100],
    ["Price change", true, -100],
    ["Sale", false, undefined],
  ]);
  expect(found[0]).toMatchObject({ before: { answers: 480 }, after: { answers: 480 } });
});

test("a day begins in the zone: the month that begins with it is after it", () => {
  expect(judged([{ at: "2025-07-02", name: "New till" }])[0]).toMatchObject({ after: { answers: 400 } });
});

test("an event of one touchpoint is judged by its answers, and left out where another is selected", () => {
  const events = ["till", "phone", "nowhere"].map((touchpoint) => ({
    at: "2025-07-01",
    name: touchpoint,
    touchpoint,
  }));
  const told = (filter: SliceFilter) =>
    judged(events, filter).map(({ event, difference }) => [event.name, difference?.value]);
  expect(told({})).toEqual([
    ["nowhere", undefined],
    ["phone", 0],
    ["till", -200],
  ]);
  expect(told({ touchpoint: ["phone"] })).toEqual([["phone", 0]]);
  expect(told({ touchpoint: ["phone", "till"] })).toEqual([
    ["phone", 0],
    ["till", -200],
  ]);
});

test("months that have not ended when reading began, or reach beyond the dates, are not compared", () => {
  const event: DatedEvent = { at: "2025-10-01", name: "Sale" };
  expect(judged([event])[0]).toMatchObject({ after: { answers: 240 } });
  expect(judged([event], {}, startOfDay("2025-12-31", ZONE))[0]).toMatchObject({ difference: undefined });
  const short = { createdTo: startOfDay("2025-12-20", ZONE) - 1 };
  expect(judged([event], short)[0]).toMatchObject({ difference: undefined });
});

test("what followed is told with its difference, and of what was not wholly read nothing is claimed", () => {
  const found = judged([
    { at: "2025-07-01", name: "New till" },
    { at: "2025-11-20", name: "Sale" },
  ]);
  const claims = (complete: boolean) =>
    toldEvents(found, complete).map(({ name, difference, clear }) => [name, difference?.value, clear]);
  expect(claims(true)).toEqual([
    ["New till", -100, true],
    ["Sale", undefined, false],
  ]);
  expect(claims(false)).toEqual([
    ["New till", undefined, false],
    ["Sale", undefined, false],
  ]);
  expect(toldEvents(found, false)[0]).toMatchObject({
    before: { score: 100, answers: 480 },
    after: { score: 0, answers: 480 },
    difference: null,
  });
});
