import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

const rows = read("../../docs/contract-notes.md")
  .split("\n")
  .filter((line) => line.startsWith("|") && !/^[ |-]+$/.test(line))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map((cells) => cells.slice(1, -1))
  .filter((cells) => cells.at(-1) !== "pinned by");

/** `path` › name of a test, several of them with a dot between. */
const references = rows.flatMap((cells) =>
  (cells.at(-1) ?? "").split(" · ").map((pin) => [cells[0] ?? "", pin] as const),
);

describe("docs/contract-notes.md", () => {
  test("has no row without a test", () => {
    expect(rows.length).toBeGreaterThan(60);
    expect(references.filter(([, pin]) => !/^`[\w/.-]+\.(?:test|contract)\.ts` › \S/.test(pin))).toEqual([]);
  });

  test.each(references)("%s: %s", (_statement, pin) => {
    const [, path = "", name = ""] = /^`(.*?)` › (.*)$/.exec(pin) ?? [];
    expect(existsSync(new URL(`../${path}`, import.meta.url))).toBe(true);
    // Names stand in the source as written here, in a test or in the table that a test runs over.
    expect(read(`../${path}`)).toContain(name);
  });
});
