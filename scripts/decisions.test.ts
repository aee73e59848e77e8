import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const pages = readdirSync("docs/adr").filter((name) => /^\d{3}-.*\.md$/.test(name));

test("every decision has a number of its own, and a line in the list of all", () => {
  const listed = [
    ...readFileSync("docs/adr/README.md", "utf8").matchAll(/^\| \[(\d{3})\]\(([^)]+)\) +\| \S/gm),
  ];
  expect(listed.map(([, number, name]) => `${number} ${name}`)).toEqual(
    pages.toSorted().map((name) => `${name.slice(0, 3)} ${name}`),
  );
  expect(new Set(pages.map((name) => name.slice(0, 3))).size).toBe(pages.length);
});
