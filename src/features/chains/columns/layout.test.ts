import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  CHOSEN,
  columnState,
  densityOf,
  movedTo,
  NO_LAYOUT,
  withColumnState,
  withDensity,
  type Layout,
} from "./layout.ts";

const columns = ["a", "b", "c", "d"].map((id) => ({ id, shownAtFirst: id !== "d" }));
const stateOf = (layout: Layout) => columnState(layout, columns);

test("without a layout, columns stand as they come, after the boxes", () => {
  expect(stateOf(NO_LAYOUT)).toEqual({
    columnOrder: [CHOSEN, "a", "b", "c", "d"],
    columnVisibility: { a: true, b: true, c: true, d: false },
    columnPinning: { start: [], end: [] },
    columnSizing: {},
  });
});

test("a column goes to the place of another, in either direction, and no column is lost", () => {
  const name = fc.constantFrom("a", "b", "c", "d");
  fc.assert(
    fc.property(fc.array(fc.tuple(name, name)), (moves) => {
      const ids = moves.reduce<readonly string[]>(
        (order, [id, target]) => {
          const after = movedTo(order, id, target);
          expect(after.indexOf(id)).toBe(order.indexOf(target));
          return after;
        },
        ["a", "b", "c", "d"],
      );
      expect(ids.toSorted()).toEqual(["a", "b", "c", "d"]);
    }),
  );
});

test("a column without a place comes after those that have one, and one that is gone has no place", () => {
  const { columnOrder } = stateOf({ ...NO_LAYOUT, order: ["c", "a", "gone"] });
  expect(columnOrder).toEqual([CHOSEN, "c", "a", "b", "d"]);
});

test("columns that stay in view come first in the order of all, behind the boxes", () => {
  const layout: Layout = { ...NO_LAYOUT, order: ["c", "b", "a"], pinned: ["a", "c"] };
  expect(stateOf(layout).columnPinning.start).toEqual([CHOSEN, "c", "a"]);
});

test("a layout keeps what the table asks for, and of what is shown only what was chosen", () => {
  const state = stateOf(NO_LAYOUT);
  const shown = { ...state.columnVisibility, d: true };
  const layout = withColumnState(NO_LAYOUT, state, { columnVisibility: shown });
  expect(layout.shown).toEqual({ d: true });
  const moved = withColumnState(layout, stateOf(layout), { columnOrder: [CHOSEN, "b", "a", "c", "d"] });
  expect(moved).toMatchObject({ order: ["b", "a", "c", "d"], shown: { d: true } });
  const pinned = withColumnState(moved, stateOf(moved), { columnPinning: { start: [CHOSEN, "b"], end: [] } });
  expect(pinned.pinned).toEqual(["b"]);
  expect(stateOf(pinned).columnPinning.start).toEqual([CHOSEN, "b"]);
});

test("columns are shown and hidden by name, whatever the name", () => {
  const odd = [{ id: "constructor", shownAtFirst: false }];
  expect(columnState(NO_LAYOUT, odd).columnVisibility).toEqual({ constructor: false });
});

const widened = (a: number) => withColumnState(NO_LAYOUT, stateOf(NO_LAYOUT), { columnSizing: { a } });

test("a width stays within bounds", () => {
  expect(widened(5).widths).toEqual({ a: 60 });
  expect(widened(5000).widths).toEqual({ a: 900 });
});

test("rows are dense, relaxed or neither", () => {
  expect(densityOf(NO_LAYOUT)).toBe("default");
  for (const density of ["dense", "default", "relaxed"] as const)
    expect(densityOf(withDensity(withDensity(NO_LAYOUT, "relaxed"), density))).toBe(density);
});
