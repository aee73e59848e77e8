import { expect, test } from "vitest";
import { chain } from "../../../../analysis/columns/chains.fixture.ts";
import { ColumnBuilder } from "../../../../analysis/columns/column-builder.ts";
import { metadataKeys, toggledTerm } from "./metadata-terms.ts";

test("keys with contact details are left out, chosen or not", () => {
  const builder = new ColumnBuilder();
  builder.append([
    chain({ _id: "a", metadata: { till: "4", "a=b": "x", receiptTo: "no receipt" } }),
    chain({ _id: "b", metadata: { till: "5", receiptTo: "customer200@example.com" } }),
  ]);
  const columns = builder.snapshot();
  expect(metadataKeys(columns, undefined)).toEqual({ keys: ["till"], arePersonalLeftOut: true });
  expect(metadataKeys(columns, "receiptTo").keys).toEqual(["till"]);
  expect(metadataKeys(columns, "lane")).toEqual({ keys: ["lane", "till"], arePersonalLeftOut: true });
});

test("a click picks a value, another value of its key takes its place, a second click takes it back", () => {
  const one = toggledTerm([], "till", "4");
  expect(one).toEqual(["till=4"]);
  expect(toggledTerm(one ?? [], "till", "5")).toEqual(["till=5"]);
  expect(toggledTerm(one ?? [], "tills", "4")).toEqual(["till=4", "tills=4"]);
  expect(toggledTerm(one ?? [], "till", "4")).toBeUndefined();
});
