import { expect, test } from "vitest";
import { SpreadOrder } from "../../client/walk/page-scheduler.ts";
import { RandomBits } from "../../lib/statistics/random-bits.ts";
import { pageEstimate, type ReadPage } from "./list-estimate.ts";

/** A list whose score falls, then rises, by a fifth of the answers, and of which one in seven chains has no answer. */
function driftingList(random: () => number): readonly ReadPage[] {
  const pages = 80 + Math.floor(random() * 300);
  const turn = random();
  return Array.from({ length: pages }, (_, number) => {
    const top = 0.4 + 0.2 * Math.abs(number / pages - turn);
    const rows = number === pages - 1 ? 1 + Math.floor(random() * 99) : 100;
    let [balance, answers] = [0, 0];
    for (let row = 0; row < rows; row++) {
      if (random() < 1 / 7) continue;
      answers++;
      const drawn = random();
      balance += drawn < top ? 1 : drawn > 0.8 ? -1 : 0;
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
