import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { afterAll, expect, test } from "vitest";
import { writeWhole, writeWholeText } from "./whole-file.ts";

const folder = mkdtempSync(join(tmpdir(), "earshot-whole-"));
afterAll(() => rmSync(folder, { recursive: true }));

const at = (name: string) => join(folder, name);
const partials = () => readdirSync(folder).filter((name) => name.endsWith(".part"));

test("a file is its owner's alone, and takes the place of a link, not of what that leads to", async () => {
  writeFileSync(at("victim"), "kept");
  symlinkSync("victim", at("link"));
  await writeWholeText("report", at("link"), "new");
  expect([readFileSync(at("link"), "utf8"), readFileSync(at("victim"), "utf8")]).toEqual(["new", "kept"]);
  expect(statSync(at("link")).mode & 0o777).toBe(0o600);
});

test("two that are written at once to one place are whole, each in its turn", async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const slow = writeWhole("archive", at("one"), async (file) => {
    await held;
    await pipeline(["slow"], file);
  });
  await writeWholeText("archive", at("one"), "quick");
  expect(readFileSync(at("one"), "utf8")).toBe("quick");
  release();
  await slow;
  expect(readFileSync(at("one"), "utf8")).toBe("slow");
  expect(partials()).toEqual([]);
});

test("one that can't be finished leaves what was there, and nothing else", async () => {
  writeFileSync(at("old"), "old");
  const failing = writeWhole("archive", at("old"), (file) =>
    pipeline(async function* () {
      yield "half";
      throw new Error("lost");
    }, file),
  );
  await expect(failing).rejects.toThrow("lost");
  expect(readFileSync(at("old"), "utf8")).toBe("old");
  const inTheWay = writeWhole("state", at("folder"), async (file) => {
    await pipeline(["state"], file);
    mkdirSync(at("folder"));
  });
  await expect(inTheWay).rejects.toThrow(/^The state .*folder can't be written: EISDIR/);
  await expect(writeWholeText("state", at("old/state"), "")).rejects.toThrow(
    /^The state .* can't be written: ENOTDIR/,
  );
  expect(partials()).toEqual([]);
});

test.each(["SIGINT", "SIGTERM"] as const)("%s ends it with nothing left behind", async (signal) => {
  const script = `import { writeWhole } from ${JSON.stringify(import.meta.resolve("./whole-file.ts"))};
    await writeWhole("archive", "never", async (file) => {
      file.write("half", () => console.log("begun"));
      await new Promise((resolve) => setTimeout(resolve, 60_000));
    });`;
  writeFileSync(at("script.ts"), script);
  const child = spawn(process.execPath, ["script.ts"], {
    cwd: folder,
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  expect(partials()).toHaveLength(1);
  child.kill(signal);
  expect(await once(child, "exit")).toEqual([null, signal]);
  expect(partials()).toEqual([]);
});

test("what standard output leads to is written on, not replaced", () => {
  const script = `import { writeWholeText } from ${JSON.stringify(import.meta.resolve("./whole-file.ts"))};
    await writeWholeText("report", "/dev/stdout", "new\\n");`;
  writeFileSync(at("script.ts"), script);
  const { stderr } = spawnSync("sh", ["-c", 'echo old > out; "$0" script.ts >> out', process.execPath], {
    cwd: folder,
    encoding: "utf8",
  });
  expect([stderr, readFileSync(at("out"), "utf8")]).toEqual(["", "old\nnew\n"]);
});
