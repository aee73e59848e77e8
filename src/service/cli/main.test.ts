import { spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
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
import { basename, dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeEach, describe, expect, inject, test } from "vitest";
import { openSqliteStore } from "../store/sqlite/sqlite-store.ts";
import { version } from "../reports/version.ts";

// Each command is a process of its own, and a machine may be busy.
const MAIN = inject("command");
const { PATH } = process.env;
const folder = mkdtempSync(join(tmpdir(), "earshot-cli-"));
let runs = 0;
let db = "";

beforeEach(() => {
  db = join(folder, `${(runs += 1)}`, "earshot.sqlite");
});
afterAll(() => rmSync(folder, { recursive: true }));

const SURVEY =
  '{"kind":"survey","_id":"s1","name":"Visit","createdBy":"u1","teamId":"t1","teamName":"Stores","languages":["en"],' +
  '"archived":false,"questions":[]}';

const chainLine = (id: string, rest: object = {}): string =>
  JSON.stringify({
    kind: "chain",
    _id: id,
    surveyId: "s1",
    surveyVersion: 3,
    isClosed: true,
    touchpointId: "p1",
    touchpointName: "Helsinki",
    createdAt: 0,
    createdAtDate: "1970-01-01T00:00:00.000Z",
    teamId: "t1",
    teamName: "Stores",
    metadata: {},
    language: "en",
    responses: [],
    ...rest,
  });

function earshot(args: readonly string[], { input, ...rest }: { input?: Buffer; EARSHOT_DB?: string } = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], {
    encoding: "utf8",
    cwd: folder,
    env: { PATH, EARSHOT_DB: db, ...rest },
    ...(input === undefined ? {} : { input }),
  });
  return { status, stdout, stderr };
}

function fileOf(name: string, ...lines: readonly string[]): string {
  const path = join(folder, name);
  writeFileSync(path, lines.join("\n"));
  return path;
}

const NO_DATABASE =
  "--db (EARSHOT_DB) must be a SQLite path or a postgres:// address, without quotes or spaces around it.";
const failure = (line: string) => ({ status: 1, stdout: "", stderr: `earshot: ${line}\n` });

async function storedChains(): Promise<number> {
  const store = await openSqliteStore(db);
  const count = await store.countChains("all", {});
  await store.close();
  return count;
}

describe("earshot", () => {
  test.each([["serve"], ["import"], ["export"], ["mirror"], ["token"], ["sample"]])(
    "%s tells of itself with --help",
    (command) => {
      const { status, stdout, stderr } = earshot([command, "--help"]);
      expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
      expect(stdout).toMatch(new RegExp(`^Usage: earshot ${command}[^]+--db[^]+--help`));
      expect(existsSync(db)).toBe(false);
    },
  );

  test("tells its version", () => {
    expect(earshot(["--version"])).toEqual({ status: 0, stdout: `${version()}\n`, stderr: "" });
    expect(version()).toMatch(/^\d+\.\d+\.\d+$/);
  });

  test("lists its commands", () => {
    expect(earshot(["-h"]).status).toBe(0);
    expect(earshot([]).stdout).toMatch(
      /serve.*\n.*import.*\n.*export.*\n.*mirror.*\n.*report.*\n.*comments.*\n.*token.*\n.*sample/,
    );
  });

  test.each([
    [["dance"], 'There is no command "dance". See: earshot --help'],
    [["import"], "import needs a FILE. See: earshot import --help"],
    [["import", "--fast", "x"], "Unknown option '--fast'. See: earshot import --help"],
    [["import", "absent.ndjson"], "There is no file absent.ndjson."],
    [["import", "x", "--db", "mysql://x"], "There is no file x."],
    [["token", "create", "--name", "x", "--db", ":memory:"], NO_DATABASE],
    [["sample", "--chains", "many"], '--chains must be a whole number from 1 to 100000000, not "many".'],
    [["sample", "--seed", "x"], '--seed must be a whole number from 0 to 4294967295, not "x".'],
    [["sample", "--until", "1971-12-31"], '--until must be a date from 1972-01-01 on, not "1971-12-31".'],
    [["token", "list", "--db", "mysql://x"], NO_DATABASE],
    [["token"], "token is followed by create, list or revoke NAME. See: earshot token --help"],
    [["token", "create"], "token create needs --name NAME, on one line."],
    [["token", "list", "--name", "x"], "--name goes with token create only."],
    [
      ["token", "create", "--name", "x", "--value", "a value with spaces in it"],
      "--value must be at least 20 visible ASCII characters, without spaces.",
    ],
    [
      ["token", "create", "--name", "x", "--value", "only-nineteen-chars"],
      "--value must be at least 20 visible ASCII characters, without spaces.",
    ],
    [
      ["token", "list", "--db", "postgres://:::"],
      "--db (EARSHOT_DB) is no postgres:// address that can be read.",
    ],
    [
      ["token", "create", "--name", "x", "--expires", "2020-01-01"],
      "--expires 2020-01-01 is over: the token would open nothing.",
    ],
  ])("%j fails with one clear line", (args, line) => {
    expect(earshot(args)).toEqual(failure(line));
  });

  test.each([
    [join(folder, "plain.txt", "x.sqlite"), "The folder of the database %s can't be made."],
    ["/proc/absent/x.sqlite", "The folder of the database %s can't be made."],
    ["/proc/x.sqlite", "%s: The database can't be opened."],
    [join(folder, "plain.txt"), "%s: file is not a database"],
    ["/dev/null", "%s: This is no file."],
  ])("says so where the database can't be opened: %s", (path, message) => {
    const plain = fileOf("plain.txt", "no folder, and no database either");
    chmodSync(plain, 0o644);
    for (const command of [
      ["token", "create", "--name", "x"],
      ["serve", "--port", "0"],
      ["import", "plain.txt"],
    ]) {
      expect(earshot([...command, "--db", path])).toEqual(failure(message.replace("%s", path)));
    }
    expect(modeOf(plain)).toBe("644");
  });
});

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

describe("what is written", () => {
  test("can be read by its owner alone", () => {
    const file = fileOf("private.ndjson", SURVEY, chainLine("c1"), "{");
    earshot(["import", file, "--lenient", "--report", join(folder, "private-faults.ndjson")]);
    earshot(["export", join(folder, "private-export.ndjson")]);
    expect(modeOf(db)).toBe("600");
    expect(modeOf(dirname(db))).toBe("700");
    expect(modeOf(join(folder, "private-export.ndjson"))).toBe("600");
    expect(modeOf(join(folder, "private-faults.ndjson"))).toBe("600");
  });

  test("is closed to others where an earlier version left it open, in the folder that Earshot makes by itself", () => {
    const data = join(folder, ".data");
    mkdirSync(data, { mode: 0o755 });
    expect(earshot(["token", "create", "--name", "x"], { EARSHOT_DB: "" }).status).toBe(0);
    chmodSync(data, 0o755);
    chmodSync(join(data, "earshot.sqlite"), 0o644);
    expect(earshot(["token", "list"], { EARSHOT_DB: "" }).status).toBe(0);
    expect([modeOf(data), modeOf(join(data, "earshot.sqlite"))]).toEqual(["700", "600"]);
  });

  test("never takes the place of a database, its own or another one, whatever path leads there", async () => {
    earshot(["import", fileOf("kept.ndjson", SURVEY, chainLine("c1"))]);
    const [link, other, faulty] = [join(folder, "link"), join(folder, "other.sqlite"), fileOf("faulty", "{")];
    const linked = { EARSHOT_DB: link };
    earshot(["token", "create", "--name", "x", "--db", other]);
    symlinkSync(db, link);
    const own = [db, link, join(dirname(db), ".", basename(db)), `${db}-wal`, `${db}-shm`, other];
    const refused = [
      ...own.map((file) => [["export", file], file] as const),
      [["report", link], link] as const,
      [["import", faulty, "--lenient", "--report", db], db] as const,
    ];
    for (const [args, file] of refused)
      expect({ args, ...earshot(args, linked) }).toEqual({
        args,
        ...failure(`Nothing is written to ${file}, which is a database.`),
      });
    expect(await storedChains()).toBe(1);
  });

  test("leaves a folder that it did not make as it is", () => {
    const own = join(folder, "own");
    mkdirSync(own, { mode: 0o755 });
    const database = join(own, "x.sqlite");
    expect(earshot(["token", "create", "--name", "x"], { EARSHOT_DB: database }).status).toBe(0);
    expect(modeOf(own)).toBe("755");
  });
});

describe("import", () => {
  test("of a small file that is packed from gigabytes of nothing ends soon, and says why", () => {
    const packed = join(folder, "nothing.ndjson.gz");
    // Gzip files put behind one another are one file: 2 GB of line feeds in 2 MB.
    const part = gzipSync(Buffer.alloc(64 * 2 ** 20, "\n"));
    writeFileSync(packed, Buffer.concat(Array.from({ length: 32 }, () => part)));
    const { status, stderr } = earshot(["import", packed]);
    expect(status).toBe(1);
    expect(stderr).toContain(`earshot: ${packed}:1000001: is one of more than 1000000 blank lines\n`);
  });

  test("reads several files, packed or not, and standard input as one", async () => {
    const plain = fileOf("a.ndjson", SURVEY, chainLine("c1"));
    const packed = join(folder, "b.ndjson.gz");
    writeFileSync(packed, gzipSync(`${SURVEY.replace("Visit", "Call")}\n${chainLine("c2")}`));
    const input = gzipSync(`${chainLine("c3")}\n${chainLine("c1", { isClosed: false })}`);
    const { stdout, status } = earshot(["import", plain, packed, "-"], { input });
    expect({ stdout, status }).toEqual({
      status: 0,
      stdout: "Imported 2 surveys (1 replaced) and 4 chains (1 replaced, 0 unchanged).\n",
    });
    expect(await storedChains()).toBe(3);
  });

  test("of one bad line imports nothing of any file", async () => {
    const good = fileOf("good.ndjson", SURVEY, chainLine("c1"));
    const bad = fileOf("bad.ndjson", chainLine("c2"), chainLine("c3", { isClosed: "yes" }));
    const { status, stderr } = earshot(["import", good, bad]);
    expect(status).toBe(1);
    expect(stderr).toContain(`earshot: ${bad}:2: isClosed must be true or false\n`);
    expect(await storedChains()).toBe(0);
  });

  test("warns of an unknown field once", () => {
    const odd = fileOf("odd.ndjson", SURVEY, chainLine("c1", { mood: 1 }), chainLine("c2", { mood: 2 }));
    const { stderr } = earshot(["import", odd]);
    expect(stderr.match(/Warning: .*/g)).toEqual([
      `Warning: ${odd}:2: mood is not a field of the format and is kept out, here and wherever it comes again`,
    ]);
  });

  test("with --check writes nothing", () => {
    const file = fileOf("check.ndjson", SURVEY, chainLine("c1"));
    expect(earshot(["import", file, "--check"]).stdout).toBe("Checked 1 survey and 1 chain.\n");
    expect(existsSync(db)).toBe(false);
  });

  test("with --lenient passes over bad lines and lists them", async () => {
    const file = fileOf("mixed.ndjson", SURVEY, "{", chainLine("c1"), chainLine("c2", { surveyId: "s9" }));
    const report = join(folder, "report.ndjson");
    const { stdout, status } = earshot(["import", file, "--lenient", "--report", report]);
    expect({ stdout, status }).toEqual({
      status: 0,
      stdout: `Imported 1 survey and 1 chain.\nPassed over 2 lines: see ${report}\n`,
    });
    const expected = [
      { archive: file, line: 2, reason: "is not valid JSON" },
      { archive: file, line: 4, field: "surveyId", reason: 'names the unknown survey "s9"' },
    ];
    const text = expected.map((fault) => `${JSON.stringify(fault)}\n`).join("");
    expect(readFileSync(report, "utf8")).toBe(text);
    expect(await storedChains()).toBe(1);
  });

  test("lists bad lines in no file that it reads", () => {
    const file = fileOf("read.ndjson", SURVEY, "{");
    const link = join(folder, "read.link");
    symlinkSync(file, link);
    for (const report of [file, link, join(folder, ".", "read.ndjson")])
      expect(earshot(["import", file, "--lenient", "--report", report])).toEqual(
        failure(`Nothing is written to ${report}, which is read.`),
      );
    expect(readFileSync(file, "utf8")).toBe(`${SURVEY}\n{`);
    expect(existsSync(db)).toBe(false);
  });

  test("imports nothing where the report can't be opened, and says in one line what is wrong with it", () => {
    const file = fileOf("unreported.ndjson", SURVEY, chainLine("c1"), "{");
    const reportedTo = (report: string) => earshot(["import", file, "--lenient", "--report", report]);
    for (const report of [join(folder, "absent", "f"), folder]) {
      const { status, stderr } = reportedTo(report);
      expect(status).toBe(1);
      expect(stderr).toMatch(new RegExp(`^earshot: The report ${report} can't be written: E[A-Z]+: .*\n$`));
      expect(existsSync(db)).toBe(false);
    }
    if (!existsSync("/dev/full")) return;
    const { status, stderr } = reportedTo("/dev/full");
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^(Reading: .*\n)?earshot: The report \/dev\/full can't be written: ENOSPC: .*\n$/,
    );
  });

  test("leaves an earlier report as it is where it fails", () => {
    const report = fileOf("kept-report.ndjson", "an earlier report");
    const cut = join(folder, "cut-lenient.ndjson.gz");
    writeFileSync(cut, gzipSync(`{\n${SURVEY}\n${chainLine("c1")}`).subarray(0, 60));
    expect(earshot(["import", cut, "--lenient", "--report", report]).status).toBe(1);
    expect(readFileSync(report, "utf8")).toBe("an earlier report");
    expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual([]);
  });

  test("leaves no report where there is nothing to report", () => {
    const file = fileOf("fine.ndjson", SURVEY, chainLine("c1"));
    const report = fileOf("earlier.ndjson", "an earlier report");
    expect(earshot(["import", file, "--lenient"]).status).toBe(0);
    expect(existsSync(join(folder, "import-faults.ndjson"))).toBe(false);
    expect(earshot(["import", file, "--lenient", "--report", report]).status).toBe(0);
    expect(readFileSync(report, "utf8")).toBe("");
  });

  test("of a gzip file that ends too early says so", () => {
    const cut = join(folder, "cut.ndjson.gz");
    writeFileSync(cut, gzipSync(`${SURVEY}\n${chainLine("c1")}`).subarray(0, 60));
    const { status, stderr } = earshot(["import", cut]);
    expect(status).toBe(1);
    expect(stderr).toContain(`earshot: The archive ${cut} can't be read: unexpected end of file\n`);
  });
});

const SECRET = "secret-of-20-letters";

describe("token", () => {
  test("create prints the token and keeps only its digest", async () => {
    const create = ["token", "create", "--name", "n", "--expires", "2999-12-31"];
    for (const args of [["token", "list"], create.concat("--team", "t1")])
      expect(earshot(args)).toEqual(failure(`There is no database ${db}.`));
    const { stdout, stderr } = earshot(create);
    expect(stderr).toBe(`earshot: There was no database ${db}: a new one is made.\n`);
    expect(stdout).toMatch(/^earshot_[\w-]{43}\n$/);
    expect(readFileSync(db, "latin1")).not.toContain(stdout.trim());
    const store = await openSqliteStore(db);
    const [token] = await store.listTokens();
    await store.close();
    expect(token).toMatchObject({ name: "n", scope: "all", expiresAt: Date.UTC(3000, 0, 1) });
  });

  test("create takes a value and teams, and refuses what exists or does not", () => {
    const file = fileOf("teams.ndjson", SURVEY);
    earshot(["import", file]);
    const create = (...args: readonly string[]) => earshot(["token", "create", ...args]);
    const created = create("--name", "one", "--team", "t1", "--value", SECRET);
    expect(created).toEqual({ status: 0, stdout: `${SECRET}\n`, stderr: "" });
    const taken = failure("A token with this name or value exists already.");
    expect(create("--name", "one")).toEqual(taken);
    expect(create("--name", "two", "--value", SECRET)).toEqual(taken);
    expect(create("--name", "two", "--team", "t9")).toEqual(
      failure('There is no team "t9". Teams: t1 (Stores)'),
    );
  });

  test("list shows no value, revoke ends a token once", () => {
    earshot(["token", "create", "--name", "one", "--value", SECRET]);
    const list = earshot(["token", "list"]).stdout;
    expect(list).toMatch(/^ID .*\n[0-9a-f]{12}\s+one\s+all .* in force\n$/);
    expect(list).not.toContain(SECRET);
    expect(earshot(["token", "revoke", "one"]).stdout).toBe("The token one is revoked.\n");
    const again = earshot(["token", "revoke", "one"]);
    expect(again).toEqual(failure('No token in force has the name or id "one".'));
    expect(earshot(["token", "list"]).stdout).toContain("revoked");
  });
});
