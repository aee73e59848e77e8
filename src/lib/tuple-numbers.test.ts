import * as fc from "fast-check";
import { expect, test } from "vitest";
import { TupleNumbers } from "./tuple-numbers.ts";

test("the same tuple has the same number, and another one the next", () => {
  const anyTuple = fc.tuple(fc.integer({ min: -1, max: 20 }), fc.constantFrom(0, 1, 2 ** 31 - 1), fc.nat(40));
  fc.assert(
    fc.property(fc.array(anyTuple, { maxLength: 2_000, minLength: 900 }), (tuples) => {
      const columns = [0, 1, 2].map((at) => Int32Array.from(tuples, (tuple) => tuple[at] ?? 0));
      const numbers = new TupleNumbers(3);
      const expected = new Map<string, number>();
      tuples.forEach((tuple, row) => {
        const key = tuple.join();
        expected.set(key, expected.get(key) ?? expected.size);
        expect(numbers.number(columns, row)).toBe(expected.get(key));
      });
      expect(numbers.size).toBe(expected.size);
    }),
    { numRuns: 10 },
  );
});
