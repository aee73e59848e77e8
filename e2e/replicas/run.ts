// A minute of reading while a service process, a replica and the primary are killed and a replica is promoted:
// `npm run test:replicas`. Ends with 1 where an answer was wrong, reading was away for more than 5 seconds, or what
// was imported is gone. SECONDS makes it shorter.
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { generateSample } from "../../src/sample/generate.ts";
import type { ArchivedChain } from "../../src/service/documents/documents.ts";
import { freePorts } from "../free-ports.ts";
import { readUnderFire } from "./clients.ts";
import { startCluster } from "./cluster.ts";
import { Moment } from "./expected.ts";
import { report, type Event } from "./report.ts";

const SECONDS = Number(process.env["SECONDS"] ?? 60);
const CLIENTS = 8;
const TOKEN = "read-while-under-fire";
const MAIN = fileURLToPath(new URL("../../src/service/cli/main.ts", import.meta.url));
const CONFIGURATION = fileURLToPath(new URL("../../docs/haproxy.cfg", import.meta.url));

const folder = mkdtempSync(join(tmpdir(), "earshot-archives-"));

function archive(seed: number, chains: number) {
  const lines = [...generateSample({ chains, seed, until: "2026-10-31" })];
  const path = join(folder, `${seed}.ndjson`);
  writeFileSync(path, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
  return { path, chains: lines.filter((line) => line.kind === "chain") satisfies readonly ArchivedChain[] };
}

function earshot(...args: readonly string[]): void {
  const { status, stderr } = spawnSync(process.execPath, [MAIN, ...args], { encoding: "utf8" });
  if (status !== 0) throw new Error(`earshot ${args.join(" ")}: ${stderr}`);
}

async function answering(address: string): Promise<void> {
  for (let left = 300; left > 0; left -= 1) {
    const isThere = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await sleep(100);
  }
  throw new Error(`${address} does not answer.`);
}

const [web = 0, database = 0, one = 0, two = 0, three = 0, primary = 0, first = 0, second = 0] =
  await freePorts(8);
const cluster = startCluster(primary, [first, second]);
const started: ChildProcess[] = [];
const start = (command: string, args: readonly string[], env: Readonly<Record<string, string>>) => {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: "ignore" });
  started.push(child);
  return child;
};
const serve = (port: number) =>
  start(process.execPath, [MAIN, "serve", "--port", String(port)], {
    EARSHOT_DB: `postgres://earshot@127.0.0.1:${database}/postgres`,
  });

try {
  const [before, later, last] = [archive(1, 3_000), archive(2, 500), archive(3, 500)];
  const moments = [before, later, last].map(
    (_, at) => new Moment([before, later, last].slice(0, at + 1).flatMap(({ chains }) => chains)),
  );
  earshot("import", before.path, "--db", cluster.primary.address);
  earshot("token", "create", "--name", "fire", "--value", TOKEN, "--db", cluster.primary.address);

  const ports = { WEB_PORT: web, DATABASE_PORT: database, SERVICE_1: one, SERVICE_2: two, SERVICE_3: three };
  const servers = { PRIMARY: primary, REPLICA_1: first, REPLICA_2: second };
  const env = Object.fromEntries(
    Object.entries({ ...ports, ...servers }).map(([name, port]) => [name, String(port)]),
  );
  start("haproxy", ["-db", "-f", CONFIGURATION], env);
  await sleep(1_000);
  const services = [one, two, three].map(serve);
  const base = `http://127.0.0.1:${web}`;
  await answering(`${base}/readyz`);

  let possible = moments.slice(0, 1);
  const ending = new AbortController();
  const from = performance.now();
  const reading = readUnderFire(CLIENTS, { base, token: TOKEN, moments: () => possible }, ending.signal);
  const events: Event[] = [];
  const at = async (part: number, name: string, act: () => unknown) => {
    await sleep(Math.max(0, from + part * SECONDS * 1_000 - performance.now()));
    events.push({ name, at: performance.now() });
    await act();
  };
  await at(0.15, "a service process is killed", () => services[0]?.kill("SIGKILL"));
  await at(0.3, "it is started again", () => serve(one));
  await at(0.4, "a replica is killed", () => cluster.replicas[0]?.kill());
  possible = moments.slice(0, 2);
  const importing = async (path: string, address: string | undefined) => {
    const child = spawn(process.execPath, [MAIN, "import", path, "--db", address ?? ""], { stdio: "ignore" });
    const [code] = await new Promise<readonly [number | null]>((resolve) => {
      child.once("exit", (status) => resolve([status]));
    });
    if (code !== 0) throw new Error("An import failed.");
  };
  await at(0.55, "an import begins", () => undefined);
  await importing(later.path, cluster.primary.address);
  events.push({ name: "it is acknowledged", at: performance.now() });
  await at(0.7, "the primary is killed, and the other replica promoted", async () => {
    await cluster.primary.kill();
    await cluster.replicas[1]?.promote();
  });
  possible = moments.slice(1);
  await importing(last.path, cluster.replicas[1]?.address);
  events.push({ name: "an import into the new primary is acknowledged", at: performance.now() });
  await sleep(Math.max(0, from + SECONDS * 1_000 - performance.now()));
  ending.abort();
  const reads = await reading;

  possible = moments.slice(2);
  const final = new AbortController();
  const check = readUnderFire(1, { base, token: TOKEN, moments: () => possible }, final.signal);
  await sleep(1_000);
  final.abort();
  process.exitCode = report(reads, await check, events, from) ? 0 : 1;
} finally {
  for (const child of started) child.kill("SIGKILL");
  await cluster.remove();
  rmSync(folder, { recursive: true });
}
