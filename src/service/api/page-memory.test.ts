import * as fc from "fast-check";
import { expect, test } from "vitest";
import { PageMemory, type KeptPage } from "./coded-pages.ts";

const bytes = (length: number, value = 1) => new Uint8Array(length).fill(value);
const page = (length: number, value = 1): KeptPage => ({
  bytes: bytes(length, value),
  decodedLength: length,
});

test("a page is found again until the data changes", () => {
  const memory = new PageMemory(1_000);
  memory.keep("1.1", "a", page(10));
  expect(memory.find("1.1", "a")).toEqual(page(10));
  expect(memory.find("1.2", "a")).toBeUndefined();
  memory.keep("1.2", "b", page(10));
  expect(memory.find("1.1", "a")).toBeUndefined();
  expect(memory.find("1.2", "a")).toBeUndefined();
});

test("what was given stays the caller's own", () => {
  const memory = new PageMemory(1_000);
  const given = { bytes: bytes(10), decodedLength: 99 };
  memory.keep("1.1", "a", given);
  given.bytes.fill(9);
  expect(memory.find("1.1", "a")).toEqual({ bytes: bytes(10), decodedLength: 99 });
});

test("what was kept first goes when it gets too much, and keys take room as well", () => {
  const memory = new PageMemory(33);
  for (const key of ["a", "b", "c", "d"]) memory.keep("1.1", key, page(10));
  const kept = ["a", "b", "c", "d"].filter((key) => memory.find("1.1", key) !== undefined);
  expect(kept).toEqual(["b", "c", "d"]);
  memory.keep("1.1", "e".repeat(23), page(10));
  expect(["b", "c", "d"].filter((key) => memory.find("1.1", key) !== undefined)).toEqual([]);
});

test("a page larger than all there is is not kept, and one kept twice counts once", () => {
  const memory = new PageMemory(30);
  memory.keep("1.1", "large", page(31));
  expect(memory.find("1.1", "large")).toBeUndefined();
  for (let time = 0; time < 9; time += 1) memory.keep("1.1", "a", page(10));
  memory.keep("1.1", "b", page(10));
  expect(memory.find("1.1", "a")).toBeDefined();
});

test("whatever lengths come, a page that is found is the one that was kept, and the last one is found", () => {
  const capacity = 100;
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: capacity - 2 }), { maxLength: 60 }), (lengths) => {
      const memory = new PageMemory(capacity);
      const pages = lengths.map((length, index) => page(length, index + 1));
      pages.forEach((kept, index) => {
        memory.keep("1.1", `${index}`, kept);
        expect(memory.find("1.1", `${index}`)).toEqual(kept);
        const found = pages.slice(0, index + 1).map((_, key) => memory.find("1.1", `${key}`));
        found.forEach((other, key) => expect(other ?? pages[key]).toEqual(pages[key]));
        expect(found.reduce((sum, other) => sum + (other?.bytes.length ?? 0), 0)).toBeLessThanOrEqual(
          capacity,
        );
      });
    }),
  );
});
