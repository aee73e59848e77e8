import * as fc from "fast-check";
import { expect, test } from "vitest";
import { movedTo, NO_LAYOUT, placed, withPinned, withShown, withWidth, type Layout } from "./layout.ts";

const columns = ["a", "b", "c", "d"].map((id) => ({ id, shownAtFirst: id !== "d" }));
const ids = (layout: Layout) => placed(columns, layout).map(({ id }) => id);

test("without a layout, columns stand as they come", () => {
  expect(ids(NO_LAYOUT)).toEqual(["a", "b", "c", "d"]);
  expect(placed(columns, NO_LAYOUT).map(({ shown }) => shown)).toEqual([true, true, true, false]);
});

test("a column goes to the place of another, in either direction, and no column is lost", () => {
  const name = fc.constantFrom("a", "b", "c", "d");
  fc.assert(
    fc.property(fc.array(fc.tuple(name, name)), (moves) => {
      const layout = moves.reduce((before, [id, target]) => {
        const order = ids(before);
        const after = movedTo(before, order, id, target);
        expect(ids(after).indexOf(id)).toBe(order.indexOf(target));
        return after;
      }, NO_LAYOUT);
      expect(ids(layout).toSorted()).toEqual(["a", "b", "c", "d"]);
    }),
  );
});

test("a column that nobody has placed comes after those that were", () => {
  expect(ids({ ...NO_LAYOUT, order: ["c", "a", "gone"] })).toEqual(["c", "a", "b", "d"]);
});

test("columns that stay in view come first, with a width", () => {
  const layout = withPinned(withPinned(NO_LAYOUT, "c", true), "c", true);
  const [first] = placed(columns, layout);
  expect(first).toMatchObject({ id: "c", pinned: true, width: 190 });
  expect(ids(withPinned(layout, "c", false))).toEqual(["a", "b", "c", "d"]);
});

test("columns are shown and hidden by name, whatever the name", () => {
  const layout = withShown(withShown(NO_LAYOUT, "d", true), "a", false);
  expect(placed(columns, layout).filter(({ shown }) => shown)).toHaveLength(3);
  expect(placed([{ id: "constructor", shownAtFirst: false }], layout)[0]?.shown).toBe(false);
});

test("a width stays within bounds", () => {
  expect(withWidth(NO_LAYOUT, "a", 5).widths).toEqual({ a: 60 });
  expect(withWidth(NO_LAYOUT, "a", 5000).widths).toEqual({ a: 900 });
});
