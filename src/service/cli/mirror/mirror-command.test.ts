import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { generateSample } from "../../../sample/generate.ts";
import { createApi } from "../../api/create-api.ts";
import { putLines } from "../../archive/put-lines.ts";
import { createMemoryStore } from "../../store/memory/memory-store.ts";
import { openSqliteStore } from "../../store/sqlite/sqlite-store.ts";
import { tokenDigest } from "../../token-digest.ts";
import { startHost } from "../serve/http-host.ts";
import { runMirror } from "./mirror-command.ts";

const MAIN = inject("command");
const folder = mkdtempSync(join(tmpdir(), "earshot-mirror-"));
const at = (name: string): string => join(folder, name);
let host: Awaited<ReturnType<typeof startHost>>;
let surveys: readonly string[];
let spoil: (answer: Response) => Response | Promise<Response> = (answer) => answer;

beforeAll(async () => {
  const store = createMemoryStore();
  await store.write((transaction) => putLines(transaction, generateSample({ chains: 80, seed: 4 })));
  const catalog = await store.catalog();
  surveys = catalog.surveys.map(({ _id }) => _id);
  const teams = catalog.surveys.slice(0, 1).map(({ teamId }) => teamId);
  for (const [name, scope] of [["secret", "all"] as const, ["team's", teams] as const]) {
    await store.addToken({ id: name, name, digest: await tokenDigest(name), scope, createdAt: 0 });
    writeFileSync(at(name), `${name}\n`);
  }
  const api = createApi({ store });
  host = await startHost(
    async (request, environment) => spoil(await api.fetch(request, environment)),
    0,
    "127.0.0.1",
  );
  writeFileSync(at("wrong-token"), "guess\n");
});
afterAll(async () => {
  await host.stop(0);
  rmSync(folder, { recursive: true });
});

async function mirror(...args: readonly string[]) {
  const running = spawn(process.execPath, [MAIN, "mirror", ...args, "--db", at("copy.sqlite")], {
    cwd: folder,
  });
  const said = { out: "", error: "" };
  running.stdout.on("data", (chunk: Buffer) => (said.out += chunk.toString()));
  running.stderr.on("data", (chunk: Buffer) => (said.error += chunk.toString()));
  await once(running, "close");
  return { code: running.exitCode, ...said };
}

/** What a mirror to another database tells, which is no process of its own. */
async function mirrorTo(db: string, ...args: readonly string[]): Promise<string> {
  // Where progress is told.
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const said = vi.spyOn(console, "log").mockReturnValue();
  said.mockClear();
  await runMirror([...args, "--db", at(db)]);
  return said.mock.calls.flat().join("\n");
}

async function chainsIn(db: string): Promise<number> {
  const store = await openSqliteStore(at(db));
  const chains = await store.countChains("all", {});
  await store.close();
  return chains;
}

test("a mirror copies a deployment, and the next one starts from where it ended", async () => {
  const args = [
    "--from",
    `${host.address}/v5.0.3`,
    "--token-file",
    at("secret"),
    "--state",
    at("state.json"),
  ];
  expect(await mirror(...args)).toEqual({
    code: 0,
    out: "Copied 6 surveys in 5 languages and 80 chains (0 replaced, 0 unchanged).\n",
    error: "",
  });
  expect(JSON.parse(readFileSync(at("state.json"), "utf8"))).toMatchObject({
    from: host.address,
    held: { surveys, chains: 80 },
  });
  const again = await mirror(...args, "--overlap", "100");
  expect(again.out).toMatch(
    /^Copied 6 surveys in 5 languages and \d+ chains? \(0 replaced, \d+ unchanged\)\.\n$/,
  );
  expect(await chainsIn("copy.sqlite")).toBe(80);
});

const AGAIN = "Everything is read again.\n";

test("each database has a state of its own beside it, and a database that was made anew is filled anew", async () => {
  const args = ["--from", host.address, "--token-file", at("secret")];
  for (const db of ["one.sqlite", "two.sqlite"]) {
    expect(await mirrorTo(db, ...args)).toMatch(/^Copied 6 surveys in 5 languages and 80 chains/);
    expect(await chainsIn(db)).toBe(80);
  }
  rmSync(at("one.sqlite"));
  expect(await mirrorTo("one.sqlite", ...args)).toContain(
    `The database has 0 of the 80 chains that were copied into it. ${AGAIN}Copied 6 surveys`,
  );
  expect(await chainsIn("one.sqlite")).toBe(80);
});

test("what a token of more teams shows is copied whole after one of a single team", async () => {
  const args = ["--from", host.address, "--state", at("teams.json"), "--token-file"];
  const mirrored = (token: string) => mirrorTo("teams.sqlite", ...args, at(token));
  await mirrored("team's");
  expect(await chainsIn("teams.sqlite")).toBeLessThan(80);
  const again = `The token shows surveys that were not copied. ${AGAIN}Copied 6 surveys`;
  expect(await mirrored("secret")).toContain(again);
  expect(await chainsIn("teams.sqlite")).toBe(80);
  expect(await mirrored("secret")).not.toContain(AGAIN);
  // What other teams had meanwhile is not known after this one.
  expect(await mirrored("team's")).not.toContain(AGAIN);
  expect(await mirrored("secret")).toContain(again);
});

const NOW = Math.floor(Date.now() / 1000);

test.each([
  [
    "of an earlier version",
    { version: 2, completeUntil: NOW, held: { chains: 0 } },
    "The last run was one of an earlier version, which may have left out chains.",
  ],
  [
    "of a run that was stopped",
    { version: 3, run: { until: NOW, reached: 0 }, held: { chains: 79 } },
    "The database has 0 of the 79 chains that were copied into it.",
  ],
])("a state %s is not trusted where the database is empty", async (name, state, why) => {
  const [db, file] = [`${name}.sqlite`, at(`${name}.json`)];
  const held = "held" in state && { held: { ...state.held, surveys } };
  writeFileSync(file, JSON.stringify({ from: host.address, ...state, ...held }));
  const out = await mirrorTo(db, "--from", host.address, "--token-file", at("secret"), "--state", file);
  expect(out).toContain(`${why} ${AGAIN}Copied 6 surveys`);
  expect(await chainsIn(db)).toBe(80);
});

test("rows that can't be copied are told by every run, and what is new is read all the same", async () => {
  const args = ["--from", host.address, "--token-file", at("secret"), "--db", at("odd.sqlite")];
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const said = vi.spyOn(console, "log").mockReturnValue();
  const lacks =
    /^The copy is not complete. It lacks \d+ rows that can't be copied, and running the command again does not change that/;
  spoil = async (answer) =>
    new Response((await answer.text()).replace(/"answer":(\d+)/, '"answer":[$1]'), answer);
  await expect(runMirror(args)).rejects.toThrow(lacks);
  expect(said.mock.calls.flat().join("\n")).toContain("must be a number or a string");
  spoil = (answer) => answer;
  await expect(runMirror([...args, "--overlap", "0"])).rejects.toThrow(lacks);
  const state = readdirSync(folder).find((name) => name.startsWith("odd.sqlite.mirror")) ?? "";
  expect(JSON.parse(readFileSync(at(state), "utf8"))).toHaveProperty("completeUntil");
  rmSync(at(state));
  await runMirror(args);
  expect(await chainsIn("odd.sqlite")).toBe(80);
});

test("a state takes the place of no database", async () => {
  const args = ["--from", host.address, "--token-file", at("secret"), "--state", at("new.sqlite")];
  await expect(mirrorTo("new.sqlite", ...args)).rejects.toThrow(
    `Nothing is written to ${at("new.sqlite")}, which is a database.`,
  );
});

test("where no state can be kept, nothing is asked for", async () => {
  const from = ["--from", "http://127.0.0.1:9", "--token-file", at("secret"), "--state"];
  const inFolder = await mirror(...from, at("."));
  expect(inFolder.error).toBe(`earshot: The state can't be kept in ${at(".")}, which is a folder.\n`);
  const inProc = await mirror(...from, "/proc/absent/state.json");
  expect(inProc.error).toBe(
    "earshot: The state can't be kept in /proc/absent/state.json: its folder can't be made or written to.\n",
  );
});

test("a state file that holds something else is told by name", async () => {
  writeFileSync(at("broken.json"), "{");
  const broken = await mirror(
    "--from",
    host.address,
    "--token-file",
    at("secret"),
    "--state",
    at("broken.json"),
  );
  expect(broken).toMatchObject({
    code: 1,
    error: `earshot: The file ${at("broken.json")} does not hold the state of a mirror of ${host.address}.\n`,
  });
});

test("a mirror that can't begin says why, and not with which token", async () => {
  const from = ["--from", host.address];
  expect(await mirror(...from)).toMatchObject({
    code: 1,
    error: "earshot: mirror needs --token-file FILE.\n",
  });
  const refused = await mirror(...from, "--token-file", at("wrong-token"));
  expect(refused.code).toBe(1);
  expect(refused.error).toContain(`earshot: ${host.address} can't be read: status 401`);
  expect(refused.error).not.toContain("guess");
  const other = await mirror(
    "--from",
    "http://127.0.0.1:9",
    "--token-file",
    at("secret"),
    "--state",
    at("state.json"),
  );
  expect(other.error).toContain("does not hold the state of a mirror of http://127.0.0.1:9");
});
