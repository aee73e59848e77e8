// One HTML page for each screen, which preloads that screen's own chunks: without it a browser would learn of them
// only after it has fetched and run the entry. `responses.html` serves /responses; `responses/index.html`, all below.
// The page of a screen that is asked for ahead begins with the module that does so.
import type { Plugin } from "vite";
import { addresses, aheadFile, filesFor, filesSoon, type Bundle } from "./bundle.ts";
import { asBundle } from "./bundle-report.ts";

/** Where the page of an address is written, relative to the build's folder. */
export function pageFile(address: string): string {
  const parts = address.split("/").slice(1);
  const parameter = parts.findIndex((part) => part.startsWith("$"));
  return parameter === -1 ? `${parts.join("/")}.html` : `${parts.slice(0, parameter).join("/")}/index.html`;
}

/** The page with links to all files that the screen at `address` needs, now or soon, and that it does not name yet. */
export function pageFor(index: string, bundle: Bundle, address: string): string {
  const isNew = (file: string) => !index.includes(`"/${file}"`);
  const files = filesFor(bundle, address).filter(isNew);
  const styles = files.filter(isStyle).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);
  const scripts = files.filter((file) => !isStyle(file)).map((file) => preload(file));
  const soon = filesSoon(bundle, address)
    .filter((file) => !isStyle(file) && !files.includes(file) && isNew(file))
    .map((file) => preload(file, ' fetchpriority="low"'));
  // Much code, which signing in does not wait for. After it, the module that the page begins with takes it out.
  const code = soon.length === 0 ? scripts : [`<template>${scripts.concat(soon).join("")}</template>`];
  const links = styles.concat(code).map((link) => `  ${link}\n`);
  const page = index.replace("</head>", `${links.join("")}  </head>`);
  const ahead = aheadFile(bundle, address);
  return lookingRight(bundle, ahead === undefined ? page : startingWith(ahead, page));
}

const isStyle = (file: string) => file.endsWith(".css");
const preload = (file: string, priority = "") =>
  `<link rel="modulepreload" crossorigin${priority} href="/${file}">`;

/** The page with nothing painted before the module has run that has it look as it was chosen. */
export function lookingRight(bundle: Bundle, page: string): string {
  const chunk = bundle.find(({ modules }) => modules.includes("src/first-look.ts"));
  if (chunk === undefined) return page;
  return page.replace(
    new RegExp(`<script(?=[^>]*"/${RegExp.escape(chunk.file)}")`),
    '<script blocking="render"',
  );
}

/** The page with a script that runs as soon as it is there, in the place of the tag that it had. */
function startingWith(file: string, page: string): string {
  const tag = new RegExp(`<(?:script|link)\\b[^>]*"/${RegExp.escape(file)}"[^>]*>(?:</script>)?\\s*`);
  const script = `<script type="module" async crossorigin fetchpriority="high" src="/${file}"></script>`;
  return page.replace(tag, "").replace("<head>", `<head>\n    ${script}`);
}

export function routePages(): Plugin {
  return {
    name: "route-pages",
    apply: "build",
    enforce: "post",
    generateBundle(_options, output) {
      const first = output["index.html"];
      if (first?.type !== "asset") return;
      const index = String(first.source);
      const bundle = asBundle(output);
      first.source = lookingRight(bundle, index);
      for (const address of addresses(bundle).filter((path) => path !== "/")) {
        this.emitFile({
          type: "asset",
          fileName: pageFile(address),
          source: pageFor(index, bundle, address),
        });
      }
    },
  };
}
