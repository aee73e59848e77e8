import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { openSqliteStore } from "../../store/sqlite/sqlite-store.ts";
import { tokenDigest } from "../../token-digest.ts";
import { fillWithSample } from "../sample/sample-data.ts";

const MAIN = inject("command");

/** `earshot serve` as a process of its own, on a free port, once it has said where it listens. */
const serving = (...args: readonly string[]) => servingAfter("", ...args);

/** The same once a shell has done `before`. */
async function servingAfter(before: string, ...args: readonly string[]) {
  const command = [process.execPath, MAIN, "serve", "--port", "0", ...args];
  const child = spawn("sh", ["-c", `${before} exec "$0" "$@"`, ...command], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let output = "";
  let log = "";
  child.stderr.on("data", (data: Buffer) => (log += data.toString()));
  const { promise: listening, resolve } = Promise.withResolvers<string>();
  child.stdout.on("data", (data: Buffer) => {
    output += data.toString();
    const address = /at (http:\/\/\S+)\n/.exec(output)?.[1];
    if (address !== undefined) resolve(address);
  });
  const exited = once(child, "exit");
  const address = await Promise.race([listening, exited.then(() => Promise.reject(new Error(log)))]);
  return { address, child, exited, output: () => output, log: () => log };
}

function temporaryDatabase(): string {
  const folder = mkdtempSync(join(tmpdir(), "earshot-serve-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, "feedback.sqlite");
}

const CHAINS = 300;

/** Fewer chains than a sample has by itself, and its token. */
async function smallSample(): Promise<string> {
  const db = temporaryDatabase();
  const store = await openSqliteStore(db);
  await fillWithSample(store, { chains: CHAINS, seed: 1, until: "2026-10-31" });
  const digest = await tokenDigest("earshot-sample");
  await store.addToken({ id: "sample", name: "sample", digest, scope: "all", createdAt: Date.now() });
  await store.close();
  return db;
}

describe("earshot serve", () => {
  test("serves sample data with the token that it prints, and prints it again at the next start", async () => {
    const db = temporaryDatabase();
    const first = await serving("--sample", "--db", db);
    const token = /token: (\S+)\n/.exec(first.output())?.[1] ?? "";
    expect(first.output()).toContain(`${first.address}/sign-in#token=${token}\n`);
    const headers = { authorization: token };
    expect((await fetch(`${first.address}/v5.0.3/response-chains`, { headers })).status).toBe(200);
    expect((await fetch(`${first.address}/metrics`)).status).toBe(200);
    first.child.kill("SIGTERM");
    expect(await first.exited).toEqual([0, null]);
    expect(first.log()).toContain('"route":"/v5.0.3/response-chains"');
    expect(first.log()).not.toContain(token);

    const second = await serving("--sample", "--db", db);
    expect(second.output()).toContain(token);
    second.child.kill("SIGINT");
    expect(await second.exited).toEqual([0, null]);
  });

  test("reads on where nothing more can be written, the use of tokens among it", async () => {
    const db = temporaryDatabase();
    const store = await openSqliteStore(db);
    const tokens = Array.from({ length: 30 }, (_, at) => `token-${at}`);
    for (const name of tokens)
      await store.addToken({ id: name, name, digest: await tokenDigest(name), scope: "all", createdAt: 0 });
    await store.close();
    // Each note is a page and more in the log, which may grow to some 100 kB.
    const { address, log } = await servingAfter("ulimit -f 200;", "--db", db);
    for (const authorization of tokens)
      expect((await fetch(`${address}/v5/surveys`, { headers: { authorization } })).status).toBe(200);
    expect(log()).not.toContain('"level":"error"');
    const later = await openSqliteStore(db);
    const noted = (await later.listTokens()).filter(({ lastUsedAt }) => lastUsedAt !== undefined);
    await later.close();
    expect(noted.length).toBeGreaterThan(0);
    expect(noted.length).toBeLessThan(tokens.length);
  });

  test("adds no sample data where a token was made, opens nothing by the sample's, and says so", async () => {
    const db = temporaryDatabase();
    const store = await openSqliteStore(db);
    await store.addToken({
      id: "own",
      name: "own",
      digest: await tokenDigest("own"),
      scope: "all",
      createdAt: 0,
    });
    await store.close();
    const { address, output } = await serving("--sample", "--db", db);
    expect(output()).toMatch(
      /^Earshot serves .*\nNo sample data was added, and its token opens nothing: .*\n$/,
    );
    const asked = (authorization: string) =>
      fetch(`${address}/v5.0.3/surveys`, { headers: { authorization } });
    expect(await (await asked("own")).json()).toMatchObject({ data: [] });
    expect((await asked("earshot-sample")).status).toBe(401);
  });

  test("passes the API of another deployment on", async () => {
    const upstream = await serving("--db", await smallSample());
    const proxy = await serving("--upstream", upstream.address);
    const headers = { authorization: "earshot-sample", "accept-encoding": "gzip" };
    const answer = await fetch(`${proxy.address}/v5.0.3/response-chains?skip=100`, { headers });
    expect(answer.headers.get("content-encoding")).toBe("gzip");
    expect(await answer.json()).toMatchObject({
      paging: { next: `${proxy.address}/v5/response-chains?skip=200` },
    });
  });

  test("answers assistants, unless that is switched off", async () => {
    const db = await smallSample();
    const on = await serving("--db", db);
    const headers = {
      authorization: "Bearer earshot-sample",
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
    };
    const params = { name: "nps", arguments: {} };
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params });
    const answer = await fetch(`${on.address}/mcp`, { method: "POST", headers, body });
    expect(await answer.json()).toMatchObject({ result: { structuredContent: { responses: CHAINS } } });
    on.child.kill("SIGTERM");
    await on.exited;
    const off = await serving("--db", db, "--mcp", "off");
    expect((await fetch(`${off.address}/mcp`, { method: "POST", headers, body })).status).toBe(404);
  });

  test("serves a team's list, and ends with one line where its file can't be used", async () => {
    const db = await smallSample();
    const events = `${db}.events.json`;
    writeFileSync(events, '{"events": [{"at": "2026-06-01", "name": "New till"}]}');
    const { address } = await serving("--sample", "--db", db, "--events", events);
    const headers = { authorization: "earshot-sample" };
    const answer = await fetch(`${address}/earshot/events`, { headers });
    expect(await answer.json()).toEqual({ events: [{ at: "2026-06-01", name: "New till" }] });
    writeFileSync(events, '{"events": [\n{"at": "2026-06-31"}]}');
    await expect(serving("--db", db, "--events", events)).rejects.toThrow(
      /^earshot: .*events\.json:2: event 1: at must be a day.*\n$/,
    );
  });

  test("ends with one clear line where a setting is unusable", async () => {
    await expect(serving("--page-size", "0")).rejects.toThrow(/^.*--page-size.*1 to 1000.*\n$/);
  });
});
