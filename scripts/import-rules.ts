// Who may import whom (ARCHITECTURE.md), written once and turned into lint rules. Static, type-only, re-exporting
// and dynamic imports are all held to it. Tests, and what only they use (`testing/`), are free.
import { builtinModules } from "node:module";
import { relative } from "node:path/posix";
import type { OxlintOverride } from "oxlint";

interface Folder {
  /** The other folders of `src` that its code may import. */
  readonly imports: readonly string[];
  /** Node's modules and globals and the database's driver may appear. */
  readonly node?: true;
  /** May use `fetch`. */
  readonly network?: true;
}

const shared = ["contract", "lib"];
const browser = ["analysis", "client", "i18n", "ui", ...shared];
const command = { imports: ["client", "sample", ...shared], node: true, network: true } as const;

/** A longer path overrides a shorter one. */
const folders: Readonly<Record<string, Folder>> = {
  lib: { imports: [] },
  contract: { imports: [] },
  analysis: { imports: shared },
  client: { imports: shared, network: true },
  i18n: { imports: ["lib"] },
  reports: { imports: ["analysis", ...shared] },
  ui: { imports: ["client", "i18n", ...shared] },
  reading: { imports: ["analysis", "client", ...shared] },
  filters: { imports: browser },
  features: { imports: ["filters", "reading", "reports", ...browser] },
  routes: { imports: ["features", "filters", ...browser] },
  app: { imports: ["features", "filters", "routes", ...browser] },
  "first-look.ts": { imports: ["i18n", "lib"] },
  "ahead.ts": { imports: ["client", "features", "filters"] },
  "ahead-nps.ts": { imports: ["features", "filters"] },
  // And `mocks` behind its one dynamic import, which stands out there by its lint comment.
  "main.tsx": { imports: ["app", "features", ...browser] },
  service: { imports: shared },
  "service/proxy": { imports: shared, network: true },
  "service/lists": { imports: ["analysis", ...shared] },
  "service/mcp": { imports: ["analysis", ...shared] },
  "service/reports": { imports: ["analysis", "reports", ...shared], node: true },
  "service/store/sqlite": { imports: shared, node: true },
  "service/store/postgres": { imports: shared, node: true },
  "service/cli": command,
  "service/cli/comments": { ...command, imports: [...command.imports, "analysis"] },
  "service/cli/report": { ...command, imports: [...command.imports, "analysis", "reports"] },
  sample: { imports: ["service", ...shared] },
  mocks: { imports: ["sample", "service", ...shared] },
  // It stands where the network does until the demo answers.
  "mocks/hold-for-demo.ts": { imports: [], network: true },
};

const topFolders = Object.keys(folders).filter((folder) => !/[/.]/.test(folder));

const nodeModules = `^(node:|(${builtinModules.join("|")}|pg|pg-cursor)(/|$))`;
const nodeGlobals = ["process", "Buffer", "global", "__dirname", "__filename", "require"];
const networkGlobals = ["fetch", "XMLHttpRequest", "EventSource", "WebSocket"];

function ban(regex: string, message: string) {
  return { regex, message: `${message} (scripts/import-rules.ts)` };
}

/** What its row in the table forbids to the files of `folder`. */
function importBans(folder: string, { imports, node }: Folder) {
  const [own, ...below] = folder.split("/");
  // `service/reports` is a folder of the service's own; `reports` lies as many steps up as lead out of the service.
  const up = (other: string) =>
    `${own}/${other}` in folders ? `(\\.\\./){${below.length + 1}}` : "(\\./|(\\.\\./)+)";
  return [
    ban("/testing/", "testing/ is for tests alone"),
    // `serve` answers at `/mcp`; what commands and tools share lies in `service/reports`.
    ...(folder.startsWith("service/cli") && folder !== "service/cli/serve"
      ? [ban("/mcp/", `${folder} may not import service/mcp`)]
      : []),
    ...topFolders
      .filter((other) => other !== own && !imports.includes(other))
      .map((other) => ban(`^${up(other)}${other}/`, `${folder} may not import ${other}`)),
    ...(node
      ? []
      : [
          ban(
            nodeModules,
            "Node and drivers belong in service/{cli,reports} and service/store/{sqlite,postgres}",
          ),
        ]),
  ];
}

function globalBans({ node, network }: Folder) {
  return [
    ...(network
      ? []
      : networkGlobals.map((name) => ({ name, message: "Only src/client talks to the network" }))),
    ...(node
      ? []
      : nodeGlobals.map((name) => ({
          name,
          message: "Node belongs in src/service/cli, its reports and its stores",
        }))),
  ];
}

/** What the path that is nearest to `folder` in the table, and the feature that it lies in, may not import. */
function bansOf(folder: string, features: readonly string[]) {
  const nearest = Object.entries(folders)
    .filter(([path]) => `${folder}/`.startsWith(`${path}/`))
    .toSorted(([one], [other]) => other.length - one.length)[0];
  const [top, feature] = folder.split("/");
  const others = features.filter((other) => other !== feature);
  const crossing = others.map((other) => {
    // A folder of that name beside the features is another one: as many steps up count as lead to the features.
    const up = topFolders.includes(other) ? `(\\.\\./){${folder.split("/").length - 1}}` : "(\\.\\./)+";
    return `(${up}|(\\.\\./)+features/)${other}/`;
  });
  return [
    ...(nearest ? importBans(folder, nearest[1]) : []),
    ...(top === "features" && others.length > 0
      ? [ban(`^(${crossing.join("|")})`, `${feature} may not import another feature`)]
      : []),
  ];
}

/** A folder may not import those above it: they are a tree, and none imports the one that it is imported by. */
function upwardBans(folder: string, above: ReadonlySet<string>) {
  const [top] = folder.split("/");
  return [...above]
    .filter((other) => other !== folder && other.split("/")[0] === top)
    .map((other) => {
      const way = relative(folder, other);
      const start = way.startsWith(".") ? way : `./${way}`;
      return ban(
        `^${start.replaceAll(".", "\\.")}/[^/]+$`,
        `${folder} is imported by ${other}, and may not import it`,
      );
    });
}

function importRule(folder: string, patterns: ReturnType<typeof ban>[]): OxlintOverride {
  return { files: [folder], rules: { "no-restricted-imports": ["error", { patterns }] } };
}

/**
 * Lint overrides for the arrows; `features` are the names of the folders in `src/features`, `above` those that import each
 * folder of `src`.
 */
export function importRules(
  features: readonly string[],
  above: ReadonlyMap<string, ReadonlySet<string>>,
): OxlintOverride[] {
  const perPath = Object.entries(folders).flatMap(([path, folder]): OxlintOverride[] => {
    const files = path.includes(".") ? `src/${path}` : `src/${path}/**`;
    const globals = globalBans(folder);
    return [
      importRule(files, importBans(path, folder)),
      {
        files: [files],
        rules: { "no-restricted-globals": globals.length > 0 ? ["error", ...globals] : "off" },
      },
    ];
  });
  const perFeature = features.map((feature) =>
    importRule(`src/features/${feature}/**`, bansOf(`features/${feature}`, features)),
  );
  const perFolder = Array.from(above, ([folder, upward]) =>
    importRule(`src/${folder}/*`, [...bansOf(folder, features), ...upwardBans(folder, upward)]),
  );
  const tests: OxlintOverride = {
    files: ["src/**/*.{test,contract}.{ts,tsx}", "src/**/testing/**"],
    rules: { "no-restricted-imports": "off", "no-restricted-globals": "off" },
  };
  return [...perPath, ...perFeature, ...perFolder, tests];
}
