/** A deployment with sample data behind a real port, and a mirror of it, for tests. */
import { afterEach } from "vitest";
import { createClient } from "../../../client/create-client.ts";
import { generateSample } from "../../../sample/generate.ts";
import { createApi } from "../../api/create-api.ts";
import { exportArchive } from "../../archive/export-archive.ts";
import { putLines } from "../../archive/put-lines.ts";
import { createMemoryStore } from "../../store/memory/memory-store.ts";
import type { ExportingStore } from "../../store/store.ts";
import { tokenDigest } from "../../token-digest.ts";
import { startHost } from "../serve/http-host.ts";
import { mirror } from "./mirror.ts";
import type { MirrorRun } from "./time-slices.ts";

export const NOW = Date.UTC(2027, 0, 1) / 1000;
export const TOKEN = "secret";

let host: Awaited<ReturnType<typeof startHost>> | undefined;
afterEach(() => host?.stop(0));

/** A deployment with sample data; `refuse` may answer in its place or ask otherwise, `spoil` changes what it answers. */
export async function deployment(
  refuse: (url: URL) => Response | undefined = () => undefined,
  spoil: (answer: Response, url: URL) => Response | Promise<Response> = (answer) => answer,
) {
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
      return refuse(url) ?? spoil(await api.fetch(new Request(url, request), environment), url);
    },
    0,
    "127.0.0.1",
  );
  const { address } = host;
  const timing = { now: () => 0, random: () => 0, wait: async () => undefined };
  const client = createClient({ baseUrl: address, token: TOKEN, scheme: "bare" }, { timing });
  return { store, client, requests };
}

export const exported = (store: ExportingStore): Promise<string> =>
  store.snapshot(async (snapshot) => {
    let text = "";
    for await (const part of exportArchive(snapshot, { scope: "all", filter: {} })) text += part;
    return text;
  });

export const chainsOf = (archive: string): string => archive.slice(archive.indexOf('{"kind":"chain"'));

export async function mirrored(
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
    saveRun: async (next) => void (saved = next),
    onChains: () => undefined,
    known,
    onStartOver: () => undefined,
  });
  return { report, saved };
}
