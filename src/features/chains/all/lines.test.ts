import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isReachable, linesOf, wantedRows } from "./lines.ts";

const grouped = fc.array(fc.record({ count: fc.integer({ min: 1, max: 5 }), isClosed: fc.boolean() }), {
  maxLength: 12,
});

test("each group has its head, and its rows below unless it is closed", () => {
  fc.assert(
    fc.property(grouped, (sizes) => {
      const groups = sizes.map(({ count }, index) => ({ id: `g${index}`, name: `Group ${index}`, count }));
      const rows = Uint32Array.from(
        { length: sizes.reduce((sum, { count }) => sum + count, 0) },
        (_, row) => row,
      );
      const closed = new Set(groups.filter((_, index) => sizes[index]?.isClosed).map(({ id }) => id));
      const lines = linesOf({ rows, groups, read: rows.length }, closed);
      let row = 0;
      const expected = groups.flatMap((group) => {
        const own = Array.from({ length: group.count }, () => ({ kind: "row", row: row++ }));
        const isOpen = !closed.has(group.id);
        return [[{ kind: "group", group, isOpen }], isOpen ? own : []].flat();
      });
      expect(Array.from({ length: lines.count }, (_, index) => lines.at(index))).toEqual(expected);
      const lineOf = (wanted: number) => {
        const line = expected.findIndex((each) => "row" in each && each.row === wanted);
        return line === -1 ? undefined : line;
      };
      expect(Array.from(rows, lines.lineOf)).toEqual(Array.from(rows, lineOf));
      expect([lines.at(-1), lines.at(lines.count)]).toEqual([undefined, undefined]);
    }),
  );
});

test("where nothing is grouped each line is a row", () => {
  const lines = linesOf({ rows: Uint32Array.of(4, 2), groups: undefined, read: 9 }, new Set());
  expect(lines.count).toBe(2);
  expect([lines.at(0), lines.at(1), lines.at(2)]).toEqual([
    { kind: "row", row: 4 },
    { kind: "row", row: 2 },
    undefined,
  ]);
});

test("a list that is higher than browsers draw can't be scrolled to its end", () => {
  expect(isReachable({ count: 100_000 }, 78)).toBe(true);
  expect(isReachable({ count: 300_000 }, 54)).toBe(false);
});

test("what is in view is wanted first, then what lies ahead, then what was left", () => {
  const rows = Uint32Array.from({ length: 1_000 }, (_, row) => row);
  const lines = linesOf({ rows, groups: undefined, read: 1_000 }, new Set());
  const down = wantedRows(lines, { first: 500, last: 502 }, false);
  expect(down.slice(0, 5)).toEqual([500, 501, 502, 503, 504]);
  expect([Math.min(...down), Math.max(...down)]).toEqual([470, 622]);
  const up = wantedRows(lines, { first: 500, last: 502 }, true);
  expect(up.slice(0, 5)).toEqual([500, 501, 502, 499, 498]);
  expect(wantedRows(lines, { first: 0, last: 2 }, true).slice(0, 4)).toEqual([0, 1, 2, 3]);
});
