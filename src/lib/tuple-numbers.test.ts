import * as fc from "fast-check";
import { expect, test } from "vitest";
import { TupleNumbers } from "./tuple-numbers.ts";

type Tuple = readonly [number, number, number];

const columnsOf = (tuples: readonly Tuple[]) =>
  [0, 1, 2].map((place) => Int32Array.from(tuples, (tuple) => tuple[place] ?? 0));

const folded = (value: number) => (Math.imul(value, 0xcc9e2d51) + 0x1b873593) | 0;

/** Another tuple that the same hash is made of. */
function sameHash([first, second, third]: Tuple, other: number): Tuple {
  return [other, folded(first) ^ second ^ folded(other), third];
}

const anyTuple = fc
  .tuple(fc.integer({ min: -1, max: 20 }), fc.constantFrom(0, 1, 2 ** 31 - 1), fc.nat(40))
  .chain((tuple) => fc.constantFrom<Tuple[]>(tuple, sameHash(tuple, 7), sameHash(tuple, 11)));

test("the same tuple has the same number, and another one the next, batch after batch", () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(anyTuple, { maxLength: 1_500, minLength: 500 }), { maxLength: 3, minLength: 1 }),
      (batches) => {
        const numbers = new TupleNumbers(3);
        const met: string[] = [];
        for (const tuples of batches) {
          const given = numbers.numbers(columnsOf(tuples), (row) => met.push(String(tuples[row])));
          expect(Array.from(given, (number) => met[number])).toEqual(tuples.map(String));
        }
        expect(new Set(met).size).toBe(met.length);
        expect(numbers.size).toBe(met.length);
      },
    ),
    { numRuns: 10 },
  );
});

test("of no rows there are no numbers", () => {
  expect(new TupleNumbers(3).numbers(columnsOf([]), () => expect.fail())).toHaveLength(0);
});
