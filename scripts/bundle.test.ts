import { describe, expect, it } from "vitest";
import { addresses, filesFor, routeAddress, routeChunks, serviceModules, type Chunk } from "./bundle.ts";
import { pageFile, pageFor } from "./route-pages.ts";

function chunk(file: string, rest: Partial<Chunk> = {}): Chunk {
  return {
    file,
    isEntry: false,
    source: null,
    imports: [],
    dynamicImports: [],
    css: [],
    modules: [],
    ...rest,
  };
}

const screen = (name: string): string => `src/routes/${name}.tsx?tsr-split=component`;

const bundle: readonly Chunk[] = [
  chunk("entry.js", { isEntry: true, source: "index.html", imports: ["kit.js"], css: ["entry.css"] }),
  chunk("kit.js"),
  chunk("table.js", { imports: ["kit.js"], css: ["table.css"] }),
  chunk("charts.js"),
  chunk("layout.js", { source: screen("_signed-in") }),
  chunk("responses.js", { source: screen("_signed-in/responses.index"), imports: ["table.js"] }),
  chunk("chain.js", { source: screen("_signed-in/responses.$id") }),
  chunk("nps.js", { source: screen("_signed-in/nps"), dynamicImports: ["charts.js"] }),
  chunk("sign-in.js", { source: screen("sign-in") }),
];

describe("route files", () => {
  it.each([
    ["src/routes/sign-in.tsx", "/sign-in"],
    ["src/routes/index.tsx", "/"],
    [screen("_signed-in/responses.index"), "/responses"],
    [screen("_signed-in/responses/$id"), "/responses/$id"],
    [screen("_signed-in"), undefined],
    [screen("__root"), undefined],
    ["src/features/nps/screen.tsx", undefined],
    ["src/routes/-list-views.tsx", undefined],
  ])("%s has the address %s", (source, address) => {
    expect(routeAddress(source)).toBe(address);
  });

  it("are found in a build", () => {
    expect(addresses(bundle)).toEqual(["/responses", "/responses/$id", "/nps", "/sign-in"]);
  });

  it("bring the layouts around them along, and no other screen", () => {
    expect(routeChunks(bundle, "/responses").map(({ file }) => file)).toEqual(["layout.js", "responses.js"]);
    expect(routeChunks(bundle, "/sign-in").map(({ file }) => file)).toEqual(["sign-in.js"]);
  });
});

describe("the files before a screen's first row", () => {
  it("are the entry's and the route's, with all that they import, each once", () => {
    expect(filesFor(bundle, "/responses").toSorted()).toEqual([
      "entry.css",
      "entry.js",
      "kit.js",
      "layout.js",
      "responses.js",
      "table.css",
      "table.js",
    ]);
  });

  it("leave out what a screen loads later", () => {
    expect(filesFor(bundle, "/nps")).not.toContain("charts.js");
  });
});

describe("the page of a screen", () => {
  const index = '<html><head>\n    <script type="module" src="/entry.js"></script>\n  </head></html>';

  it("lies where a plain file server looks for it", () => {
    expect(pageFile("/responses")).toBe("responses.html");
    expect(pageFile("/responses/$id")).toBe("responses/index.html");
  });

  it("preloads what the index does not name yet", () => {
    const page = pageFor(index, bundle, "/responses");
    expect(page).toContain('<link rel="modulepreload" crossorigin href="/responses.js">');
    expect(page).toContain('<link rel="stylesheet" crossorigin href="/table.css">');
    expect(page).not.toContain("nps.js");
    expect(page.match(/entry\.js/g)).toHaveLength(1);
  });

  it("begins with the module that asks ahead, where there is one for it", () => {
    const withAhead = [...bundle, chunk("ahead.js", { modules: ["src/ahead.ts"] })];
    const page = pageFor(index, withAhead, "/responses");
    expect(page.indexOf("/ahead.js")).toBeLessThan(page.indexOf("/entry.js"));
    expect(page.match(/ahead\.js/g)).toHaveLength(1);
    const other = [...bundle, chunk("ahead-nps.js", { modules: ["src/ahead-nps.ts"], imports: ["kit.js"] })];
    expect(pageFor(index, other, "/nps").match(/ahead-nps\.js/g)).toHaveLength(1);
    expect(pageFor(index, other, "/responses")).not.toContain("ahead-nps.js");
    expect(filesFor(other, "/nps")).toContain("ahead-nps.js");
    expect(pageFor(index, withAhead, "/nps")).not.toMatch(/async/);
  });

  it("keeps much code for signed-in users, in a template", () => {
    const modules = ["src/features/nps/sections/charts/trend-chart.tsx"];
    const page = pageFor(index, [...bundle, chunk("trend.js", { modules })], "/nps");
    expect(page).toMatch(
      /<template><link rel="modulepreload" [^>]*>.*fetchpriority="low" href="\/trend\.js"><\/template>/,
    );
    expect(pageFor(index, bundle, "/responses")).not.toContain("template");
  });

  it("paints nothing before it looks as it was chosen", () => {
    const modules = ["src/first-look.ts", "src/ahead.ts"];
    const withLook = [...bundle, chunk("ahead.js", { modules })];
    expect(pageFor(index, withLook, "/responses")).toMatch(/<script blocking="render" [^>]*"\/ahead\.js"/);
    expect(pageFor(index, bundle, "/responses")).not.toContain("blocking");
  });
});

describe("a production build", () => {
  it.each([
    "src/service/create-api.ts",
    "src/sample/generate.ts",
    "src/mocks/worker.ts",
    "node_modules/msw/lib/x.mjs",
  ])("may not hold %s", (module) => {
    expect(serviceModules(["src/main.tsx", module])).toEqual([module]);
  });

  it("may hold the client and the kit", () => {
    expect(
      serviceModules(["src/client/http/http.ts", "src/app/router.tsx", "node_modules/react/index.js"]),
    ).toEqual([]);
  });
});
