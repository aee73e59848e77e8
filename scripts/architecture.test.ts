import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("the ways of a request, a page and a number lead through files that are there", () => {
  const ways = readFileSync("ARCHITECTURE.md", "utf8")
    .split(/^## /m)
    .filter((part) => /^.*way through\n/.test(part));
  const files = ways.flatMap((way) => [...way.matchAll(/`([\w./$-]+\.tsx?)`/g)].map(([, file]) => file));
  expect(ways).toHaveLength(3);
  expect(files.filter((file) => !existsSync(`src/${file}`))).toEqual([]);
});
