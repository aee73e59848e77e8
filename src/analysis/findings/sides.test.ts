import { expect, test } from "vitest";
import { findChanges } from "../changes/changes.ts";
import { sideBounds } from "./sides.ts";

/** Ten periods of ten seconds, good until the sixth begins. */
const changes = findChanges(
  Array.from({ length: 10 }, (_, at) => {
    const [top, bottom] = at < 5 ? [90, 10] : [10, 90];
    return {
      period: { date: `${at}`, start: at * 10, end: at * 10 + 10 },
      tally: { top, middle: 0, bottom, answers: 100 },
    };
  }),
);
const before = { createdFrom: 0, createdTo: 49 };
const after = { createdFrom: 50, createdTo: 99 };

test("the sides of a change are the periods on either side of it", () => {
  expect(sideBounds(changes, {}, undefined)).toEqual([before, after]);
});

test("they hold no moment that the filter leaves out of its first or last period", () => {
  expect(sideBounds(changes, { createdFrom: 5, createdTo: 95 }, undefined)).toEqual([
    { ...before, createdFrom: 5 },
    { ...after, createdTo: 95 },
  ]);
});

test("without a change those are compared that are named for that", () => {
  expect(sideBounds(undefined, { createdFrom: 50 }, [before, after])).toEqual([before, after]);
  expect(sideBounds(undefined, {}, undefined)).toBeUndefined();
});
