import { describe, expect, test } from "vitest";
import { SpreadOrder } from "../../client/walk/spread-order.ts";
import { RandomBits } from "../../lib/statistics/random-bits.ts";
import { pageEstimate, type ReadPage } from "./page-estimate.ts";

const page = (number: number, balance: number, answers = 10): ReadPage => ({
  page: number,
  answers,
  balance,
});

describe("a score estimated from some pages", () => {
  test("takes every page that was not read for what lies beside it", () => {
    // Pages 0 to 5 of 14, then the last: each of the eight between belongs half to either side.
    const read = [0, 1, 2, 3, 4, 5, 13].map((number) => page(number, number === 13 ? 8 : 2));
    // Six pages of 2 and half of seven more; one of 8 and half of seven more; of 14 pages.
    expect(pageEstimate(read, 14)?.score).toBeCloseTo((100 * (2 * 9.5 + 8 * 4.5)) / 140, 10);
  });

  test("is as sure as its pages are alike, whatever the drift between them", () => {
    const drifting = [0, 2, 4, 6, 8, 10, 12].map((number) => page(number, number / 2));
    expect(pageEstimate(drifting, 14)?.margin).toBeLessThan(1e-6);
    const jumping = drifting.map(({ page: number, answers }, at) => ({
      page: number,
      answers,
      balance: at % 2,
    }));
    expect(pageEstimate(jumping, 14)?.margin).toBeGreaterThan(5);
  });

  test("is none where too little was read, nothing counts, or all of it was read", () => {
    const six = [0, 1, 2, 3, 4, 5].map((number) => page(number, 1));
    expect(pageEstimate(six.slice(0, 5), 9)).toBeUndefined();
    expect(
      pageEstimate(
        six.map((each) => ({ ...each, answers: 0, balance: 0 })),
        9,
      ),
    ).toBeUndefined();
    expect(pageEstimate(six, 6)).toBeUndefined();
    expect(pageEstimate(six, 7)).toBeDefined();
  });
});

/** A list whose score falls, then rises, by a fifth of the answers, and of which one in seven chains has no answer. */
function driftingList(random: () => number): readonly ReadPage[] {
  const pages = 80 + Math.floor(random() * 300);
  const turn = random();
  return Array.from({ length: pages }, (_, number) => {
    const promoters = 0.4 + 0.2 * Math.abs(number / pages - turn);
    const rows = number === pages - 1 ? 1 + Math.floor(random() * 99) : 100;
    let [balance, answers] = [0, 0];
    for (let row = 0; row < rows; row++) {
      if (random() < 1 / 7) continue;
      answers++;
      const drawn = random();
      balance += drawn < promoters ? 1 : drawn > 0.8 ? -1 : 0;
    }
    return { page: number, balance, answers };
  });
}

/** The part of a list that was read after so many pages. */
function spreadOver(list: readonly ReadPage[], count: number): readonly ReadPage[] {
  const order = new SpreadOrder();
  const taken = new Set<number>();
  while (taken.size < count) taken.add(order.next(list.length, (each) => taken.has(each)) ?? list.length);
  return list.filter(({ page: number }) => taken.has(number));
}

test.each([0.1, 0.25, 0.5])(
  "of 1,000 lists with drift, %d of each read, 93 to 97 in a hundred end within the margin",
  (part) => {
    const bits = new RandomBits(20_261_122);
    const random = () => bits.next();
    let within = 0;
    for (let run = 0; run < 1000; run++) {
      const list = driftingList(random);
      const told = pageEstimate(spreadOver(list, Math.round(part * list.length)), list.length);
      const sum = (of: (each: ReadPage) => number) => list.reduce((total, each) => total + of(each), 0);
      const score = (100 * sum(({ balance }) => balance)) / sum(({ answers }) => answers);
      if (told !== undefined && Math.abs(told.score - score) <= told.margin) within++;
    }
    expect(within).toBeGreaterThanOrEqual(930);
    expect(within).toBeLessThanOrEqual(970);
  },
);
