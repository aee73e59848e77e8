import { execFileSync } from "node:child_process";
import { copyFileSync, cpSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { builtinModules } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";

/** What stands in code as a module to load, wherever that is not Node's own. */
const FOREIGN =
  /(?:^(?:import|export)\b[^"'=;()]*\bfrom |^import |\bimport\(|\b__require\()"([\w@][\w@/.:-]*)"/gm;
/** Looked for in vain by `pg`, which goes on without. */
const ABSENT = ["pg-cloudflare", "pg-native"];

describe("the packed service", () => {
  // Outside the repository, so that no package is found by chance.
  const root = mkdtempSync(join(tmpdir(), "earshot-build-"));
  const folder = join(root, "build");
  const files = (): readonly string[] => globSync("**/*", { cwd: folder, withFileTypes: false });
  const earshot = (...args: readonly string[]): string =>
    execFileSync(process.execPath, [join(folder, "service", "cli", "main.js"), ...args], {
      cwd: root,
      encoding: "utf8",
    });

  beforeAll(() => {
    cpSync(inject("packedService"), folder, { recursive: true });
    copyFileSync("package.json", join(root, "package.json"));
  });
  afterAll(() => {
    rmSync(root, { recursive: true });
  });

  test("has npm install nothing but a Node", () => {
    const manifest: unknown = JSON.parse(readFileSync("package.json", "utf8"));
    expect(manifest).not.toHaveProperty("dependencies");
    const asked = files()
      .filter((file) => file.endsWith(".js"))
      .flatMap((file) =>
        Array.from(readFileSync(join(folder, file), "utf8").matchAll(FOREIGN), ([, name = ""]) => name),
      )
      .filter((name) => !name.startsWith("node:") && !builtinModules.includes(name));
    expect([...new Set(asked)].toSorted()).toEqual(ABSENT);
  });

  test("fills a database, writes it out, imports that in a thread, and reports in one, without any package", () => {
    expect(earshot("--version")).toMatch(/^\d+\.\d+\.\d+\n$/);
    earshot("sample", "--chains", "300");
    earshot("export", "all.ndjson");
    expect(earshot("import", "all.ndjson", "--db", "other.sqlite")).toMatch(
      /^Imported 6 surveys and 300 chains/,
    );
    expect(JSON.parse(earshot("report", "--json"))).toMatchObject({ responses: 300, complete: true });
    expect(earshot("serve", "--help")).toContain("earshot serve");
  });

  test("names the licenses of what it holds", () => {
    const licenses = readFileSync(join(folder, "LICENSES.txt"), "utf8");
    for (const name of ["hono", "kysely", "pg", "zod"])
      expect(licenses).toMatch(new RegExp(`^${name}\n\n.+`, "m"));
  });

  test("holds no types and nothing of the tests", () => {
    expect(
      files().filter((file) => /\.ts$|\.(test|fixture|contract|arbitraries)\.|testing|mocks/.test(file)),
    ).toEqual([]);
  });
});
