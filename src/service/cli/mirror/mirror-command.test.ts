import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { generateSample } from "../../../sample/generate.ts";
import { createApi } from "../../api/create-api.ts";
import { putLines } from "../../archive/put-lines.ts";
import { createMemoryStore } from "../../store/memory/memory-store.ts";
import { openSqliteStore } from "../../store/sqlite/sqlite-store.ts";
import { tokenDigest } from "../../token-digest.ts";
import { startHost, type HttpHost } from "../serve/http-host.ts";

const MAIN = inject("command");
const folder = mkdtempSync(join(tmpdir(), "earshot-mirror-"));
const at = (name: string): string => join(folder, name);
let host: HttpHost;

beforeAll(async () => {
  const store = createMemoryStore();
  await store.write((transaction) => putLines(transaction, generateSample({ chains: 250, seed: 4 })));
  await store.addToken({
    id: "t",
    name: "t",
    digest: await tokenDigest("secret"),
    scope: "all",
    createdAt: 0,
  });
  const api = createApi({ store });
  host = await startHost((request, environment) => api.fetch(request, environment), 0, "127.0.0.1");
  writeFileSync(at("token"), "secret\n");
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

test("a mirror copies a deployment, and the next one starts from where it ended", async () => {
  const args = ["--from", `${host.address}/v5.0.3`, "--token-file", at("token"), "--state", at("state.json")];
  expect(await mirror(...args)).toEqual({
    code: 0,
    out: "Copied 6 surveys in 5 languages and 250 chains (0 replaced, 0 unchanged).\n",
    error: "",
  });
  const state = new RegExp(`^{"from":"${host.address}","completeUntil":\\d+}\n$`);
  expect(readFileSync(at("state.json"), "utf8")).toMatch(state);
  const again = await mirror(...args, "--overlap", "100");
  expect(again.out).toMatch(
    /^Copied 6 surveys in 5 languages and \d+ chains? \(0 replaced, \d+ unchanged\)\.\n$/,
  );
  const store = await openSqliteStore(at("copy.sqlite"));
  expect(await store.countChains("all", {})).toBe(250);
  await store.close();
});

test("a state file that holds something else is told by name", async () => {
  writeFileSync(at("broken.json"), "{");
  const broken = await mirror(
    "--from",
    host.address,
    "--token-file",
    at("token"),
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
    at("token"),
    "--state",
    at("state.json"),
  );
  expect(other.error).toContain("does not hold the state of a mirror of http://127.0.0.1:9");
});
