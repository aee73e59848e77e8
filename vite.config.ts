import { hash } from "node:crypto";
import { relative } from "node:path";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import babel from "@rolldown/plugin-babel";
import react from "@vitejs/plugin-react";
import { msw } from "msw/vite";
import { defineConfig } from "vite";
import { compression } from "vite-plugin-compression2";
import { libraryParts } from "./scripts/library-parts.ts";
import { bundleReport, noServiceInBundle } from "./scripts/bundle-report.ts";
import { minifiedAgain } from "./scripts/minified-again.ts";
import { readingPage } from "./scripts/reading-page.ts";
import { routePages } from "./scripts/route-pages.ts";
import { themeCss } from "./scripts/theme-css.ts";

const service = `http://127.0.0.1:${process.env["PORT"] ?? 4310}`;

/** What the head of a page looks right by and asks with, by itself: none of it may wait for a library. */
const ahead = {
  name: "ahead",
  test: /src\/(ahead|first-look|features\/nps\/data\/device-flag|i18n\/(preferred|question)-language)\.ts$/,
  priority: 1,
};
const aheadNps = {
  name: "ahead-nps",
  test: /src\/(ahead-nps|features\/nps\/data\/begun)\.ts$/,
  priority: 1,
};

/**
 * What every screen stands on, and what those of responses and numbers have in common, in one file: as several it would
 * compress worse, and each is one more request before the first row. What a library has for some screens alone stays
 * with those.
 */
const app = {
  name: "app",
  test: new RegExp(
    [
      `node_modules/(${[
        "react|react-dom|scheduler|use-sync-external-store|clsx|zod|@lingui",
        "@tanstack/(history|store|react-store|router-core|react-router|query-core|react-query)(?!.*/(?:streamedQuery|queriesObserver|useQueries)\\.js)",
        "@mantine/core/esm/core(?!/utils/(?:create-scoped-keydown-handler|find-element))",
        "@mantine/core/esm/components/(ActionIcon|Button|Loader|Transition|UnstyledButton)",
      ].join("|")})/`,
      "rolldown/runtime",
      "src/main\\.tsx$",
      `src/(${[
        "analysis/texts/(answer-text|comments|nps-answers)\\.",
        "client/(surveys-query|use-seen-names)",
        "features/chains/(all/observed-metadata|chains\\.module|columns/(cells\\.module|device-layouts|layout|nps-mark|use-layout)|queries/(ask-first-page|chains-asked|chains-query|page-place)\\.)",
        "features/session/(?!what-follows|between-tabs)",
        "filters/(bar/(?!unusable)[a-z-]+\\.|chain-filter|offered-names|options)",
        "lib/(text/(distinct-names|fit-text|personal-kind)|language-name|statistics/round-ratio)",
        "ui/(short-text|text-in|drawn|go-to-row)\\.",
      ].join("|")})`,
    ].join("|"),
  ),
};

/**
 * Responses, and what lists of responses stand on, which numbers do not: with one file more, the last of those that are
 * asked for at once would wait for a connection.
 */
const responses = {
  name: "responses",
  test: /node_modules\/@tanstack\/(react-table|table-core)\/(?!.*\/(?:row-(?!selection)|global-|column-(?:faceting|filtering|grouping))).*|routes\/_signed-in\/responses\.index\.tsx\?/,
};

/** What is looked for in texts, and kept from being found: it comes when something is searched for. */
const looking = {
  name: "looking",
  test: /src\/(filters\/conditions|analysis\/(comments\/(chain-texts|normalise|search)|texts\/covered)|ui\/marked-text)\./,
};

/** What screens of numbers and lists of few rows have in common, in one file. */
const shared = {
  name: "shared",
  test: new RegExp(
    `src/(${[
      "analysis/(columns/(columns|column-builder|choice-names|given-answers|cells)|slice/tally|nps-interval)\\.",
      "features/(chains/columns/list-columns|reports/report-button)",
      "filters/(sliced-by|bar/unusable)",
      "i18n/later-words\\.",
      "lib/(growing|id-map|time/date-presets)\\.",
      "reading/(channel|remote-job)\\.",
      "routes/-list-views",
      "ui/(emptiness|panel|screen-only|reading/[a-z-]+)\\.",
    ].join("|")})`,
  ),
};

/** What the lists of surveys and of questions are made of: as several files their names would weigh on the first screen. */
const lists = {
  name: "lists",
  test: /src\/ui\/(cards-or-table|data-table|language-names)\.|icons\/chevron-right\.|src\/filters\/id-link\./,
};

/** The charts of the first view of NPS with what they are drawn by, and that screen itself: each one file. */
const charts = {
  name: "charts",
  test: /src\/features\/nps\/sections\/charts\/(distribution|trend)-chart\.tsx$/,
};
const nps = { name: "nps", test: /src\/features\/nps\/screen\/nps-screen\.tsx$/ };

/**
 * What comes by itself once the first content of a screen stands, in a few files: by the bundler's own rules each set of
 * parts that have something in common gets a file, and a hundred requests of 1 kB hold up what stands by a second. None
 * of them takes in what it stands on, so that no screen waits for more than it names.
 */
const later = (name: string, paths: readonly string[]) => ({
  name,
  test: new RegExp(`(${paths.join("|")})`),
  includeDependenciesRecursively: false,
});

/** Of the kit, what filters, menus and fields are made of. Its dialogs and calendar come when they are opened. */
const kit = later("kit", [
  "node_modules/(@floating-ui|@tanstack/(query-core|react-query)|@mantine/hooks)/",
  "node_modules/@mantine/core/esm/(core|utils)/",
  "node_modules/@mantine/core/(esm/components|styles)/(?!Drawer|Modal|Paper)",
]);

const icons = later("icons", ["node_modules/lucide-react/"]);

/** The fields of filters, and what stands beside the ways to the screens and around a list of responses. */
const tools = later("tools", [
  "src/app/(palette/(global-keys|palette\\.module)|shell/(interface-language|later-tools|question-language))",
  "src/features/chains/(all/(rows-status|use-count-text)|list/list-bar|pages/page(s|-bar|-buttons|-notices)\\.)",
  "src/filters/(bar/fields/(?!calendar\\.tsx|filter-sheet)|preset-names)",
  "src/(i18n/interface-languages|lib/time/typed-date)",
]);

/** What the numbers say, and what stands below the first charts of NPS. */
const numbers = later("numbers", [
  "src/analysis/(changes/ups-and-downs|columns/newest-chains|comments/scored-chains|events/|funnel/(judge|over|false))",
  "src/analysis/(mix/parts|report\\.|report/(build-report|catalog|choose|report-changes)|selection/(count-selection|touchpoint-trends))",
  "src/features/nps/(data/view/commented|insights/words-apart|screen/(lower-parts|new-arrivals|question-select))",
  "src/features/nps/sections/(breakdowns|charts/funnel-rows|event|findings/(findings-list|says)|heat-map|hour-table|how-many|more)",
  "src/features/nps/sections/(newest-comments|sides|trend-(events|notes|table)|versus)",
  "src/lib/text/(csv|located-json)",
  "src/reports/(beside-texts|explained-texts|finding-names|findings|languages|report-words)",
  "src/ui/(charts/event-day|downloads/(chart-svg|download-menu|downloads|picture|take-away\\.|use-file\\.))",
]);

/** Small parts that several screens have in common. */
const parts = later("parts", [
  "src/(analysis/(comments/(codes|coded-rows|comment-index|first-alike|sample)|steps|words/word-search)|analysis/metric/metric-list|client/new-chains-query)",
  "src/(features/session/between-tabs|filters/use-(codebook|named)|reading/(comments/kept-index|row-cache))",
  "src/lib/(statistics/(random-bits|round-step)|text/(code-point-order|text-hash))",
  "src/ui/(comment-item|help-popover|input-styles|keep-in-view|list-bar|long-text|new-responses|none-readable|not-found|question-title|search-|times-in)",
  "src/ui/use-(draft|keys)",
]);

const first = [ahead, aheadNps, app, responses, looking, shared, lists, nps, charts];
const groups = [...first, kit, icons, tools, numbers, parts];

/**
 * Names of files stand in the list of what to load, which is part of the first screen: only the groups above carry a
 * word, and the build's report tells what each file holds.
 */
const names = {
  hashCharacters: "base36",
  chunkFileNames: ({ name }: { readonly name: string }) =>
    groups.some((group) => group.name === name) ? "assets/[name]-[hash:7].js" : "assets/[hash:7].js",
  assetFileNames: "assets/[hash:7][extname]",
} as const;

const classNames = new Map<string, string>();

/** Classes of our own in few signs: their names stand in styles and code of the first screen. */
function className(name: string, file: string): string {
  const whole = `${relative(process.cwd(), file.replace(/\?.*$/, ""))} ${name}`;
  const short = `e${hash("sha256", whole, "base64url").replaceAll(/[-_]/g, "").slice(0, 4)}`;
  const other = classNames.get(short) ?? whole;
  if (other !== whole) throw new Error(`The classes ${whole} and ${other} would have one name: rename one.`);
  classNames.set(short, whole);
  return short;
}

export default defineConfig(({ mode }) => ({
  // React has had it since 18: the shim is for those before.
  resolve: {
    alias: [
      { find: /^use-sync-external-store\/shim$/, replacement: "react" },
      { find: /^use-sync-external-store\/shim\/(.*)$/, replacement: "use-sync-external-store/$1" },
    ],
  },
  css: mode === "production" ? { modules: { generateScopedName: className } } : {},
  plugins: [
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      routesDirectory: "src/routes",
      generatedRouteTree: "src/app/route-tree.gen.ts",
      quoteStyle: "double",
      semicolons: true,
    }),
    // Before the compiler, which passes over functions with templates that are still the macro's.
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react({ compiler: { panicThreshold: "all_errors" } }),
    lingui(),
    themeCss(),
    ...(mode === "demo" ? [msw()] : [noServiceInBundle()]),
    libraryParts(),
    minifiedAgain(),
    bundleReport(),
    routePages(),
    readingPage(),
    compression({ algorithms: ["gzip", "brotliCompress"], threshold: 500, logLevel: "silent" }),
  ],
  worker: {
    format: "es",
    plugins: () => [
      babel({ presets: [linguiTransformerBabelPreset()] }),
      ...(mode === "demo" ? [] : [noServiceInBundle()]),
    ],
    // What readers have at hand, the client loads elsewhere.
    rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
  },
  // Else the search for dependencies fails, or misses one, and reloads the page under whoever develops.
  optimizeDeps: mode === "demo" ? { include: ["msw/browser"] } : { exclude: ["virtual:msw"] },
  server: { proxy: mode === "demo" ? {} : { "^/v5(\\.0\\.3)?/": service } },
  build: {
    outDir: mode === "demo" ? "dist-demo" : "dist",
    target: "es2023",
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      input: ["index.html", "src/ahead-nps.ts"],
      output: {
        ...names,
        codeSplitting: { groups },
      },
      // "Your build spent significant time in plugins" is news to nobody who only starts Earshot.
      checks: { bundlerTimings: false },
    },
  },
}));
