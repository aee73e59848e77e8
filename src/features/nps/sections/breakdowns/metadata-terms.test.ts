import { expect, test } from "vitest";
import { chain } from "../../../../analysis/columns/chains.fixture.ts";
import { ColumnBuilder } from "../../../../analysis/columns/column-builder.ts";
import { metadataTerm } from "../../../../analysis/slice/terms.ts";
import { metadataKeys, toggledTerm } from "./metadata-terms.ts";

test("keys with contact details are left out, chosen or not", () => {
  const builder = new ColumnBuilder();
  builder.append([
    chain({ _id: "a", metadata: { till: "4", "a=b": "x", receiptTo: "no receipt" } }),
    chain({ _id: "b", metadata: { till: "5", receiptTo: "customer200@example.com" } }),
  ]);
  const columns = builder.snapshot();
  expect(metadataKeys(columns, undefined)).toEqual({ keys: ["a=b", "till"], arePersonalLeftOut: true });
  expect(metadataKeys(columns, "receiptTo").keys).toEqual(["a=b", "till"]);
  expect(metadataKeys(columns, "lane")).toEqual({ keys: ["a=b", "lane", "till"], arePersonalLeftOut: true });
});

test("a click picks a value, another value of its key takes its place, a second click takes it back", () => {
  const one = toggledTerm([], "till", "4");
  expect(one).toEqual(["till=4"]);
  expect(toggledTerm(one ?? [], "till", "5")).toEqual(["till=5"]);
  expect(toggledTerm(one ?? [], "tills", "4")).toEqual(["till=4", "tills=4"]);
  expect(toggledTerm(one ?? [], "till", "4")).toBeUndefined();
});

test.each(["a=b", "50%", "%3D", "=", "%253D=", "till"])("the key %s is read as it was written", (key) => {
  const [term = ""] = toggledTerm([], key, "x=y") ?? [];
  expect(metadataTerm(term)).toEqual({ key, value: "x=y" });
});
