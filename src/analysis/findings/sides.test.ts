import { expect, test } from "vitest";
import { findChanges } from "../changes/changes.ts";
import { answer, chain } from "../columns/chains.fixture.ts";
import { ColumnBuilder } from "../columns/column-builder.ts";
import { finish } from "../steps.ts";
import { compareSelections, sideBounds, sideFilter } from "./sides.ts";

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

test("a side is the filter in its own time, whatever bounds and brush it had", () => {
  const filter = { touchpoint: ["t1"], createdFrom: 5, brush: { createdFrom: 6, createdTo: 7 } };
  expect(sideFilter(filter, after)).toEqual({ touchpoint: ["t1"], ...after });
});

const builder = new ColumnBuilder();
builder.append(
  [10, 10, 0, 60, 60, 60].map((createdAt, at) =>
    chain({ _id: `${at}`, createdAt, responses: [answer("NPS", "q", createdAt === 60 ? 0 : 10)] }),
  ),
);
const columns = builder.snapshot();

test("two sides are compared by what both count, and not at all where one has no answers", () => {
  const compared = finish(compareSelections(columns, before, after));
  expect([compared?.one.total, compared?.two.total]).toMatchObject([{ top: 3 }, { bottom: 3 }]);
  expect(compared?.explanations[0]?.difference).toBe(-200);
  expect(compared?.certain).toBeDefined();
  const nothing = { createdFrom: 90, createdTo: 99 };
  expect(finish(compareSelections(columns, before, nothing))).toBeUndefined();
  expect(finish(compareSelections(columns, nothing, after))).toBeUndefined();
});

test("comparing is done in steps that say how far it is", () => {
  const steps = [...compareSelections(columns, before, after)];
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  expect(steps.every((step) => step > 0 && step < 1)).toBe(true);
});
