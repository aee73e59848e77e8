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
  expect([builder.tooVaried, said(builder, 5)]).toEqual([["till"], []]);
  expect(builder.entry("till", "a")).toBeUndefined();
});

test("of more keys than are kept the later ones are passed over, and not named", () => {
  const builder = new MetadataBuilder({ values: 9, keys: 2 });
  builder.set(0, { a: 1, b: 1, c: 1 });
  builder.set(1, { b: 2, c: 2 });
  expect(said(builder, 2)).toEqual([
    ["a", ["1", undefined]],
    ["b", ["1", "2"]],
  ]);
  expect(builder.tooVaried).toEqual([]);
});
