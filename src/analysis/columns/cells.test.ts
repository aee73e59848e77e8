import * as fc from "fast-check";
import { expect, test } from "vitest";
import { bitsOf, cellOf, countChains, groupOf, hasComment, isContinuation, valueOf } from "./cells.ts";
import { answer, chain, rowsWhere } from "./chains.fixture.ts";
import { ColumnBuilder } from "./column-builder.ts";
import type { Columns } from "./columns.ts";
import { mergeColumns } from "./merge-columns.ts";
import { slice } from "../slice/slice.ts";

test("a cell tells what it was made of, up to the last group that there can be", () => {
  fc.assert(
    fc.property(
      fc.nat(2 ** 26 - 1),
      fc.nat(12),
      fc.boolean(),
      fc.boolean(),
      (group, value, later, comment) => {
        const [cell] = Uint32Array.of(cellOf(group, value | (later ? 0x10 : 0) | (comment ? 0x20 : 0)));
        const read = [groupOf, valueOf, isContinuation, hasComment].map((part) => part(cell ?? 0));
        expect(read).toEqual([group, value, later, comment]);
        expect(cellOf(group, bitsOf(cell ?? 0))).toBe(cell);
      },
    ),
  );
});

/** A chain at each of `count` touchpoints, a second apart: the score is the second's last digit, and 3 to a second question. */
function places(first: number, count: number): Columns {
  const builder = new ColumnBuilder();
  builder.append(
    Array.from({ length: count }, (_, at) => {
      const place = first + at;
      const responses = [answer("NPS", "q1", place % 10), answer("NPS", "q2", 3)];
      return chain({ _id: `c${place}`, touchpointId: `t${place}`, createdAt: place, responses });
    }),
  );
  return builder.snapshot();
}

/** Touchpoint by touchpoint: how many answers count as what. */
function countsByPlace(columns: Columns): ReadonlyMap<string, readonly number[]> {
  const { by } = slice(columns, {}, { unit: "day", periods: [], stretches: [] });
  return new Map(by.touchpoint.map(({ id, tally }) => [id, [tally.bottom, tally.middle, tally.top]]));
}

const expectedCounts = (first: number, count: number) =>
  new Map(
    Array.from({ length: count }, (_, at) => {
      const score = (first + at) % 10;
      const counts = [1 + Number(score <= 6), Number(score === 7 || score === 8), Number(score >= 9)];
      return [`t${first + at}`, counts];
    }),
  );

test("up to 1,024 groups a cell takes two bytes", () => {
  const columns = places(0, 512);
  expect([columns.facts.length, columns.cell.BYTES_PER_ELEMENT]).toEqual([1024, 2]);
  expect(countsByPlace(columns)).toEqual(expectedCounts(0, 512));
});

test("more groups than two bytes can tell apart are counted as well, read at once or merged", () => {
  for (const columns of [places(0, 700), mergeColumns([places(400, 300), places(0, 400)])]) {
    expect([columns.facts.length, columns.cell.BYTES_PER_ELEMENT]).toEqual([1400, 4]);
    expect(countsByPlace(columns)).toEqual(expectedCounts(0, 700));
    expect(countChains(columns.cell)).toBe(700);
    const part = rowsWhere(columns, (time) => time >= 650 && time <= 660);
    expect(part.chains).toBe(11);
    expect(countsByPlace(part)).toEqual(expectedCounts(650, 11));
  }
});
