import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import * as z from "zod";
import { createApi } from "../../api/create-api.ts";
import { openSqliteStore } from "../../store/sqlite/sqlite-store.ts";
import { tokenDigest } from "../../token-digest.ts";
import { startHost } from "../serve/http-host.ts";
import { runComments } from "./comments-command.ts";

const MAIN = inject("command");
const folder = mkdtempSync(join(tmpdir(), "earshot-comments-"));
const [database, shuffled] = ["forwards", "backwards"].map((name) => join(folder, `${name}.sqlite`));

async function earshot(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const running = spawn(process.execPath, [MAIN, ...args], {
    cwd: folder,
    env: { ...process.env, EARSHOT_DB: database, ...env },
  });
  const said = { out: "", error: "" };
  running.stdout.on("data", (chunk: Buffer) => (said.out += chunk.toString()));
  running.stderr.on("data", (chunk: Buffer) => (said.error += chunk.toString()));
  await once(running, "close");
  return { code: running.exitCode, ...said };
}

const answerSchema = z.looseObject({
  schema: z.literal("urn:earshot:comments:1"),
  readAt: z.unknown(),
  responses: z.number(),
  comments: z.number(),
  find: z.looseObject({ comments: z.number() }).nullable(),
});

async function comments(args: readonly string[], env?: Readonly<Record<string, string>>) {
  const { code, out, error } = await earshot(["comments", "--json", ...args], env);
  expect([code, error]).toEqual([0, expect.anything()]);
  const { readAt: _at, ...rest } = answerSchema.parse(JSON.parse(out));
  return rest;
}

const question = (id: string, type: string) => ({
  _id: id,
  questionType: type,
  title: { en: id },
  languages: ["en"],
  choices: [],
});
const survey = {
  kind: "survey",
  _id: "s1",
  name: "Visit",
  createdBy: "u1",
  teamId: "m1",
  teamName: "Stores",
  languages: ["en"],
  archived: false,
  questions: [question("nps", "NPS"), question("why", "Text")],
};
const TEXTS = [
  "Long queue at the till",
  "long queue!",
  "Friendly staff",
  "…",
  "call 040 123 4567 about the queue",
];
const chains = Array.from({ length: 40 }, (_, at) => ({
  kind: "chain",
  _id: `c${String(at).padStart(3, "0")}`,
  surveyId: "s1",
  surveyVersion: 3,
  isClosed: true,
  touchpointId: at % 2 === 0 ? "t1" : "t2",
  touchpointName: at % 2 === 0 ? "Tampere" : "Espoo",
  createdAt: 1_760_000_000 + Math.floor(at / 3) * 86_400,
  createdAtDate: new Date((1_760_000_000 + Math.floor(at / 3) * 86_400) * 1000).toISOString(),
  teamId: "m1",
  teamName: "Stores",
  metadata: {},
  language: "en",
  responses: [
    {
      questionId: "nps",
      questionType: "NPS",
      surveyId: "s1",
      answer: at % 11,
      valueNum: at % 11,
      language: "en",
    },
    {
      questionId: "why",
      questionType: "Text",
      surveyId: "s1",
      answer: TEXTS[at % TEXTS.length],
      valueString: TEXTS[at % TEXTS.length],
      language: "en",
    },
  ],
}));

beforeAll(async () => {
  for (const [address, lines] of [
    [database, chains],
    [shuffled, chains.toReversed()],
  ] as const) {
    const file = join(folder, "archive.ndjson");
    writeFileSync(file, [survey, ...lines].map((line) => JSON.stringify(line)).join("\n"));
    await earshot(["import", file, "--db", String(address)]);
  }
  writeFileSync(
    join(folder, "codes.json"),
    '{"codes":[{"name":"Queue","find":"queue"},{"name":"Staff","find":"staff"}]}',
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

const OTHERS = [
  "--repeats",
  "--codes=codes.json",
  "--compare=touchpoint=t1:touchpoint=t2",
  "--context",
  "--sample=7",
  "--seed=x",
  "--similar-to=c001",
];
const EVERYTHING = ["--find=queue | staff", ...OTHERS];

test("tells what is found and counted, with contact details covered before anything reads them", async () => {
  const answer = await comments([...OTHERS, "--find=040 | queue"]);
  expect(answer).toMatchObject({
    responses: 40,
    comments: 40,
    withoutWords: 8,
    languages: [{ language: "en", comments: 40 }],
    find: { query: "040 | queue", comments: 24, share: 0.6 },
    codes: [
      { name: "Queue", comments: 24, share: 1, difference: null },
      { name: "Staff", comments: 0 },
    ],
    notCoded: { comments: 0, share: 0 },
    sides: { one: { name: "Tampere", comments: 12 }, other: { name: "Espoo", comments: 12 } },
    repeats: [{ count: 8 }, { count: 8 }, { count: 8 }],
  });
  expect(JSON.stringify(answer)).not.toContain("4567");
  expect(answer["sample"]).toHaveLength(7);
});

test("the same archive in any order of lines gives the same bytes, and so does another deployment", async () => {
  const own = await comments(EVERYTHING);
  expect(await comments([...EVERYTHING, `--db=${shuffled}`])).toEqual(own);
  const store = await openSqliteStore(String(database));
  const token = {
    id: "t1",
    name: "test",
    digest: await tokenDigest("secret"),
    scope: "all",
    createdAt: 0,
  } as const;
  await store.addToken(token);
  const api = createApi({ store });
  const host = await startHost((request, env) => api.fetch(request, env), 0, "127.0.0.1");
  try {
    const args = [...EVERYTHING, `--from-api=${host.address}/v5.0.3`];
    expect(await comments(args, { EARSHOT_TOKEN: "secret" })).toEqual(own);
    const mistyped = await earshot(["comments", ...args, "--survey=s9"], { EARSHOT_TOKEN: "secret" });
    expect(mistyped).toMatchObject({ code: 1, out: "", error: 'earshot: There is no survey "s9".\n' });
  } finally {
    await host.stop(0);
    await store.close();
  }
});

test("filters narrow responses and comments; lists that were not asked for are left out", async () => {
  const answer = await comments(["--touchpoint=t1", "--score=0-6", "--question=why", "--from=2025-10-10"]);
  const wanted = chains.filter(
    (chain, at) => at % 2 === 0 && at % 11 <= 6 && chain.createdAt >= 1_760_054_400,
  );
  expect(answer).toMatchObject({
    responses: wanted.length,
    comments: wanted.length,
    find: null,
    notCoded: null,
  });
  expect(Object.keys(answer)).not.toContain("found");
  const rest = await comments(["--touchpoint=t1", "--compare=here:rest"]);
  expect(rest["sides"]).toMatchObject({ one: { comments: 20 }, other: { comments: 20 } });
});

test("an empty search finds everything, and an empty seed is one", async () => {
  const answer = await comments(["--find=", "--sample=3", "--seed="]);
  expect(answer["find"]).toMatchObject({ query: "", share: 1 });
  expect(answer["sample"]).toHaveLength(3);
});

test.each([
  [["--seed=1"], "--seed needs --sample."],
  [["--context"], "--context needs --find."],
  [["--sample=0"], "--sample must be a whole number"],
  [["--compare=detractors:here"], "--compare must be two different sides of one kind"],
  [["--score=11"], "--score must be a score from 0 to 10"],
  [["--score=0-6", "--score=9"], "--score must be given once."],
  [["--compare="], "--compare must not be empty."],
  [["--question=why", "--question=wy"], 'There is no question "wy".'],
  [["--compare=survey=s1:survey=s9"], 'There is no survey "s9".'],
  [["--language=!"], "--language must be a language code"],
  [["--similar-to=nothing"], "No comment in view is of the response nothing."],
  [["--survey=s1", "--survey=s9"], 'There is no survey "s9".'],
  [["--team=m9"], 'There is no team "m9". Teams: m1 (Stores)'],
  [["--nothing"], "Unknown option '--nothing'"],
  [["--codes=missing.json"], "The codebook missing.json can't be read (ENOENT)."],
] as const)("%s is refused with a line that names it", async (args, line) => {
  const out = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  // Where progress is told.
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  await expect(runComments(["--json", `--db=${database}`, ...args])).rejects.toThrow(line);
  expect(out).not.toHaveBeenCalled();
});

test("what is refused ends with 1, and with that line alone", async () => {
  expect(await earshot(["comments", "--json", "--survey=s9"])).toEqual({
    code: 1,
    out: "",
    error: 'earshot: There is no survey "s9".\n',
  });
});

test("without --json it is text for a terminal", async () => {
  const { out } = await earshot(["comments", ...EVERYTHING]);
  expect(out).toContain("40 comments in 40 responses, 8 without words");
  expect(out).toContain("× 8");
  const { out: none } = await earshot([
    "comments",
    "--compare=touchpoint=t8:touchpoint=t9",
    "--sample=1",
    "--to=2020-01-01",
  ]);
  expect(none).toContain("\nWords of t8 (0) and t9 (0)\n  –\n\nSample\n  –\n");
});
