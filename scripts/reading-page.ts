// docs/reading.md as a page of the dashboard, in English: /reading.html, which "How is this computed?" leads to.
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const SOURCE = "docs/reading.md";
const STYLES = "reading.css";

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const inline = (text: string): string =>
  escaped(text)
    .replaceAll(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
    .replaceAll(/(?<!\w)_([^_]+)_(?!\w)/g, "<em>$1</em>");

/** "Lasting change" is found at `#lasting-change`, as on GitHub. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, "")
    .replaceAll(" ", "-");

/** The Markdown that the guide is written in: headings, paragraphs, lists, one picture in a paragraph. */
export function pageOf(markdown: string): string {
  const blocks = markdown.trim().split(/\n\n+/).map(htmlOf);
  const title = /^# (.+)$/m.exec(markdown)?.[1] ?? "";
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${escaped(title)} · Earshot</title>
    <link rel="icon" href="/icon.svg" />
    <link rel="stylesheet" href="/${STYLES}" />
  </head>
  <body>
    <main>
${blocks.join("\n")}
    </main>
  </body>
</html>
`;
}

function htmlOf(block: string): string {
  const [, marks = "", heading = ""] = /^(#+) (.+)$/.exec(block) ?? [];
  if (marks !== "")
    return `<h${marks.length} id="${anchorOf(heading)}">${inline(heading)}</h${marks.length}>`;
  const [, alt, source] = /^!\[(.*)\]\(images\/(.+)\)$/.exec(block) ?? [];
  if (alt !== undefined && source !== undefined)
    return `<img src="/${pictureFile(source)}" alt="${escaped(alt)}" />`;
  if (!block.startsWith("- ")) return `<p>${inline(block)}</p>`;
  const items = block.split(/^- /m).slice(1);
  return `<ul>${items.map((item) => `<li>${inline(item.trim())}</li>`).join("")}</ul>`;
}

const pictureFile = (name: string): string => `reading-${name}`;

export function readingPage(): Plugin {
  return {
    name: "reading-page",
    apply: "build",
    generateBundle() {
      const markdown = readFileSync(SOURCE, "utf8");
      this.emitFile({ type: "asset", fileName: "reading.html", source: pageOf(markdown) });
      for (const [, name = ""] of markdown.matchAll(/\(images\/(.+?)\)/g))
        this.emitFile({
          type: "asset",
          fileName: pictureFile(name),
          source: readFileSync(`docs/images/${name}`),
        });
    },
  };
}
