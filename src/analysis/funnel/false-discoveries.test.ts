import * as fc from "fast-check";
import { expect, test } from "vitest";
import { discoveries } from "./false-discoveries.ts";

/** The fifteen p-values of the example in the paper of 1995. */
const PAPER = [
  0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528,
  0.759, 1,
];

const anyChances = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 40 });

test("four of the paper's fifteen are discoveries", () => {
  expect(
    discoveries(PAPER)
      .map((is, at) => (is ? at : -1))
      .filter((at) => at >= 0),
  ).toEqual([0, 1, 2, 3]);
});

test("one look alone is held to 5 %, and no look finds nothing", () => {
  expect(discoveries([0.05])).toEqual([true]);
  expect(discoveries([0.0501])).toEqual([false]);
  expect(discoveries([])).toEqual([]);
});

test("the order of the looks makes no difference", () => {
  fc.assert(
    fc.property(anyChances, (chances) => {
      expect(discoveries(chances.toReversed()).toReversed()).toEqual(discoveries(chances));
    }),
  );
});

test("what is less likely by chance than a discovery is one too", () => {
  fc.assert(
    fc.property(anyChances, (chances) => {
      const found = discoveries(chances);
      const largest = Math.max(-1, ...chances.filter((_, at) => found[at]));
      expect(found).toEqual(chances.map((chance) => chance <= largest));
    }),
  );
});
