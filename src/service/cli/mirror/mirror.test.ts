import { afterEach, expect, test } from "vitest";
import { createClient } from "../../../client/create-client.ts";
import { generateSample } from "../../../sample/generate.ts";
import { createApi } from "../../api/create-api.ts";
import { exportArchive } from "../../archive/export-archive.ts";
import { putLines } from "../../archive/put-lines.ts";
import { createMemoryStore } from "../../store/memory/memory-store.ts";
import type { ExportingStore } from "../../store/store.ts";
import { tokenDigest } from "../../token-digest.ts";
import { startHost, type HttpHost } from "../serve/http-host.ts";
import { mirror } from "./mirror.ts";
import { runOf, type MirrorRun } from "./time-slices.ts";

const NOW = Date.UTC(2027, 0, 1) / 1000;
const TOKEN = "secret";

let host: HttpHost | undefined;
afterEach(() => host?.stop(0));

/** A deployment with sample data; `refuse` may answer in its place. */
async function deployment(refuse: (url: URL) => Response | undefined = () => undefined) {
  const store = createMemoryStore();
  await store.write((transaction) => putLines(transaction, generateSample({ chains: 700, seed: 4 })));
  const digest = await tokenDigest(TOKEN);
  await store.addToken({ id: "t", name: "t", digest, scope: "all", createdAt: 0 });
  const api = createApi({ store });
  const requests: URL[] = [];
  host = await startHost(
    async (request, environment) => {
      const url = new URL(request.url);
      requests.push(url);
      return refuse(url) ?? api.fetch(request, environment);
    },
    0,
    "127.0.0.1",
  );
  const { address } = host;
  const timing = { now: () => 0, random: () => 0, wait: async () => undefined };
  const client = createClient({ baseUrl: address, token: TOKEN, scheme: "bare" }, { timing });
  return { store, client, requests };
}

const exported = (store: ExportingStore): Promise<string> =>
  store.snapshot(async (snapshot) => {
    let text = "";
    for await (const part of exportArchive(snapshot, { scope: "all", filter: {} })) text += part;
    return text;
  });

const chainsOf = (archive: string): string => archive.slice(archive.indexOf('{"kind":"chain"'));

async function mirrored(
  client: Awaited<ReturnType<typeof deployment>>["client"],
  run: MirrorRun,
  store: ExportingStore,
) {
  const known = (await store.catalog()).surveys.map(({ _id }) => _id);
  let saved = run;
  const report = await mirror(run, {
    client,
    store,
    signal: new AbortController().signal,
    saveRun: (next) => (saved = next),
    onChains: () => undefined,
    known,
    onStartOver: () => undefined,
  });
  return { report, saved };
}

test("a mirror holds every chain of the other deployment, and what the API answers is the same", async () => {
  const { store, client } = await deployment();
  const copy = createMemoryStore();
  const { report } = await mirrored(client, runOf({ from: "x" }, NOW, 0), copy);
  expect(report.lines()).toEqual([
    "Copied 6 surveys in 5 languages and 700 chains (0 replaced, 0 unchanged).",
  ]);
  expect(report.complete).toBe(true);
  expect(chainsOf(await exported(copy))).toBe(chainsOf(await exported(store)));

  await copy.addToken({ id: "t", name: "t", digest: await tokenDigest(TOKEN), scope: "all", createdAt: 0 });
  for (const preferredLanguage of ["en", "fi", "sv", "de", "ar", "xx"]) {
    const path = `http://x/v5.0.3/surveys?preferredLanguage=${preferredLanguage}`;
    const ask = async (of: ExportingStore): Promise<unknown> =>
      (await createApi({ store: of }).request(path, { headers: { authorization: TOKEN } })).json();
    expect(await ask(copy)).toEqual(await ask(store));
  }
});

test("a later mirror reads only what is new, and what may have changed", async () => {
  const { client, requests } = await deployment();
  const copy = createMemoryStore();
  await mirrored(client, runOf({ from: "x" }, NOW, 0), copy);
  const first = requests.length;
  const again = runOf({ from: "x", completeUntil: NOW }, NOW + 60, 5 * 86_400);
  const { report } = await mirrored(client, again, copy);
  expect(report.complete).toBe(true);
  expect(await copy.countChains("all", {})).toBe(700);
  expect(requests.length - first).toBeLessThan(20);
});

test("a question that is gone over there stays as long as its answers do", async () => {
  const { store, client } = await deployment();
  const copy = createMemoryStore();
  await mirrored(client, runOf({ from: "x" }, NOW, 0), copy);
  const before = await exported(copy);
  const { surveys } = await store.catalog();
  await store.write(async (transaction) => {
    for (const survey of surveys) await transaction.putSurvey({ ...survey, questions: [] });
  });
  const { report } = await mirrored(client, runOf({ from: "x", completeUntil: NOW }, NOW + 60, 0), copy);
  expect(report.complete).toBe(true);
  expect(await exported(copy)).toBe(before);
});

test("what could not be read is told, and the next run reads it", async () => {
  let failing = true;
  const { store, client } = await deployment((url) => {
    const isRefused =
      failing && url.searchParams.get("isClosed") === "true" && url.searchParams.has("createdFrom");
    return isRefused ? new Response("away", { status: 404 }) : undefined;
  });
  const copy = createMemoryStore();
  const first = mirrored(client, runOf({ from: "x" }, NOW, 0), copy);
  await expect(first).rejects.toThrow("status 404");
  failing = false;
  const { report } = await mirrored(client, runOf({ from: "x" }, NOW, 0), copy);
  expect(report.complete).toBe(true);
  expect(chainsOf(await exported(copy))).toBe(chainsOf(await exported(store)));
});
