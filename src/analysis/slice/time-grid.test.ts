import { expect, test } from "vitest";
import { ensureTemporal } from "../../lib/time/temporal.ts";
import { chain } from "../columns/chains.fixture.ts";
import { ColumnBuilder } from "../columns/column-builder.ts";
import { segments, timeGrid } from "./time-grid.ts";

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
