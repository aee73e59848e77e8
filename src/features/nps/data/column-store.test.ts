import { expect, test } from "vitest";
import { chain } from "../../../analysis/columns/chains.fixture.ts";
import { ColumnBuilder } from "../../../analysis/columns/column-builder.ts";
import type { Columns } from "../../../analysis/columns/columns.ts";
import type { ReadRange } from "../../../analysis/coverage.ts";
import { OPEN_END } from "./read-request.ts";
import { OVERLAP, ColumnStore } from "./column-store.ts";

const DAY = 86_400;
const NEWEST = 1_700_000_000;
const everything: ReadRange = { surveys: [], from: 0, to: OPEN_END };
const now = (NEWEST + 60) * 1000;
const tomorrow = now + DAY * 1000;

function built(...days: readonly number[]): Columns {
  const builder = new ColumnBuilder();
  builder.append(days.map((day) => chain({ _id: `day ${day}`, createdAt: NEWEST - day * DAY })));
  return builder.snapshot();
}

function readColumnStore(): ColumnStore {
  const columnStore = new ColumnStore();
  columnStore.put({ range: everything, columns: built(0, 1, 2), startedAt: now, unreadable: 1, notAsked: 0 });
  return columnStore;
}

test("what comes from this device need not be read, but for what is new or may have changed", () => {
  const columnStore = new ColumnStore(undefined, readColumnStore().contents);
  expect(columnStore.columns.chains).toBe(3);
  expect(columnStore.unreadable).toBe(1);
  expect(columnStore.missing(everything, now)).toEqual([{ ...everything, from: NEWEST - OVERLAP + 1 }]);
});

test("where metadata is asked for, all that comes from this device is read again", () => {
  const columnStore = new ColumnStore(undefined, readColumnStore().contents);
  expect(columnStore.lacksMetadata(everything, now)).toBe(true);
  expect(columnStore.missing(everything, now, { metadata: true })).toEqual([everything]);
  columnStore.put({
    range: everything,
    columns: built(0, 1, 2),
    startedAt: tomorrow,
    unreadable: 0,
    notAsked: 0,
  });
  expect(columnStore.lacksMetadata(everything, tomorrow)).toBe(false);
  expect(columnStore.missing(everything, tomorrow, { metadata: true })).toEqual([]);
});

test("what was read beside it is kept with it", () => {
  const columnStore = new ColumnStore(undefined, readColumnStore().contents);
  const range = { surveys: [], from: NEWEST - OVERLAP + 1, to: OPEN_END };
  columnStore.put({ range, columns: built(-1, 0), startedAt: tomorrow, unreadable: 0, notAsked: 0 });
  expect(columnStore.contents.columns.chains).toBe(4);
  expect(columnStore.contents.settled.all).toEqual([{ from: 0, to: NEWEST }]);
});

test("each change is told", () => {
  const told: number[] = [];
  const columnStore = new ColumnStore(({ columns }) => told.push(columns.chains));
  columnStore.put({ range: everything, columns: built(0), startedAt: now, unreadable: 0, notAsked: 0 });
  expect(told).toEqual([1]);
});

test("it knows until when all of a survey was read, whatever else was read since", () => {
  const columnStore = new ColumnStore();
  expect(columnStore.readUntil([])).toBeUndefined();
  const put = (range: Partial<ReadRange>, startedAt: number, columns = built(0)) =>
    columnStore.put({ range: { ...everything, ...range }, columns, startedAt, unreadable: 0, notAsked: 0 });
  put({}, now);
  put({ to: NEWEST - DAY }, tomorrow, built(2));
  expect(columnStore.readUntil([])).toBe(now / 1000);
  put({ surveys: ["a"] }, tomorrow);
  expect([[], ["a"], ["a", "b"]].map((surveys) => columnStore.readUntil(surveys))).toEqual([
    now / 1000,
    tomorrow / 1000,
    now / 1000,
  ]);
  // A deployment whose clock is ahead has newer chains than this device would think.
  put({}, now, built(-3));
  expect(columnStore.readUntil([])).toBe(NEWEST + 3 * DAY);
});
