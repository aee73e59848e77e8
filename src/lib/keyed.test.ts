import * as fc from "fast-check";
import { expect, test } from "vitest";
import { keyed } from "./keyed.ts";

test("names that repeat are numbered", () => {
  const keys = keyed(["a", "b", "a", "a"], (name) => name).map(({ key }) => key);
  expect(keys).toEqual(["a", "b", "a 1", "a 2"]);
});

test("items stay in their order, and only a name that ends in a number can meet a numbered one", () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-c]{0,2}$/)), (names) => {
      const named = keyed(names, (name) => name);
      expect(named.map(({ item }) => item)).toEqual(names);
      expect(new Set(named.map(({ key }) => key)).size).toBe(names.length);
    }),
  );
});
