import * as fc from "fast-check";
import { expect, test } from "vitest";
import { fitting } from "../../../filters/conditions.ts";
import { chain } from "../../testing/chain-documents.ts";
import { newestFirst, pageOf } from "../../testing/pages.ts";
import type { AllRows, AllRowsState } from "./all-rows.ts";
import { arrange, type Arrangement } from "./arrange.ts";
import { ReadRows } from "./read-rows.ts";
import { readOrder } from "./row-order.ts";
import { clientFilteredPage } from "./client-filtered-page.ts";

const LANGUAGES = ["fi", "sv", "en"] as const;
const wanted: Arrangement = {
  localFilters: { language: "fi" },
  order: readOrder(undefined),
  group: undefined,
  locale: "en",
  surveys: new Map(),
  touchpoints: new Map(),
};

/** Pages of a list that is newest first, and the order in which they come. */
const arrivals = fc
  .record({
    // Times are alike often, and rows of one second come in any order.
    rows: fc.array(fc.tuple(fc.nat(400), fc.constantFrom(...LANGUAGES)), { maxLength: 700 }),
    size: fc.constantFrom(7, 40, 100, 500),
    seed: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 101, maxLength: 101 }),
  })
  .map(({ rows, size, seed }) => {
    const list = rows
      .map(([createdAt, language], at) => chain({ _id: `c${at}`, createdAt, language }))
      .toSorted((a, b) => b.createdAt - a.createdAt);
    const pages = Array.from({ length: Math.ceil(list.length / size) }, (_, page) => page);
    return { list, size, pages: pages.toSorted((a, b) => (seed[a] ?? 0) - (seed[b] ?? 0)) };
  });

/** The ids on a page while pages are read, as the screen shows them. */
function shown(rows: ReadRows, page: number, phase: AllRowsState["phase"]) {
  const arranged = arrange(rows, wanted);
  const all = { rows: { get: (row: number) => rows.at(row) } };
  const state: AllRowsState = {
    phase,
    progress: undefined,
    result: undefined,
    arranged,
    arranging: false,
    failure: undefined,
    metadata: { keys: [], terms: [] },
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the page asks for rows by their numbers and for nothing else
  const cut = clientFilteredPage(all as unknown as AllRows, state, { page, isStopped: false, version: 0 });
  return { ...cut, ids: cut.chains.map(({ _id }) => _id) };
}

test("while pages come in any order, a page holds the first of its rows and no others", () => {
  fc.assert(
    fc.property(arrivals, fc.integer({ min: 1, max: 4 }), ({ list, size, pages }, page) => {
      const expected = newestFirst(list)
        .filter(fitting({ language: "fi" }))
        .slice((page - 1) * 100, page * 100)
        .map(({ _id }) => _id);
      const rows = new ReadRows();
      for (const number of pages) {
        rows.add(pageOf(list, number * size, size).rows, number);
        const { ids, isReadOn } = shown(rows, page, "reading");
        expect(ids).toEqual(expected.slice(0, ids.length));
        expect(isReadOn || ids.length === 100).toBe(true);
      }
      const whole = shown(rows, 1, "complete");
      expect(whole.size).toMatchObject({
        exact: true,
        rows: list.filter(fitting({ language: "fi" })).length,
      });
    }),
  );
});

test("a list that is not newest first fills no page before all of it is read", () => {
  const list = newestFirst(
    Array.from({ length: 300 }, (_, createdAt) => chain({ _id: `c${createdAt}`, createdAt, language: "fi" })),
  ).toReversed();
  const rows = new ReadRows();
  rows.add(pageOf(list, 0, 150).rows, 0);
  expect(shown(rows, 1, "reading")).toMatchObject({ ids: [], isReadOn: true, isWaiting: true });
  rows.add(pageOf(list, 150, 150).rows, 1);
  expect(shown(rows, 1, "complete").ids[0]).toBe("c299");
});

test("pages that are read one after another fill pages, and none once they are read in another way", () => {
  const list = newestFirst(
    Array.from({ length: 300 }, (_, createdAt) => chain({ _id: `c${createdAt}`, createdAt, language: "fi" })),
  );
  const rows = new ReadRows();
  rows.add(pageOf(list, 0, 150).rows);
  expect(shown(rows, 1, "reading").ids).toHaveLength(100);
  expect(shown(rows, 2, "reading").ids).toHaveLength(49);
  rows.add(pageOf(list, 150, 150).rows, 1);
  expect(shown(rows, 1, "reading").ids).toHaveLength(0);
});
