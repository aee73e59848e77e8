import { expect, test } from "vitest";
import { PageMemory } from "./page-memory.ts";

const bytes = (length: number) => new Uint8Array(length);

test("a page is found again until the data changes", () => {
  const memory = new PageMemory({ capacity: 1_000 });
  const page = bytes(10);
  memory.keep("1.1", "a", page);
  expect(memory.find("1.1", "a")).toBe(page);
  expect(memory.find("1.2", "a")).toBeUndefined();
  memory.keep("1.2", "b", bytes(10));
  expect(memory.find("1.1", "a")).toBeUndefined();
  expect(memory.find("1.2", "a")).toBeUndefined();
});

test("what was used longest ago goes when it gets too much", () => {
  const memory = new PageMemory({ capacity: 30 });
  for (const key of ["a", "b"]) memory.keep("1.1", key, bytes(10));
  memory.find("1.1", "a");
  memory.keep("1.1", "c", bytes(10));
  const kept = ["a", "b", "c"].filter((key) => memory.find("1.1", key) !== undefined);
  expect(kept).toEqual(["a", "c"]);
});

test("a page larger than all there is is not kept, and one kept twice counts once", () => {
  const memory = new PageMemory({ capacity: 30 });
  memory.keep("1.1", "large", bytes(31));
  expect(memory.find("1.1", "large")).toBeUndefined();
  for (let time = 0; time < 9; time += 1) memory.keep("1.1", "a", bytes(10));
  memory.keep("1.1", "b", bytes(10));
  expect(memory.find("1.1", "a")).toBeDefined();
});
