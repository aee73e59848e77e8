import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { cyclesIn, sourceFiles } from "./source-imports.ts";

function rootWith(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), "earshot-sources-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(root, name, ".."), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
}

test("no two files import each other, dynamic imports and types included", () => {
  expect(cyclesIn(sourceFiles("src"))).toEqual([]);
});

test("a cycle is found through a dynamic import and through a type", () => {
  const root = rootWith({
    "a.ts": 'const b = () => import("./x/b.ts");\n',
    "x/b.ts": 'import type { C } from "../c.ts";\n',
    "c.ts": 'export * from "./a.ts";\n',
    "d.ts": 'import "./a.ts";\n',
    "a.test.ts": 'import "./d.ts";\n',
  });
  expect(cyclesIn(sourceFiles(root))).toEqual([["a.ts", "c.ts", "x/b.ts"]]);
});
