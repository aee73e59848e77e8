import { expect, test } from "vitest";
import { addDays, startOfDay } from "../../lib/time/dates.ts";
import { ensureTemporal } from "../../lib/time/temporal.ts";
import { ColumnBuilder } from "../columns/column-builder.ts";
import { answer, chain } from "../columns/chains.fixture.ts";
import { momentAt } from "../report-values.ts";
import type { SliceFilter } from "../slice/slice-filter.ts";
import { trendSlice } from "../slice/trend-slice.ts";
import type { DatedEvent } from "./dated-event.ts";
import { happenedAt, judgeEvents, toldEvents } from "./judge-events.ts";

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

/** Periods of two days each from the first of June. */
const trend = ["2026-06-01", "2026-06-03", "2026-06-05"].map((date) => {
  const [start, end] = [startOfDay(date, ZONE), startOfDay(addDays(date, 2), ZONE)];
  return { start: momentAt(start, ZONE), end: momentAt(end, ZONE), answers: 1, score: 0, interval: null };
});
const happened = (...events: readonly DatedEvent[]) =>
  happenedAt(startOfDay("2026-06-03", ZONE), events, { trend, zone: ZONE });
const on = (at: string, name = at): DatedEvent => ({ at, name });

test("what began in the period of a change is named, each name once, else what did in the one before it", () => {
  const [before, first, last] = [
    on("2026-06-02", "Before"),
    on("2026-06-03", "Sale"),
    on("2026-06-04", "Till"),
  ];
  expect(happened(before, first, first, last)).toEqual({ period: "same", names: ["Sale", "Till"] });
  expect(happened(on("2026-06-01"), before)).toEqual({ period: "before", names: ["2026-06-01", "Before"] });
});

test("what began two periods before a change, or after it, is not named, nor anything of a moment that begins no period", () => {
  expect(happened(on("2026-05-31"), on("2026-06-05"))).toBeUndefined();
  expect(happened()).toBeUndefined();
  const first = { trend, zone: ZONE };
  expect(happenedAt(startOfDay("2026-06-01", ZONE), [on("2026-05-31")], first)).toBeUndefined();
  expect(
    happenedAt(startOfDay("2026-06-02", ZONE), [on("2026-06-01"), on("2026-06-05")], first),
  ).toBeUndefined();
});
