import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const refused: readonly (readonly [file: string, code: string])[] = [
  ["src/contract/a.ts", 'import "../client/http.ts";'],
  ["src/contract/b.ts", 'import "../lib/text.ts";'],
  ["src/lib/a.ts", 'import "../contract/endpoints.ts";'],
  ["src/analysis/a.ts", 'import "../client/http.ts";'],
  ["src/analysis/b.ts", 'import "../features/nps/columns.ts";'],
  ["src/client/a.ts", 'import "../service/create-api.ts";'],
  ["src/client/b.ts", 'import "../analysis/nps.ts";'],
  ["src/ui/a.tsx", `import "../filters/search.ts";`],
  ["src/filters/b.ts", 'import "../reading/channel.ts";'],
  ["src/reading/a.ts", 'import "../features/nps/columns.ts";'],
  ["src/reading/b.ts", 'import "../filters/search.ts";'],
  ["src/filters/a.ts", 'import "../features/nps/columns.ts";'],
  ["src/features/nps/a.ts", 'import "../chains/queries.ts";'],
  ["src/features/nps/parts/b.ts", 'import "../../chains/queries.ts";'],
  ["src/features/nps/k.ts", 'import "../reports/report-button.tsx";'],
  ["src/features/nps/parts/c.ts", 'import "../../reports/report-button.tsx";'],
  ["src/features/nps/c.ts", 'import "../../routes/nps.tsx";'],
  ["src/features/nps/d.ts", 'import "../../service/create-api.ts";'],
  ["src/features/nps/e.ts", 'export const later = () => import("../../sample/generate.ts");'],
  [
    "src/features/nps/f.ts",
    'import type { Store } from "../../service/store/store.ts"; export type S = Store;',
  ],
  ["src/features/nps/g.ts", 'export { createApi } from "../../service/create-api.ts";'],
  ["src/features/nps/j.ts", 'import "../testing/render.tsx";'],
  ["src/client/d.ts", 'import "./testing/server.ts";'],
  ["src/routes/a.tsx", 'import "../app/router.tsx";'],
  ["src/routes/b.tsx", 'import "../mocks/worker.ts";'],
  ["src/app/a.ts", 'import "../main.tsx";\nimport "../service/create-api.ts";'],
  ["src/app/b.ts", 'export const later = () => import("../mocks/worker.ts");'],
  ["src/main.tsx", 'import "./mocks/worker.ts";'],
  ["src/service/a.ts", 'import "../client/http.ts";'],
  ["src/service/b.ts", 'import "../sample/generate.ts";'],
  ["src/service/c.ts", 'import "node:fs";'],
  ["src/service/mcp/a.ts", 'import "../../reports/words.ts";'],
  ["src/service/cli/report/b.ts", 'import "../../mcp/tool.ts";'],
  ["src/service/reports/a.ts", 'import "../../client/http.ts";'],
  ["src/service/store/memory/a.ts", 'import "pg";'],
  ["src/service/store/sqlite/a.ts", 'import "../../../client/http.ts";'],
  ["src/sample/a.ts", 'import "../mocks/worker.ts";'],
  ["src/mocks/a.ts", 'import "../features/nps/columns.ts";'],
  ["src/mocks/b.ts", 'import "fs";'],
  ["src/client/c.ts", "export const mode = process.env;"],
  ["src/features/nps/h.ts", 'export const page = fetch("/v5.0.3/surveys");'],
  ["src/features/nps/i.ts", 'export const page = globalThis.fetch("/v5.0.3/surveys");'],
  ["src/service/d.ts", 'export const page = fetch("https://example.org");'],
  ["src/service/proxy/a.ts", 'import "../../client/http.ts";'],
  ["src/service/cli/a.ts", 'import "../../features/nps/columns.ts";'],
  ["src/i18n/a.ts", 'import "../client/http.ts";'],
  // Folders that import each other, at once or by a way round; both ends are told.
  ["src/service/api/up.ts", 'import "../store/down.ts";'],
  ["src/service/store/down.ts", 'import "../api/up.ts";'],
  ["src/ui/parts/up.ts", 'import "../widgets/middle.ts";'],
  ["src/ui/widgets/middle.ts", 'import "../deep/down.ts";'],
  ["src/ui/deep/down.ts", 'import type { Up } from "../parts/up.ts"; export type Down = Up;'],
  ["src/sample/above.ts", 'import "./below/part.ts";'],
  ["src/sample/below/part.ts", 'export const later = () => import("../above.ts");'],
];

const accepted: readonly (readonly [file: string, code: string])[] = [
  ["src/analysis/good.ts", 'import "../contract/endpoints.ts";\nimport "../lib/text.ts";'],
  ["src/client/good.ts", 'import "../contract/endpoints.ts";\nexport const page = fetch("/v5.0.3/surveys");'],
  [
    "src/features/nps/good.ts",
    'import "../../ui/panel.tsx";\nimport "../../client/http.ts";\nimport "./parts/b.ts";',
  ],
  ["src/features/nps/parts/good.ts", 'import "../../../reports/words.ts";'],
  [
    "src/features/surveys/parts/good.ts",
    'import "../columns/columns.ts";\nimport "../../../analysis/nps.ts";',
  ],
  ["src/routes/good.tsx", 'import "../features/nps/screen.tsx";\nimport "../features/chains/table.tsx";'],
  ["src/service/mcp/good.ts", 'import "../reports/good.ts";'],
  ["src/service/reports/good.ts", 'import "node:module";\nimport "../../reports/words.ts";'],
  ["src/service/store/sqlite/good.ts", 'import "node:sqlite";\nimport "../store.ts";'],
  ["src/service/store/postgres/good.ts", 'import "pg";\nexport const mode = process.env;'],
  [
    "src/service/cli/good.ts",
    'import "node:fs";\nimport "../../sample/generate.ts";\nexport const mode = process.env;',
  ],
  ["src/service/proxy/good.ts", 'export const page = fetch("https://example.org");'],
  ["src/i18n/good.ts", 'import "../lib/text.ts";'],
  ["src/client/parts/good.ts", 'import "../good.ts";'],
  ["src/client/walk/good.ts", 'import "../parts/good.ts";'],
  ["src/mocks/good.ts", 'import "../service/create-api.ts";\nimport "../sample/generate.ts";'],
  ["src/features/testing/render.tsx", 'import "../../service/create-api.ts";'],
  ["src/features/nps/screen.test.tsx", 'import "../../service/create-api.ts";'],
];

const arrowRules = /no-restricted-(imports|globals|properties)/;

/** Lints all samples in a folder of their own, under the project's own configuration. */
function lintSamples(folder: string): ReadonlySet<string> {
  for (const [file, code] of [...refused, ...accepted]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${code}\n`);
  }
  for (const feature of ["chains", "reports"])
    mkdirSync(join(folder, "src/features", feature), { recursive: true });
  const scripts = ["scripts/import-rules.ts", "scripts/folders-above.ts", "scripts/source-imports.ts"];
  for (const needed of ["oxlint.config.ts", "tsconfig.json", ".gitignore", ...scripts]) {
    cpSync(needed, join(folder, needed));
  }
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  const lines = runOxlint(folder).split("\n");
  return new Set(lines.filter((line) => arrowRules.test(line)).map((line) => line.replace(/:.*/, "")));
}

function runOxlint(folder: string): string {
  try {
    return execFileSync("oxlint", ["--format", "unix", "src"], { cwd: folder, encoding: "utf8" });
  } catch (error) {
    if (error instanceof Error && "stdout" in error) return String(error.stdout);
    throw error;
  }
}

describe("the arrows of the map", () => {
  let folder = "";
  let broken: ReadonlySet<string> = new Set();

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "earshot-arrows-"));
    broken = lintSamples(folder);
  }, 60_000);

  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it.each(refused)("%s: %s is refused", (file) => {
    expect(broken).toContain(file);
  });

  it.each(accepted)("%s: %s is accepted", (file) => {
    expect(broken).not.toContain(file);
  });
});

describe("exceptions to the arrows", () => {
  it("are one: main may load the demo", () => {
    const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((name) =>
      /\.tsx?$/.test(name),
    );
    const exceptions = files.flatMap((file) => {
      const comments =
        readFileSync(join("src", file), "utf8").match(/oxlint-disable.*no-restricted-.*/g) ?? [];
      return comments.map(() => file);
    });
    expect(exceptions.filter((file) => file !== "main.tsx")).toEqual([]);
    expect(exceptions.length).toBeLessThanOrEqual(1);
  });
});
