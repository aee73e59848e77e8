import { expect, test } from "vitest";
import { MetadataBuilder } from "./metadata-builder.ts";

/** By key what each row says. */
const said = (builder: MetadataBuilder, rows: number) =>
  builder.columns(rows).map(({ key, values, codes, combinations }) => {
    const told = Array.from(combinations, (combination) => values[(codes[combination] ?? 0) - 1]);
    return [key, told];
  });

test("a row has what was noted of it, as text, and nothing where it has no such key", () => {
  const builder = new MetadataBuilder();
  builder.set(0, { till: 1, open: true });
  builder.set(2, { till: "1", note: null, list: [1], empty: "" });
  expect(said(builder, 3)).toEqual([
    ["open", ["true", undefined, undefined]],
    ["till", ["1", undefined, "1"]],
  ]);
});

test("a key that has one value too many is given up for good, and named", () => {
  const builder = new MetadataBuilder({ values: 2, keys: 9 });
  for (const [row, till] of ["a", "b", "a"].entries()) builder.set(row, { till });
  expect(builder.tooVaried).toEqual([]);
  expect(said(builder, 3)).toEqual([["till", ["a", "b", "a"]]]);
  builder.set(3, { till: "c" });
  builder.set(4, { till: "a" });
  expect(builder.isTooVaried("till")).toBe(true);
  expect([builder.tooVaried, said(builder, 5)]).toEqual([["till"], []]);
  expect(builder.entry("till", "a")).toBeUndefined();
});

test("of more keys than are kept the later ones are passed over, and take the place of one that is given up", () => {
  const builder = new MetadataBuilder({ values: 1, keys: 2 });
  builder.set(0, { one: "a", two: "a", three: "a" });
  expect(said(builder, 1).map(([key]) => key)).toEqual(["one", "two"]);
  expect(builder.tooVaried).toEqual([]);
  builder.set(1, { two: "b" });
  builder.set(2, { three: "a" });
  expect(said(builder, 3)).toEqual([
    ["one", ["a", undefined, undefined]],
    ["three", [undefined, undefined, "a"]],
  ]);
});
