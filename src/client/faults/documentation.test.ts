import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { faults } from "../testing/faults/all.ts";

test("docs/faults.md says of every fault what the person sees", () => {
  const text = readFileSync(new URL("../../../docs/faults.md", import.meta.url), "utf8");
  const told = new Set(text.split("\n").map((line) => line.split("|")[1]?.trim().replaceAll("`", "")));
  const names = faults.flatMap(([, group]) => group.map(({ name }) => name));
  expect(names.filter((name) => !told.has(name))).toEqual([]);
});
