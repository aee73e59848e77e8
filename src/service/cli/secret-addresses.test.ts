import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, inject, test } from "vitest";

// Each command is a process of its own.
const MAIN = inject("command");
const { PATH } = process.env;
const folder = mkdtempSync(join(tmpdir(), "earshot-secrets-"));
writeFileSync(join(folder, "token"), "some-token");
afterAll(() => rmSync(folder, { recursive: true }));

function earshot(args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const env = { PATH, EARSHOT_DB: "absent.sqlite", ...environment };
  // A service that starts, which it must not, is ended.
  return spawnSync(process.execPath, [MAIN, ...args], {
    encoding: "utf8",
    cwd: folder,
    env,
    timeout: 20_000,
  });
}

const SERVERS = [
  "postgres://u:p@Hunter2@absent.invalid/x",
  "postgres://u:p?Hunter2@absent.invalid/x",
  "postgres://absent.invalid/x?user=u&password=Hunter2",
  "postgres://absent.invalid/x?password=at@Hunter2 and more",
  "postgres:u:Hunter2@absent.invalid/x",
  "Postgres://u:Hunter2@absent.invalid:x/x",
];
/** As a file of variables with quotes gives one. */
const QUOTED = '"postgres://u:Hunter2@h/x"';
const WEB = ["https://u:p@Hunter2@absent.invalid", "http://h/#Hunter2", "h:tt p://u:p@Hunter2@h"];

test.each([
  ...SERVERS.map((address) => ["token", "list", "--db", address]),
  ["serve", "--port", "0", "--db", SERVERS[0] ?? ""],
  ["serve", "--port", "0", `--db=${QUOTED}`],
  ["token", "create", "--name", "x", "--db", QUOTED],
  ["mirror", "--from", "http://h", "--token-file", "token", "--db", QUOTED],
  ["token", "list", "--db", "Hunter2@h/x.sqlite"],
  ["token", "list", "--db", "x.sqlite?Hunter2"],
  ["import", SERVERS[0] ?? ""],
  ["import", QUOTED],
  [SERVERS[0] ?? ""],
  ...WEB.map((address) => ["serve", "--port", "0", "--upstream", address]),
  ["serve", "--port", "0", "--base-url", WEB[0] ?? ""],
  ["mirror", "--from", WEB[0] ?? ""],
])("no secret of an address is printed, and no file named after it: %j", (...args) => {
  const before = readdirSync(folder);
  const { status, stdout, stderr } = earshot(args);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^earshot: .+\n$/);
  expect(stdout + stderr).not.toMatch(/Hunter|and more/);
  expect(readdirSync(folder)).toEqual(before);
});

test("nor of one in a variable, which is told to be none that can be used", () => {
  const { status, stderr } = earshot(["token", "list"], { EARSHOT_DB: QUOTED });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr:
      "earshot: --db (EARSHOT_DB) must be a SQLite path or a postgres:// address, without quotes or spaces around it.\n",
  });
});

test("a path with an @ is one", () => {
  mkdirSync(join(folder, "some@folder"));
  const on = ["--db", "some@folder/x.sqlite"];
  expect(earshot(["token", "create", "--name", "x", ...on])).toMatchObject({
    status: 0,
    stderr: "earshot: There was no database …@folder/x.sqlite: a new one is made.\n",
  });
  expect(earshot(["token", "list", ...on]).stdout).toContain("in force");
});
