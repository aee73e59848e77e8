import { expect, test } from "vitest";
import { pickMetadata, smallNumbers } from "./metadata-columns.ts";

test("up to 256 different numbers take a byte each, more of them two", () => {
  expect([smallNumbers(256, 3), smallNumbers(257, 3)]).toEqual([new Uint8Array(3), new Uint16Array(3)]);
});

test("rows are picked in the order asked for, and keys that are packed together still are", () => {
  const combinations = Uint8Array.of(0, 1, 2, 1);
  const other = Uint8Array.of(1, 0, 0, 1);
  const columns = ["a", "b", "c"].map((key) => ({
    key,
    values: ["x", "y"],
    codes: Uint8Array.of(0, 1, 2),
    combinations: key === "c" ? other : combinations,
  }));
  const [a, b, c] = pickMetadata(columns, Uint32Array.of(3, 0, 2));
  expect(a?.combinations).toEqual(Uint8Array.of(1, 0, 2));
  expect(b?.combinations).toBe(a?.combinations);
  expect(c).toMatchObject({ key: "c", values: ["x", "y"], combinations: Uint8Array.of(1, 1, 0) });
});
