import { expect, test } from "vitest";
import { gapsOf } from "./walk.ts";

const read = (...pages: readonly number[]) => new Map(pages.map((page) => [page, true]));

test("neighbouring pages that are missing are one gap, counted from 1", () => {
  expect(gapsOf(read(0, 1, 5, 7), 8, 8)).toEqual([
    { firstPage: 3, lastPage: 5, ofPages: 8 },
    { firstPage: 7, lastPage: 7, ofPages: 8 },
  ]);
});

test("nothing missing is no gap", () => {
  expect(gapsOf(read(0, 1, 2), 3, 3)).toEqual([]);
  expect(gapsOf(read(), 0, 0)).toEqual([]);
});

test("while the end is not known, everything behind the last page known is missing too", () => {
  const open = { lastPage: undefined, ofPages: undefined };
  expect(gapsOf(read(0, 1), 2, undefined)).toEqual([{ firstPage: 3, ...open }]);
  expect(gapsOf(read(0, 2), 5, undefined)).toEqual([
    { firstPage: 2, lastPage: 2, ofPages: undefined },
    { firstPage: 4, ...open },
  ]);
});
