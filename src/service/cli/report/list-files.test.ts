import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { UsageError } from "../command/flags.ts";
import { FollowedList, teamListFile } from "./list-files.ts";

function fileWith(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), "earshot-list-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "codes.json");
  writeFileSync(file, text);
  return file;
}

const codes = (...names: readonly string[]): string =>
  JSON.stringify({ codes: names.map((name) => ({ name, find: "x" })) });

function followed(text: string) {
  const file = fileWith(text);
  const faults: string[] = [];
  const list = new FollowedList("codes", file, (fault) => faults.push(fault));
  const names = () => list.current().map(({ entry }) => String(Reflect.get(entry, "name")));
  return { file, faults, list, names };
}

test("a file that can't be used ends a command with one line that names it and the line", () => {
  const file = fileWith('{"codes": [\n{"name": 1}]}');
  expect(() => teamListFile("codes", file)).toThrow(new UsageError(`${file}:2: code 1: name must be a text`));
  expect(() => teamListFile("codes", `${file}.gone`)).toThrow(
    new UsageError(`${file}.gone: there is no such file`),
  );
  expect(() => new FollowedList("codes", file, () => undefined)).toThrow(UsageError);
});

test("a change is taken, written in place or renamed over the file", async () => {
  const { file, list, names } = followed(codes("a"));
  writeFileSync(file, codes("b"));
  await list.look();
  expect(names()).toEqual(["b"]);
  writeFileSync(`${file}.new`, codes("c"));
  renameSync(`${file}.new`, file);
  await list.look();
  expect(names()).toEqual(["c"]);
});

test("what can't be used is reported once, and the last good list stays, also without the file", async () => {
  const { file, faults, list, names } = followed(codes("a"));
  writeFileSync(file, '{"codes": [\n');
  for (let looks = 0; looks < 3; looks += 1) await list.look();
  expect(faults).toEqual([`${file}:2: is no whole JSON: its end is missing`]);
  expect(names()).toEqual(["a"]);
  rmSync(file);
  for (let looks = 0; looks < 3; looks += 1) await list.look();
  expect(faults.slice(1)).toEqual([`${file}: there is no such file`]);
  expect(names()).toEqual(["a"]);
  writeFileSync(file, codes("b"));
  await list.look();
  expect(names()).toEqual(["b"]);
});

test("a file that is read while it is written is no fault", async () => {
  const { file, faults, list, names } = followed(codes("a"));
  writeFileSync(file, codes("b").slice(0, 9));
  await list.look();
  writeFileSync(file, codes("b"));
  await list.look();
  expect(names()).toEqual(["b"]);
  expect(faults).toEqual([]);
});

test("a fault that comes again after a good list is reported again", async () => {
  const { file, faults, list } = followed(codes("a"));
  for (const text of ["[]", codes("b"), "[]"]) {
    writeFileSync(file, text);
    await list.look();
    await list.look();
  }
  expect(faults).toHaveLength(2);
});
