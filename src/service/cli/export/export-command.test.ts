import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import type { ChainLine } from "../../documents/documents.ts";
import { readLine } from "../../archive/read-line.ts";
import { runExport } from "./export-command.ts";

const MAIN = inject("command");
const folder = mkdtempSync(join(tmpdir(), "earshot-export-"));
afterAll(() => rmSync(folder, { recursive: true }));

const earshot = (db: string, ...args: readonly string[]): string =>
  execFileSync(process.execPath, [MAIN, ...args, "--db", join(folder, db)], {
    encoding: "utf8",
    cwd: folder,
    stdio: ["ignore", "pipe", "ignore"],
    maxBuffer: 2 ** 26,
  });

const read = (name: string): Buffer => readFileSync(join(folder, name));

const chainsIn = (text: string): ChainLine[] =>
  text.split("\n").flatMap((line) => {
    const parsed = readLine(line);
    return parsed.ok && parsed.line.kind === "chain" ? [parsed.line] : [];
  });

beforeAll(() => {
  earshot("a.sqlite", "sample", "--chains", "1200", "--seed", "5");
  earshot("a.sqlite", "export", "a.ndjson");
});

test("an export into a file, packed or not, and to standard output are the same", () => {
  expect(earshot("a.sqlite", "export", "a.ndjson.gz")).toBe("Exported 1,200 chains to a.ndjson.gz.\n");
  const whole = read("a.ndjson");
  expect(gunzipSync(read("a.ndjson.gz")).equals(whole)).toBe(true);
  expect(earshot("a.sqlite", "export")).toBe(whole.toString());
  expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual([]);
});

test("an export into a pipe is written there, and leaves the pipe what it is", () => {
  const script = 'mkfifo pipe; timeout 60 cat pipe > piped & "$@"; wait';
  const db = join(folder, "a.sqlite");
  execFileSync("sh", ["-c", script, "sh", process.execPath, MAIN, "export", "pipe", "--db", db], {
    cwd: folder,
    stdio: "ignore",
  });
  expect(statSync(join(folder, "pipe")).isFIFO()).toBe(true);
  expect(read("piped").equals(read("a.ndjson"))).toBe(true);
});

/** What a script with the export of all in it says on standard error, without progress. */
const said = (script: string) => {
  const command = [process.execPath, MAIN, "export", "--db", join(folder, "a.sqlite")];
  const { stderr } = spawnSync("sh", ["-c", script, "sh", ...command], { encoding: "utf8", cwd: folder });
  return stderr.replaceAll(/^Writing: .*\n/gm, "");
};

test("a reader that stops early is no failure, and standard output that can't be written to is told in one line", () => {
  expect(said('{ "$@"; echo "ended with $?" >&2; } | head -c 9 > head')).toBe("ended with 0\n");
  if (!existsSync("/dev/full")) return;
  expect(said('"$@" > /dev/full; echo "ended with $?" >&2')).toBe(
    "earshot: Standard output can't be written: ENOSPC: no space left on device, write\nended with 1\n",
  );
});

test("an export comes back byte by byte through an empty database", () => {
  earshot("b.sqlite", "import", "a.ndjson");
  earshot("b.sqlite", "export", "b.ndjson");
  expect(read("b.ndjson").equals(read("a.ndjson"))).toBe(true);
});

test("an export may be of teams, surveys and days, and can be imported by itself", () => {
  const all = chainsIn(read("a.ndjson").toString());
  const { teamId, surveyId } = all[100] ?? { teamId: "", surveyId: "" };
  const ofTeam = earshot("a.sqlite", "export", "--team", teamId);
  expect(chainsIn(ofTeam)).toEqual(all.filter((chain) => chain.teamId === teamId));

  earshot(
    "a.sqlite",
    "export",
    "part.ndjson",
    "--survey",
    surveyId,
    "--from",
    "2025-01-01",
    "--to",
    "2025-03-31",
  );
  const part = chainsIn(read("part.ndjson").toString());
  const [from, to] = [Date.UTC(2025, 0, 1) / 1000, Date.UTC(2025, 3, 1) / 1000];
  expect(part).toEqual(
    all.filter((chain) => chain.surveyId === surveyId && chain.createdAt >= from && chain.createdAt < to),
  );
  expect(part.length).toBeGreaterThan(0);
  expect(earshot("c.sqlite", "import", "part.ndjson")).toContain(`${part.length} chain`);
});

test.each([
  [["--team", "t9"], 'There is no team "t9"'],
  [["--survey", "s9"], 'There is no survey "s9".'],
  [["--from", "yesterday"], '--from must be a date such as 2026-12-31, not "yesterday".'],
  [["--from", "2025-02-01", "--to", "2025-01-31"], "--from must not be after --to."],
  [["absent/x.ndjson"], "The archive absent/x.ndjson can't be written"],
  [["x", "y"], 'export writes one file: "y" is one too many.'],
])("export %j is refused with a line that names it", async (args, line) => {
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  await expect(runExport([...args, "--db", join(folder, "a.sqlite")])).rejects.toThrow(line);
});

test("a database that is not there is an error, not an empty archive", () => {
  const absent = join(folder, "absent.sqlite");
  const { status, stderr } = spawnSync(process.execPath, [MAIN, "export", "empty.ndjson", "--db", absent], {
    encoding: "utf8",
    cwd: folder,
  });
  expect({ status, stderr }).toEqual({ status: 1, stderr: `earshot: There is no database ${absent}.\n` });
  expect(readdirSync(folder)).not.toContain("empty.ndjson");
});
