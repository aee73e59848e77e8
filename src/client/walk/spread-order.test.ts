import fc from "fast-check";
import { expect, test } from "vitest";
import { SpreadOrder } from "./page-scheduler.ts";

/** All pages of a list in their order. */
function orderOf(pages: number): readonly number[] {
  const order = new SpreadOrder();
  const taken = new Set<number>();
  for (;;) {
    const page = order.next(pages, (each) => taken.has(each));
    if (page === undefined) return [...taken];
    taken.add(page);
  }
}

test("the middle comes before the quarters, and these before the eighths", () => {
  expect(orderOf(8)).toEqual([0, 4, 2, 6, 1, 5, 3, 7]);
  expect(orderOf(6)).toEqual([0, 4, 2, 1, 5, 3]);
  expect(orderOf(1)).toEqual([0]);
  expect(orderOf(0)).toEqual([]);
});

test("every page is named once, and however many are, no gap is twice as long as it need be", () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 2000 }), fc.nat(), (pages, some) => {
      const order = orderOf(pages);
      expect(order.toSorted((one, other) => one - other)).toEqual(
        Array.from({ length: pages }, (_, at) => at),
      );
      const read = order.slice(0, 1 + (some % pages)).toSorted((one, other) => one - other);
      const gaps = read.map((page, at) => (read[at + 1] ?? pages) - page);
      expect(Math.max(...gaps)).toBeLessThan((4 * pages) / read.length + 1);
    }),
  );
});

test("a list that turns out longer is spread over anew, without what is taken", () => {
  const order = new SpreadOrder();
  const taken = new Set([0, 1]);
  const next = (pages: number) => {
    const page = order.next(pages, (each) => taken.has(each));
    if (page !== undefined) taken.add(page);
    return page;
  };
  expect([next(2), next(4), next(16), next(16)]).toEqual([undefined, 2, 8, 4]);
});
