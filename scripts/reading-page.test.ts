import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { anchorOf, pageOf } from "./reading-page.ts";
import { READING_PARTS } from "../src/ui/method.tsx";

const guide = readFileSync("docs/reading.md", "utf8");

test("the guide becomes a page with headings that can be linked to, lists, emphasis and pictures", () => {
  const page = pageOf(
    "# A & B\n\n## Lasting change\n\nIt **fell** _so far_,\nsnake_case_name.\n\n- one\n- two\n  lines\n\n![A chart](images/nps.png)",
  );
  expect(page).toContain('<h1 id="a--b">A &amp; B</h1>');
  expect(page).toContain('<h2 id="lasting-change">Lasting change</h2>');
  expect(page).toContain("<p>It <strong>fell</strong> <em>so far</em>,\nsnake_case_name.</p>");
  expect(page).toContain("<ul><li>one</li><li>two\n  lines</li></ul>");
  expect(page).toContain('<img src="/reading-nps.png" alt="A chart" />');
});

test("every part that a number leads to is a heading of the guide, which leaves no Markdown unread", () => {
  const headings = [...guide.matchAll(/^## (.+)$/gm)].map(([, heading = ""]) => anchorOf(heading));
  for (const part of READING_PARTS) expect(headings).toContain(part);
  expect(pageOf(guide)).not.toMatch(/\*\*|\]\(|^#/m);
});
