import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, matchesGlob } from "node:path/posix";
import { expect, test } from "vitest";
import manifest from "../package.json" with { type: "json" };

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

/** A page without what is code. */
const proseOf = (page: string): string => readFileSync(page, "utf8").replaceAll(/^ *```[^]*?^ *```/gm, "");

/** The anchors of a page's headings, as GitHub makes them. */
const anchorsOf = (page: string): readonly string[] =>
  Array.from(proseOf(page).matchAll(/^#+ (.+)$/gm), ([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(" ", "-"),
  );

/** npm packs the first three whatever the manifest says. */
const PACKED = ["README.md", "LICENSE", "package.json", ...manifest.files];
const isPacked = (file: string): boolean =>
  PACKED.some((each) => matchesGlob(file, each) || file.startsWith(`${each}/`));

test("every link of a page leads to what is there, and of a page of the package to what is in the package", () => {
  const dead = globSync(["*.md", "docs/**/*.md"]).flatMap((page) =>
    Array.from(
      proseOf(page)
        .replaceAll(/`[^`\n]*`/g, "")
        .matchAll(/\]\(([^)\s]+)\)/g),
      ([, link = ""]) => link,
    )
      .filter((link) => !/^[a-z]+:/.test(link))
      .filter((link) => {
        const [path = "", anchor] = link.split("#");
        const target = path === "" ? page : join(dirname(page), path);
        const isThere = existsSync(target) && (anchor === undefined || anchorsOf(target).includes(anchor));
        return !isThere || (isPacked(page) && !isPacked(target));
      })
      .map((link) => `${page}: ${link}`),
  );
  expect(dead).toEqual([]);
});
