import { expect, test } from "vitest";
import { FirstAlike, repeatKey } from "./first-alike.ts";
import { normalise } from "./normalise.ts";

test.each([
  ["Long queue!", "long queue"],
  ["  long -- queue ", "long queue"],
  ["?! …", ""],
  ["ok👍", "ok👍"],
  ["it's 2.5 €", "it s 2 5"],
  [`a${"!".repeat(250)}b`, "a b"],
  ["👩‍👧 x", "👩‍👧 x"],
])("%j is compared as %j", (text, key) => {
  expect(repeatKey(normalise(text))).toBe(key);
});

test("a comment is alike to the first that has its key, though others came between", () => {
  const keys = ["a", "b", "a", "c", "b", "a"];
  const firsts = new FirstAlike((comment) => keys[comment] ?? "");
  expect(keys.map(() => firsts.add())).toEqual([0, 1, 0, 3, 1, 0]);
  expect(Array.from(keys.keys(), firsts.of)).toEqual([0, 1, 0, 3, 1, 0]);
});
