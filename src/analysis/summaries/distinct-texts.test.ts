import * as fc from "fast-check";
import { expect, test } from "vitest";
import { DistinctTexts } from "./distinct-texts.ts";

const countsOf = (texts: readonly string[], most?: number) => {
  const distinct = new DistinctTexts(most);
  for (const text of texts) distinct.add(text);
  return distinct.counts();
};

test("a text that comes late and often stands before a thousand that came once", () => {
  const once = Array.from({ length: 1500 }, (_, at) => `t${at}`);
  const { values, others } = countsOf([...once, "often", "often"]);
  expect(values[0]).toEqual({ value: "often", count: 2 });
  expect([values.length, others]).toEqual([1000, 501]);
});

test("the same answers in any order count the same, each that is listed exactly, however few are kept", () => {
  const anyTexts = fc.array(fc.string({ maxLength: 2 }), { maxLength: 120 });
  const inTwoOrders = anyTexts.chain((texts) =>
    fc.record({
      texts: fc.constant(texts),
      order: fc.shuffledSubarray(texts, { minLength: texts.length }),
    }),
  );
  fc.assert(
    fc.property(inTwoOrders, fc.integer({ min: 1, max: 20 }), ({ texts, order }, most) => {
      const counts = countsOf(texts, most);
      expect(countsOf(order, most)).toEqual(counts);
      for (const { value, count } of counts.values)
        expect(count).toBe(texts.filter((text) => text === value).length);
      expect(counts.others + counts.values.reduce((sum, { count }) => sum + count, 0)).toBe(texts.length);
    }),
  );
});
