import { describe, expect, test } from "vitest";
import { findChanges } from "../../../../analysis/changes/changes.ts";
import { tallyOf } from "../../../../analysis/slice/tally.ts";
import { trendPoints } from "./trend-points.ts";
import { trendTable } from "./chart-tables.ts";
import { hoursTable } from "../hour-table.tsx";

const NPS = { isNps: true, title: "NPS" };

test("hours of the week are rows from Monday 0:00 on, with empty cells where there are no answers", () => {
  const one = tallyOf([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  const hours = Array.from({ length: 168 }, (_, place) => (place === 25 ? one : tallyOf([])));
  const { head, rows } = hoursTable(hours, NPS);
  expect(rows).toHaveLength(168);
  expect(head).toHaveLength(rows[0]?.length ?? 0);
  expect(rows[25]?.slice(0, 6)).toEqual([2, 1, 100, -48.5, 98.5, 1]);
  expect(rows[167]).toEqual([7, 23, "", "", "", 0, 0, 0, 0]);
});

describe("the numbers of a trend", () => {
  const good = tallyOf([10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 90]);
  const bad = tallyOf([90, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10]);
  const trendOf = (tallies: readonly (typeof good)[]) =>
    tallies.map((tally, at) => ({ period: { date: `d${at}`, start: at * 10, end: at * 10 + 10 }, tally }));
  const tableOf = (trend: ReturnType<typeof trendOf>) =>
    trendTable(trendPoints(trend, true), findChanges(trend)?.segments ?? [], NPS);
  const columns = [
    "from",
    "NPS",
    "interval low",
    "interval high",
    "answers",
    "promoters",
    "passives",
    "detractors",
  ];

  test("have the segment of each period and its level where the score has changed for good", () => {
    const none = tallyOf([]);
    const { head, rows } = tableOf(trendOf([good, none, good, good, good, none, bad, bad, bad, bad]));
    const level = ["segment", "segment NPS", "segment interval low", "segment interval high"];
    expect(head).toEqual([...columns, ...level]);
    expect(rows.map((row) => row[8])).toEqual([1, 1, 1, 1, 1, "", 2, 2, 2, 2]);
    expect(rows[1]?.slice(9)).toEqual([80, 73.5, 85.31]);
    expect(rows[5]?.slice(9)).toEqual(["", "", ""]);
    expect(rows[9]?.slice(9)).toEqual([-80, -85.31, -73.5]);
  });

  test("have no columns for that where it has not, or that is unknown", () => {
    expect(tableOf(trendOf(Array.from({ length: 9 }, () => good))).head).toEqual(columns);
    const { head, rows } = tableOf(trendOf([good, bad]));
    expect(head).toEqual(columns);
    expect(rows[0]).toEqual(["d0", 80, 65.73, 89.61, 100, 90, 0, 10]);
  });
});
