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

test.each(pages)("%s opens with its decision, in one sentence", (page) => {
  const [title = "", decision = "", status = ""] = readFileSync(`docs/adr/${page}`, "utf8").split("\n\n");
  expect(title).toMatch(new RegExp(`^# ${page.slice(0, 3)}: \\S`));
  expect(decision).toMatch(/^[^#|-].*[.]$/s);
  expect(decision).not.toMatch(/[.!?]\s/);
  expect(decision.split(/\s+/).length).toBeLessThanOrEqual(35);
  expect(status).toMatch(/^Status: (accepted|superseded by \d{3})/);
});

/** Files and folders that a text names by their paths in the repository, globs among them; `NAME` stands for any name. */
const pathsIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(/(?<![\w/.$-])(?:src|scripts|bench|e2e|docs)\/[\w$*{},./-]*/g), ([path]) =>
    path.replace(/[.,]+$/, "").replaceAll("NAME", "*"),
  );

test("every file and folder that a page names is there", () => {
  const gone = globSync(["ARCHITECTURE.md", "CONTRIBUTING.md", "README.md", "docs/**/*.md"]).flatMap((page) =>
    pathsIn(readFileSync(page, "utf8"))
      .filter((path) => globSync(path).length === 0)
      .map((path) => `${page}: ${path}`),
  );
  expect(gone).toEqual([]);
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
