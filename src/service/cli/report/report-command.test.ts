import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import * as z from "zod";
import document from "../../../../docs/report.schema.json" with { type: "json" };
import { sample } from "../../../sample/sample.fixture.ts";
import { createApi } from "../../api/create-api.ts";
import { openSqliteStore } from "../../store/sqlite/sqlite-store.ts";
import { tokenDigest } from "../../token-digest.ts";
import { startHost } from "../serve/http-host.ts";
import { runReport } from "./report-command.ts";

const MAIN = inject("command");
const folder = mkdtempSync(join(tmpdir(), "earshot-report-"));
const database = join(folder, "sample.sqlite");
const schema = z.fromJSONSchema(z.record(z.string(), z.json()).parse(document));
const reportSchema = z.object({
  readAt: z.unknown(),
  responses: z.number(),
  answers: z.number(),
  zone: z.string(),
  filters: z.record(z.string(), z.unknown()),
  says: z.array(z.string()),
  findings: z.array(z.object({ text: z.string() })),
  complete: z.boolean(),
  trend: z.array(z.object({ start: z.object({ iso: z.string() }), answers: z.number() })),
  breakdowns: z.object({
    touchpoint: z.array(z.object({ id: z.string(), name: z.string(), answers: z.number() })),
  }),
});

async function earshot(...args: readonly string[]) {
  const env = { ...process.env, EARSHOT_DB: database };
  const running = spawn(process.execPath, [MAIN, ...args], { cwd: folder, env });
  const said = { out: "", error: "" };
  running.stdout.on("data", (chunk: Buffer) => (said.out += chunk.toString()));
  running.stderr.on("data", (chunk: Buffer) => (said.error += chunk.toString()));
  await once(running, "close");
  return { code: running.exitCode, ...said };
}

/** The report that the command writes to a file, and the exit code that it asks for. */
async function report(...args: readonly string[]) {
  const file = join(folder, "report.json");
  await runReport(["--json", file, ...args]);
  const { exitCode } = process;
  process.exitCode = undefined;
  return { text: readFileSync(file, "utf8"), exitCode };
}

/** The report on everything, which several tests compare theirs with. */
let whole: Awaited<ReturnType<typeof report>>;

const read = (text: string) => reportSchema.parse(JSON.parse(text));
const withoutReadAt = (text: string) => {
  const { readAt: _at, ...rest } = z.record(z.string(), z.unknown()).parse(JSON.parse(text));
  return rest;
};

beforeAll(async () => {
  vi.stubEnv("EARSHOT_DB", database);
  // Where progress is told.
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  // Enough for a change to be told.
  await earshot("sample", "--seed", "1", "--chains", "4000");
  whole = await report();
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

describe("a report as JSON", () => {
  test("is as the published schema says, and says what the numbers say", async () => {
    const { text, exitCode } = whole;
    expect(exitCode).toBeUndefined();
    expect(schema.safeParse(JSON.parse(text)).error).toBeUndefined();
    const { responses, says, zone, complete } = read(text);
    expect([responses, zone, complete]).toEqual([4000, "UTC", true]);
    expect(says[0]).toBe(
      "NPS fell from +34 to +22 in June 2026. (13 points lower, 95% interval 8 to 17 · 34.4 − 21.7 = 12.7 before rounding · " +
        "1,607 answers since then · a fall like this comes by chance alone about 1 time in 2,000)",
    );
  });

  test("goes to standard output where no file is named, and nothing else does", async () => {
    const { code, out } = await earshot("report", "--json", "--to", "2025-01-31");
    expect(code).toBe(0);
    expect(withoutReadAt(out)).toEqual(withoutReadAt((await report("--to", "2025-01-31")).text));
  });

  test("may be read by a program that stops before its end", async () => {
    const env = { ...process.env, EARSHOT_DB: database };
    const running = spawn(process.execPath, [MAIN, "report", "--json"], { cwd: folder, env });
    running.stdout.destroy();
    let said = "";
    running.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
    await once(running, "close");
    expect([running.exitCode, said.replaceAll(/Reading: .*\n/g, "")]).toEqual([0, ""]);
  });

  test("is on the days, touchpoints, surveys and teams that are named, days as the zone has them", async () => {
    const all = read(whole.text);
    const [first] = all.breakdowns.touchpoint;
    const args = ["--from", "2026-03-01", "--to", "2026-04-30", "--tz", "Europe/Helsinki"];
    const some = read((await report(...args, "--touchpoint", first?.id ?? "")).text);
    expect(some.filters).toEqual({ from: "2026-03-01", to: "2026-04-30", touchpoint: first?.id });
    expect(some.breakdowns.touchpoint.map(({ id }) => id)).toEqual([first?.id]);
    expect(some.trend[0]?.start.iso).toMatch(/T00:00:00\+02:00$/);
    expect(some.answers).toBeLessThan(all.answers);
    expect(some.answers).toBe(some.trend.reduce((sum, { answers }) => sum + answers, 0));
  });

  test("tells what followed each event of a file, whatever it is written as, and where the target lies", async () => {
    const calendar = ["VCALENDAR", "VEVENT"].map((part) => `BEGIN:${part}`).join("\r\n");
    const files = {
      "events.json": JSON.stringify({ events: [{ at: "2026-06-01", name: "New till", teams: ["a"] }] }),
      "events.csv": "date,name\n2026-06-01,New till\n",
      "events.ics": `${calendar}\r\nDTSTART:20260601\r\nSUMMARY:New till\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`,
    };
    const since = ["--from", "2025-12-01"];
    const texts: string[] = [];
    for (const [name, text] of Object.entries(files)) {
      writeFileSync(join(folder, name), text);
      texts.push((await report(...since, "--events", join(folder, name), "--target=62.5")).text);
    }
    const [told] = texts.map(withoutReadAt);
    expect(schema.safeParse(JSON.parse(texts[0] ?? "")).error).toBeUndefined();
    expect(told).toMatchObject({
      events: [{ at: "2026-06-01", name: "New till", clear: true }],
      target: { value: 62.5, state: "below" },
    });
    for (const text of texts) expect(withoutReadAt(text)).toEqual(told);
    vi.stubEnv("EARSHOT_EVENTS", join(folder, "events.csv"));
    expect(withoutReadAt((await report(...since, "--target=62.5")).text)).toEqual(told);
    vi.stubEnv("EARSHOT_EVENTS", "");
    expect(withoutReadAt((await report(...since)).text)).toMatchObject({ events: [], target: null });
  });

  test("on unknown ids is on nothing, and says so, as from a deployment", async () => {
    const told = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    for (const [args, line] of [
      [["--team", "nobody"], 'earshot: There is no team "nobody". Teams: '],
      [["--survey", "nosuch"], 'earshot: There is no survey "nosuch".\n'],
    ] as const) {
      const check = async (source: readonly string[]) => {
        told.mockClear();
        const { text, exitCode } = await report(...args, ...source);
        expect(exitCode).toBeUndefined();
        const says = ["There are no NPS answers in this selection."];
        expect(read(text)).toMatchObject({ responses: 0, answers: 0, says });
        expect(told).toHaveBeenCalledWith(expect.stringContaining(line));
      };
      await check([]);
      await fromDeployment((answer) => answer, check);
    }
    // A survey with responses that the list of surveys has no more.
    const { surveys } = sample({ chains: 0, seed: 1, until: "2026-10-31" });
    const gone = surveys[0]?._id ?? "";
    const renamed = async (answer: Response): Promise<Response> =>
      new Response((await answer.text()).replaceAll(`"_id":"${gone}"`, '"_id":"other"'), answer);
    told.mockClear();
    await fromDeployment(renamed, async (source) => {
      expect(read((await report("--survey", gone, ...source)).text).responses).toBeGreaterThan(0);
    });
    expect(told).not.toHaveBeenCalledWith(expect.stringContaining("There is no survey"));
  });

  test("in a language that no report is written in says which one it is in", async () => {
    const told = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    told.mockClear();
    for (const lang of ["it", "en-GB", "fi"]) await report("--lang", lang, "--to", "2024-12-31");
    expect(told.mock.calls.flat().filter((line) => String(line).startsWith("earshot: "))).toEqual([
      'earshot: No report is written in "it": this one is in English.\n',
    ]);
  });

  test("from a deployment is the same as from its database", async () => {
    await fromDeployment(
      (answer) => answer,
      async (args) => {
        expect(withoutReadAt((await report(...args)).text)).toEqual(withoutReadAt(whole.text));
        vi.stubEnv("EARSHOT_TOKEN", "guess");
        await expect(report(...args)).rejects.toThrow(/can't be read/);
      },
    );
  });
});

/** Runs `check` on the flags that read a deployment with the same data, whose answers `spoil` changes. */
async function fromDeployment(
  spoil: (answer: Response) => Response | Promise<Response>,
  check: (args: readonly string[]) => Promise<void>,
): Promise<void> {
  const store = await openSqliteStore(database);
  const [id, digest] = [randomUUID(), await tokenDigest("secret")];
  await store.addToken({ id, name: id, digest, scope: "all", createdAt: 0 });
  const api = createApi({ store });
  const host = await startHost(async (request, env) => spoil(await api.fetch(request, env)), 0, "127.0.0.1");
  try {
    vi.stubEnv("EARSHOT_TOKEN", "secret");
    await check(["--from-api", `${host.address}/v5.0.3`]);
  } finally {
    await host.stop(0);
    await store.revokeToken(id, 0);
    await store.close();
  }
}

test("without --json it is one HTML file that tells the same", async () => {
  const file = join(folder, "report.html");
  await runReport([file, "--to", "2025-01-31"]);
  const text = readFileSync(file, "utf8");
  const { answers, findings } = read((await report("--to", "2025-01-31")).text);
  expect(text.startsWith("<!doctype html>")).toBe(true);
  expect(text).toContain(answers.toLocaleString("en"));
  for (const { text: sentence } of findings) expect(text).toContain(sentence);
});

test("a change ends with 3 where that was asked for, and no change with 0", async () => {
  expect((await earshot("report", "--json", "--fail-on-change")).code).toBe(3);
  expect(whole.exitCode).toBeUndefined();
  expect(
    (await report("--fail-on-change", "--from", "2026-10-01", "--to", "2026-10-05")).exitCode,
  ).toBeUndefined();
});

/** One response of each page says no longer when it was given. */
async function withoutTime(answer: Response): Promise<Response> {
  const text = await answer.text();
  return new Response(text.replace('"createdAt":', '"created":'), answer);
}

test("what could not be read whole ends with 2, claims nothing, and says so", async () => {
  await fromDeployment(withoutTime, async (args) => {
    const { text, exitCode } = await report(...args, "--to", "2025-01-31", "--fail-on-change");
    expect(exitCode).toBe(2);
    expect(read(text)).toMatchObject({ complete: false, says: [] });
    const { code, out, error } = await earshot("report", ...args, "--json", "--to", "2025-01-31");
    expect([code, read(out).complete]).toEqual([2, false]);
    // This is no terminal: no bar, only the one line.
    expect(error).toMatch(
      /^earshot: not everything that matches could be read: nothing is claimed\. \d+ rows? could not be read as the API has them: missing or wrong createdAt\.\n$/,
    );
  });
});

test("what can't be read at all ends with 1 and one line, and --help tells each exit code", async () => {
  expect(await earshot("report", "--db", "none.sqlite")).toEqual({
    code: 1,
    out: "",
    error: "earshot: There is no database none.sqlite.\n",
  });
  const { code, out } = await earshot("report", "--help");
  expect(code).toBe(0);
  expect(out).toContain(
    "Exit codes: 0 written, 1 failed, 2 written but not everything could be read, 3 something changed.",
  );
});

test.each<readonly [readonly string[], RegExp]>([
  [["--last", "month", "--from", "2026-01-01"], /^--last does not go with --from/],
  [["--last", "year"], /^--last must be week, month or quarter, not "year"/],
  [["--from", "2026-02-30"], /^--from must be a date/],
  [["--from", "2026-02-02", "--to", "2026-02-01"], /^--from must not be after --to/],
  [["--tz", "Mars/Olympus"], /^--tz must be a time zone/],
  [["--lang", "not a language"], /^--lang must be a language code/],
  [["--touchpoint", "t1", "--touchpoint", ""], /^--touchpoint must not be empty/],
  [["--tz", "UTC", "--tz=Europe/Helsinki"], /^--tz must be given once/],
  [["--db", "x.sqlite", "--from-api", "http://127.0.0.1:9"], /^--db does not go with --from-api/],
  [[""], /^An argument is empty/],
  [["--from-api", "ftp://example.org"], /^--from-api must be an http/],
  [["--from-api", "http://127.0.0.1:9/v5.0.3"], /needs an access token in EARSHOT_TOKEN/],
  [["--db", join(folder, "none.sqlite")], /^There is no database .*none.sqlite/],
  [["b.json"], /^report writes one file: "b.json" is one too many/],
  [["--target", "-100.5"], /^--target must be a number from -100 to 100, not "-100.5"/],
  [["--target", "101"], /^--target must be a number from -100 to 100, not "101"/],
  [["--events", join(folder, "none.json")], /none.json: there is no such file$/],
  [["--no-such-flag"], /See: earshot report --help/],
])("%j is refused with a line that names it", async (args, message) => {
  vi.stubEnv("EARSHOT_TOKEN", "");
  await expect(report(...args)).rejects.toThrow(message);
});

test("a file that can't be written is named", async () => {
  await expect(runReport(["--json", join(folder, "no/such.json"), "--to", "2024-12-31"])).rejects.toThrow(
    /^The report .*no\/such.json can't be written/,
  );
});

test("several metrics of a team's list are told one after the other, each with the wording of its question", async () => {
  const { surveys } = sample({ chains: 0, seed: 1, until: "2026-10-31" });
  const metricOf = (title: string, more: object) => {
    const asked = surveys.flatMap(({ _id: survey, questions }) =>
      questions.map(({ _id: question, title: titles }) => ({ survey, question, title: titles["en"] ?? "" })),
    );
    return { ...asked.find((each) => each.title.startsWith(title)), ...more };
  };
  const metrics = [
    metricOf("How satisfied are you", { name: "Satisfied", top: "4,5", scale: "1-5" }),
    metricOf("How easy was it to get", { name: "Easy", top: "5-7", bottom: "1-3", scale: "1-7" }),
  ];
  const list = join(folder, "metrics.json");
  writeFileSync(list, JSON.stringify({ metrics }));
  vi.stubEnv("EARSHOT_METRICS", list);
  const named = ["--metric", "Satisfied", "--metric", "Easy"];
  const { text } = await report(...named);
  expect(schema.safeParse(JSON.parse(text)).error).toBeUndefined();
  const { metrics: told, ...own } = z
    .looseObject({ metrics: z.array(z.looseObject({})) })
    .parse(JSON.parse(text));
  expect(told.map(({ metric }) => metric)).toMatchObject([{ kind: "share" }, { kind: "balance" }]);
  expect(own).toMatchObject(told[0] ?? {});
  const html = join(folder, "metrics.html");
  await runReport([html, ...named]);
  const methods = readFileSync(html, "utf8").split("<h2>About these numbers: ").slice(1);
  expect(methods.map((part) => part.slice(0, part.indexOf("<")))).toEqual(["Satisfied", "Easy"]);
  expect(methods.map((part, at) => part.includes(metrics[at]?.title ?? "none"))).toEqual([true, true]);
  await expect(report(...named, "--metric", "Easy")).rejects.toThrow(/^--metric names "Easy" twice\.$/);
  await expect(report("--metric", "None")).rejects.toThrow(/^There is no metric "None" in the list/);
});

test("a codebook breaks the answers down by code, each against all others", async () => {
  const file = join(folder, "codes.json");
  const codes = [
    { name: "Every comment", find: "|" },
    { name: "Nothing", find: "no such words anywhere" },
    { name: "Thanks", find: "kiitos | tack | thank" },
  ];
  writeFileSync(file, JSON.stringify({ codes }));
  const { text } = await report("--codes", file);
  expect(schema.safeParse(JSON.parse(text)).error).toBeUndefined();
  const coded = z.object({
    answers: z.number(),
    breakdowns: z.object({ code: z.array(z.looseObject({ id: z.string(), answers: z.number() })) }),
  });
  const { answers, breakdowns } = coded.parse(JSON.parse(text));
  // Rows of codes overlap: what needs parts that don't is told as without them.
  const parts = z.object({ explained: z.unknown(), moved: z.unknown(), drivers: z.looseObject({}) });
  expect(parts.parse(JSON.parse(text))).toEqual(parts.parse(JSON.parse(whole.text)));
  expect(breakdowns.code.map(({ id }) => id)).toEqual(["Every comment", "Thanks", "Nothing"]);
  const [every, thanks, nothing] = breakdowns.code;
  const held = z.object({
    method: z.object({ heldBack: z.array(z.looseObject({ dimension: z.string() })) }),
  });
  const { heldBack } = held.parse(JSON.parse(text)).method;
  expect(heldBack.find(({ dimension }) => dimension === "code")).toMatchObject({ rows: 1, answers: 0 });
  expect(every?.answers).toBeLessThan(answers);
  expect(thanks?.answers).toBeLessThan(every?.answers ?? 0);
  expect(nothing).toMatchObject({ answers: 0, score: null, interval: null, differs: null });
  const html = join(folder, "coded.html");
  await runReport([html, "--codes", file]);
  expect(readFileSync(html, "utf8")).toContain("a response may have several");
  writeFileSync(file, '{"codes": [{"name": "secret", "find": ""}]}');
  await expect(report("--codes", file)).rejects.toThrow(/codes.json: Code 1 of the codebook has no search.$/);
});
