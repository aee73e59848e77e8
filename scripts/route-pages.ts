// One HTML page for each screen, which preloads that screen's own chunks: without it a browser would learn of them
// only after it has fetched and run the entry. `responses.html` serves /responses; `responses/index.html`, all below.
// The page of a screen that is asked for ahead begins with the module that does so.
import type { Plugin, Rolldown } from "vite";
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
  const missing = filesFor(bundle, address).filter((file) => !index.includes(`"/${file}"`));
  const links = missing.map((file) =>
    file.endsWith(".css")
      ? `<link rel="stylesheet" crossorigin href="/${file}">`
      : `<link rel="modulepreload" crossorigin href="/${file}">`,
  );
  const soon = filesSoon(bundle, address)
    .filter((file) => file.endsWith(".js") && !missing.includes(file) && !index.includes(`"/${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`);
  const page = index.replace(
    "</head>",
    `${links
      .concat(soon)
      .map((link) => `  ${link}\n`)
      .join("")}  </head>`,
  );
  const ahead = aheadFile(bundle, address);
  return ahead === undefined ? page : startingWith(ahead, page);
}

/** The page with a script that runs as soon as it is there, in the place of the tag that it had. */
function startingWith(file: string, page: string): string {
  const tag = new RegExp(`<(?:script|link)\\b[^>]*"/${RegExp.escape(file)}"[^>]*>(?:</script>)?\\s*`);
  const script = `<script type="module" async crossorigin fetchpriority="high" src="/${file}"></script>`;
  return page.replace(tag, "").replace("<head>", `<head>\n    ${script}`);
}

function textOf(output: Rolldown.OutputBundle, file: string): string | undefined {
  const item = output[file];
  return item?.type === "asset" ? String(item.source) : undefined;
}

export function routePages(): Plugin {
  return {
    name: "route-pages",
    apply: "build",
    enforce: "post",
    generateBundle(_options, output) {
      const index = textOf(output, "index.html");
      if (index === undefined) return;
      const bundle = asBundle(output);
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
