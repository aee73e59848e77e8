import { readLines } from "../archive/read-lines.ts";
import { execFile } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { promisify } from "node:util";
import { expect, inject, test } from "vitest";
import { importArchives } from "../archive/import-archives.ts";
import { createMemoryStore } from "../store/memory/memory-store.ts";

const COMMAND = /(?:npm run (?:-s )?earshot --|npx earshot|^earshot) ([a-z]+)([^\n`|#]*)/gm;

const documented = ["README.md", ...globSync("docs/*.md")].flatMap((page) =>
  [...readFileSync(page, "utf8").matchAll(COMMAND)].map(([, command = "", rest = ""]) => ({
    page,
    command,
    flags: rest.match(/--[a-z][\w-]*/g) ?? [],
  })),
);

const help = async (name: string) =>
  (await promisify(execFile)(process.execPath, [inject("command"), name, "--help"])).stdout;

test("each command that README and docs name is there, with the flags that they give it", async () => {
  const names = [...new Set(documented.map(({ command }) => command))];
  const helps = new Map(await Promise.all(names.map(async (name) => [name, await help(name)] as const)));
  expect(names).toEqual(expect.arrayContaining(["serve", "import", "export", "report", "comments", "token"]));
  for (const { page, command, flags } of documented)
    for (const flag of flags) expect(helps.get(command), `${page}: earshot ${command}`).toContain(flag);
});

test("the archive that docs show can be imported as it stands", async () => {
  const [, lines = ""] = /```ndjson\n([^`]*)```/.exec(readFileSync("docs/archive.md", "utf8")) ?? [];
  const counts = await importArchives(createMemoryStore(), [
    { name: "docs", parts: readLines("docs", bytesOf(lines), new Set()) },
  ]);
  expect(counts).toMatchObject({ surveys: 1, chains: 1 });
});

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
}
