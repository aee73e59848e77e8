import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { builtinModules } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { compileService } from "./build-package.ts";

const manifest = z
  .object({ dependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync("package.json", "utf8")));

const IMPORT =
  /(?:^(?:import|export)\b[^"'=;()]*\bfrom |^import |\bimport\(|createRequire\(import\.meta\.url\)\()"([\w@][\w@/.:-]*)"/gm;
const packageOf = (specifier: string): string =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");

describe("the compiled package", () => {
  const folder = mkdtempSync(join(tmpdir(), "earshot-build-"));
  const files = (): readonly string[] => globSync("**/*", { cwd: folder, withFileTypes: false });

  beforeAll(() => {
    compileService(folder);
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  test("depends on what its code imports, and on nothing else: the dashboard is built into it", () => {
    const code = files()
      .filter((file) => file.endsWith(".js"))
      .map((file) => readFileSync(join(folder, file), "utf8"));
    const imported = code
      .flatMap((text) => Array.from(text.matchAll(IMPORT), ([, specifier = ""]) => specifier))
      .filter((specifier) => !specifier.startsWith("node:") && !builtinModules.includes(specifier));
    expect([...new Set(imported.map(packageOf))].toSorted()).toEqual(
      Object.keys(manifest.dependencies).toSorted(),
    );
  });

  test("holds the command line and its workers, no types and nothing of the tests", () => {
    expect(files()).toEqual(
      expect.arrayContaining([
        join("service", "cli", "main.js"),
        join("service", "cli", "import", "import-worker.js"),
        join("service", "cli", "report", "report-worker.js"),
      ]),
    );
    expect(
      files().filter((file) => /\.ts$|\.(test|fixture|contract|arbitraries)\.|testing|mocks/.test(file)),
    ).toEqual([]);
  });
});
