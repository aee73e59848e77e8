import { execFileSync } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, inject, test } from "vitest";

const MAIN = inject("command");

test("what Node has compiled of a command and its threads is kept beside it", () => {
  const folder = join(dirname(MAIN), "../../../.cache/compiled");
  rmSync(folder, { recursive: true, force: true });
  const kept = (...args: readonly string[]): number => {
    execFileSync(process.execPath, [MAIN, ...args], {
      env: { PATH: process.env["PATH"] },
      stdio: "pipe",
      input: "",
    });
    return readdirSync(folder, { recursive: true }).length;
  };
  const commandAlone = kept("import", "--help");
  expect(commandAlone).toBeGreaterThan(0);
  expect(kept("import", "-", "--db", join(dirname(folder), "none.sqlite"))).toBeGreaterThan(commandAlone + 2);
});
