// Other ways to serve the same chains, for comparison. Each installs itself into .cache/ with npm; where that fails, one
// line says so and the benchmark goes on without it. Directus is left out: where npm finds no built driver for its
// database, it compiles one for many minutes.
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, existsSync, mkdirSync, renameSync } from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Target } from "./load.ts";

const FOLDER = fileURLToPath(new URL("../../.cache/bench-peers", import.meta.url));
const JSON_SERVER = "0.17.4";
const PAGE = 100;
/** Milliseconds that a peer may take to read its data. */
const TIMEOUT_MS = 60_000;

export interface Peer {
  readonly name: string;
  readonly address: string;
  /** The peer's way to ask for what a path of ours asks for. */
  readonly pathOf: (path: string) => string;
}

/** Those that could be started, with the chains of `service`. */
export async function startPeers(service: Target, chains: number): Promise<readonly Peer[]> {
  try {
    return [await startJsonServer(service, chains)];
  } catch (error) {
    console.log(`without json-server: ${error instanceof Error ? error.message : String(error)}`);
    return [];
  }
}

/** https://github.com/typicode/json-server, which keeps one JSON file in memory. */
async function startJsonServer(service: Target, chains: number): Promise<Peer> {
  const bin = join(FOLDER, "node_modules/json-server/lib/cli/bin.js");
  if (!existsSync(bin)) await install(`json-server@${JSON_SERVER}`);
  const data = await chainsFile(service, chains);
  const port = await freePort();
  const flags = ["--port", String(port), "--host", "127.0.0.1", "--id", "_id", "--quiet", "--ro", "--ng"];
  const child = spawn(process.execPath, [bin, data, ...flags], { cwd: FOLDER, stdio: "ignore" });
  process.on("exit", () => child.kill());
  const address = `http://127.0.0.1:${port}`;
  await answering(`${address}/chains?_limit=1`);
  return { name: `json-server ${JSON_SERVER}`, address, pathOf: jsonServerPath };
}

function jsonServerPath(path: string): string {
  const { searchParams: asked } = new URL(path, "http://bench.test");
  const search = new URLSearchParams({ _start: asked.get("skip") ?? "0", _limit: String(PAGE) });
  for (const [ours, theirs] of RENAMED) {
    const value = asked.get(ours);
    if (value !== null) search.set(theirs, value);
  }
  return `/chains?${search}`;
}

const RENAMED = [
  ["touchpointId", "touchpointId"],
  ["createdFrom", "createdAt_gte"],
  ["createdTo", "createdAt_lte"],
] as const;

async function install(name: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const args = ["install", "--prefix", FOLDER, "--no-audit", "--no-fund", "--loglevel=error", name];
  try {
    await promisify(execFile)("npm", args, { cwd: FOLDER, timeout: 120_000 });
  } catch (error) {
    const [line = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
    throw new Error(`npm could not install it (${line})`, { cause: error });
  }
}

/** All chains of `service` as `{"chains":[…]}`, made once and kept beside the database. */
async function chainsFile({ address, token }: Target, chains: number): Promise<string> {
  const path = resolve(`.cache/bench-${chains}/chains.json`);
  if (existsSync(path)) return path;
  const unfinished = `${path}.${process.pid}`;
  const file = createWriteStream(unfinished);
  file.write('{"chains":[');
  for (let skip = 0; skip < chains; skip += PAGE) {
    const url = `${address}/v5.0.3/response-chains?skip=${skip}`;
    const body = await (await fetch(url, { headers: { authorization: token } })).text();
    const rows = body.slice('{"data":['.length, body.lastIndexOf('],"paging":'));
    if (!file.write(skip === 0 ? rows : `,${rows}`)) await once(file, "drain");
  }
  file.end("]}");
  await once(file, "finish");
  renameSync(unfinished, path);
  return path;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new TypeError("expected a port");
  return address.port;
}

async function answering(url: string): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS;
  for (;;) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok === true) return;
    if (performance.now() > deadline) throw new Error("it does not answer");
    await wait(250);
  }
}
