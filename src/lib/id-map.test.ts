import fc from "fast-check";
import { expect, test } from "vitest";
import { IdMap } from "./id-map.ts";

const usual = fc.tuple(fc.nat(0xffff_ffff), fc.nat(3), fc.nat(0xffff_ffff));
const ids = fc.oneof(
  usual.map((words) => words.map((word) => word.toString(16).padStart(8, "0")).join("")),
  fc.constantFrom(
    "",
    "1",
    "000000000000000000000000",
    "00000000000000000000000G",
    "ABCDEFABCDEFABCDEFABCDEF",
  ),
  fc.string({ minLength: 24, maxLength: 24 }),
);

test("it holds what a map of texts holds", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(ids, fc.nat(0xffff_ffff))), (entries) => {
      const [map, texts] = [new IdMap(), new Map<string, number>()];
      for (const [id, number] of entries) {
        expect(map.get(id)).toBe(texts.get(id));
        expect(map.replace(id, number)).toBe(texts.get(id));
        texts.set(id, number);
        expect(map.size).toBe(texts.size);
      }
      for (const [id, number] of texts) expect(map.get(id)).toBe(number);
    }),
  );
});

const idOf = (number: number): string => number.toString(16).padStart(24, "0");

test("it grows", () => {
  const map = new IdMap();
  for (let number = 0; number < 5000; number++) map.replace(idOf(number), number);
  expect(map.size).toBe(5000);
  expect([0, 1, 4999].map((number) => map.get(idOf(number)))).toEqual([0, 1, 4999]);
  expect(map.get(idOf(5000))).toBeUndefined();
});
