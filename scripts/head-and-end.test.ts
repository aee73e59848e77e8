import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { printHeadAndEnd } from "./head-and-end.ts";

async function printed(...said: readonly (readonly string[])[]) {
  const folder = mkdtempSync(join(tmpdir(), "earshot-log-"));
  const file = join(folder, "whole.log");
  const lines: string[] = [];
  const streams = said.map((chunks) => Readable.from(chunks));
  await printHeadAndEnd(streams, file, { head: 2, end: 2 }, (line) => lines.push(line.replace(file, "FILE")));
  const whole = readFileSync(file, "utf8");
  rmSync(folder, { recursive: true });
  return { lines, whole };
}

test("of a long run the first and the last lines are printed, and all of them are kept", async () => {
  const { lines, whole } = await printed(["1\n2\n3\n", "4\n5", "\n6\n7\n"]);
  expect(lines).toEqual(["1", "2", "… 3 lines in FILE …", "6", "7"]);
  expect(whole).toBe("1\n2\n3\n4\n5\n6\n7\n");
});

test.each([0, 1, 2, 3, 4])("of %i lines none is left out", async (count) => {
  const all = Array.from({ length: count }, (_, index) => `${index}\n`);
  const { lines, whole } = await printed(all);
  expect(lines.map((line) => `${line}\n`)).toEqual(all);
  expect(whole).toBe(all.join(""));
});

test("a last line without an end, and what a second stream says, are kept too", async () => {
  const { whole } = await printed(["out"], ["error"]);
  expect(whole.split("\n").toSorted()).toEqual(["", "error", "out"]);
});
