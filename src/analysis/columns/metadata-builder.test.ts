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

/** The keys that a builder of two keeps of these, one a row, and whether there were more. */
function kept(keys: readonly string[]) {
  const builder = new MetadataBuilder({ values: 1, keys: 2 });
  for (const [row, key] of keys.entries()) builder.set(row, { [key]: "a" });
  return [said(builder, 0).map(([key]) => key), builder.hasMore];
}

test("of more keys than are kept those that come first by name are, in whatever order they come, and it is said that there were more", () => {
  expect(kept(["b", "a"])).toEqual([["a", "b"], false]);
  for (const order of ["abc", "acb", "bac", "bca", "cab", "cba"])
    expect(kept(order.split(""))).toEqual([["a", "b"], true]);
});

test("a key that is given up keeps its place: the rows of before that another had are gone", () => {
  const builder = new MetadataBuilder({ values: 1, keys: 2 });
  builder.set(0, { one: "a", three: "a", two: "a" });
  builder.set(1, { three: "b" });
  builder.set(2, { two: "a" });
  expect(said(builder, 3)).toEqual([["one", ["a", undefined, undefined]]]);
  expect([builder.tooVaried, builder.isGivenUp("two")]).toEqual([["three"], true]);
});

test("a key that is given up makes room for one that comes first by name, and is named no more", () => {
  const builder = new MetadataBuilder({ values: 1, keys: 1 });
  builder.set(0, { b: "a" });
  builder.set(1, { b: "b" });
  builder.set(2, { a: "a" });
  expect(said(builder, 3)).toEqual([["a", [undefined, undefined, "a"]]]);
  expect([builder.tooVaried, builder.hasMore]).toEqual([[], true]);
});

test("what is known of a key that made room is noted no more", () => {
  const builder = new MetadataBuilder({ values: 9, keys: 1 });
  const late = builder.entry("b", "x");
  builder.set(0, { a: "a" });
  if (late !== undefined) builder.put(1, late);
  expect(late?.column.codes).toHaveLength(0);
  expect(said(builder, 2)).toEqual([["a", ["a", undefined]]]);
});
