/**
 * What eight holders of a token can do to the others: each aborts calls for reports, opens streams and does not read them,
 * sends `/mcp` messages of 3.7 MB and searches all comments, for a minute. Meanwhile another token reads pages. Then
 * eight read everything slowly, and the service is stopped with 40 reports open. Linux only.
 * `node bench/attack.ts [CHAINS] [SECONDS] [CHAINS FOR SLOW READERS]`.
 */
import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isMainThread, Worker, workerData } from "node:worker_threads";
import * as z from "zod";
import { freePorts } from "../e2e/free-ports.ts";
import { withFolder } from "./store-fixture.ts";
import { MAIN } from "./http/servers.ts";

const ATTACKERS = 8;
const OWN = "the-token-of-a-reader";
const orderSchema = z.object({ port: z.number(), until: z.number() });
const tokenOf = (attacker: number): string => `the-token-of-attacker-${attacker}`;

const call = (
  port: number,
  token: string,
  name: string,
  args: object,
  signal?: AbortSignal,
): Promise<Response> =>
  post(
    port,
    token,
    JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: args } }),
    signal,
  );

const post = (
  port: number,
  token: string,
  body: string,
  signal: AbortSignal | null = null,
): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}/mcp`, {
    method: "POST",
    headers: {
      authorization: token,
      accept: "application/json, text/event-stream",
      "content-type": "application/json",
    },
    body,
    signal,
  });

/** Asks for a stream of all answers over a socket that nothing is read from. */
function openStream(port: number, token: string): Socket {
  const socket = connect({ port, host: "127.0.0.1" });
  socket.on("error", () => undefined);
  socket.pause();
  socket.write(
    `GET /earshot/answers?type=all HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nauthorization: ${token}\r\n\r\n`,
  );
  return socket;
}

/** One attacker, until the time is up: the four at once, each anew as soon as it has ended. */
async function attack(port: number, token: string, until: number): Promise<void> {
  const repeat = async (work: () => Promise<unknown>): Promise<void> => {
    while (Date.now() < until) {
      await work().catch(() => undefined);
      await sleep(5);
    }
  };
  const big = JSON.stringify({
    id: 1,
    params: Object.fromEntries(Array.from({ length: 320_000 }, (_, at) => [at, 1])),
  });
  let number = 0;
  await Promise.all([
    repeat(async () => {
      const left = new AbortController();
      const calls = Array.from({ length: 60 }, () =>
        call(port, token, "nps", { touchpoint: `${(number += 1)}` }, left.signal).catch(() => undefined),
      );
      await sleep(100);
      left.abort();
      await Promise.all(calls);
    }),
    repeat(async () => {
      const sockets = Array.from({ length: 25 }, () => openStream(port, token));
      await sleep(5_000);
      for (const socket of sockets) socket.destroy();
    }),
    repeat(() => post(port, token, big)),
    repeat(async () => (await call(port, token, "comments", { contains: "not to be found" })).text()),
  ]);
}

const megabytes = ({ pid = 0 }: ChildProcess): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

async function serve(db: string): Promise<{ readonly service: ChildProcess; readonly port: number }> {
  const [port = 0] = await freePorts(1);
  const service = spawn(process.execPath, [MAIN, "serve", "--db", db, "--port", String(port)], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  if (service.stdout === null) throw new Error("expected a pipe");
  await once(service.stdout, "data");
  service.stdout.resume();
  return { service, port };
}

/** Milliseconds of requests, one after another with `pause` between them, until the time is up. */
async function times(address: () => string, until: number, pause: number): Promise<readonly number[]> {
  const all: number[] = [];
  while (Date.now() < until) {
    const started = performance.now();
    const response = await fetch(address(), { headers: { authorization: OWN } });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${address()} answers ${response.status}`);
    all.push(performance.now() - started);
    await sleep(pause);
  }
  return all.toSorted((one, other) => one - other);
}

const shareOf = (sorted: readonly number[], share: number): string =>
  `${Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN)} ms`;

const told = (name: string, sorted: readonly number[]): void =>
  console.log(
    `${name.padEnd(28)} p50 ${shareOf(sorted, 0.5).padStart(7)}  p99 ${shareOf(sorted, 0.99).padStart(7)}  most ${shareOf(sorted, 1).padStart(7)}  of ${sorted.length}`,
  );

async function underAttack(db: string, chains: number, seconds: number): Promise<void> {
  const { service, port } = await serve(db);
  const root = `http://127.0.0.1:${port}`;
  const health = () => `${root}/healthz`;
  const page = () =>
    `${root}/v5.0.3/response-chains?skip=${Math.floor((Math.random() * chains) / 100) * 100}`;
  const read = (until: number) => Promise.all([times(health, until, 20), times(page, until, 20)]);
  const [calmHealth, calmPages] = await read(Date.now() + 5_000);
  const before = megabytes(service);
  told("before: /healthz", calmHealth);
  told("before: pages", calmPages);
  const until = Date.now() + seconds * 1000;
  const attackers = new Worker(new URL(import.meta.url), { workerData: { port, until } });
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, megabytes(service))), 250);
  const [underHealth, underPages] = await read(until);
  clearInterval(watch);
  await once(attackers, "exit");
  told("attacked: /healthz", underHealth);
  told("attacked: pages", underPages);
  console.log(`goal: p99 of both ≤ 250 ms`);
  console.log(
    `memory before ${Math.round(before)} MB, most ${Math.round(most)} MB: +${Math.round(most - before)} MB (goal ≤ 200)`,
  );

  for (let number = 0; number < 40; number += 1)
    void call(port, tokenOf(number % ATTACKERS), "nps", { touchpoint: `last ${number}` }).catch(
      () => undefined,
    );
  await sleep(500);
  const stopped = performance.now();
  service.kill("SIGTERM");
  await once(service, "exit");
  console.log(
    `SIGTERM with 40 reports open: ended in ${((performance.now() - stopped) / 1000).toFixed(1)} s`,
  );
}

/** Eight readers of everything, each taking less than a megabyte a second. */
async function slowReaders(db: string, chains: number): Promise<void> {
  const { service, port } = await serve(db);
  let most = megabytes(service);
  const before = most;
  const sockets = Array.from({ length: 8 }, (_, reader) => openStream(port, tokenOf(reader)));
  for (let turn = 0; turn < 150; turn += 1) {
    await sleep(100);
    for (const socket of sockets) socket.read();
    most = Math.max(most, megabytes(service));
  }
  for (const socket of sockets) socket.destroy();
  console.log(
    `eight slow readers of ${chains.toLocaleString("en")} chains: ${Math.round(before)} MB before, ${Math.round(most)} MB at most (goal ≤ 300)`,
  );
  service.kill("SIGTERM");
  await once(service, "exit");
}

function database(folder: string, chains: number): string {
  const db = join(folder, `${chains}.sqlite`);
  const earshot = (...args: readonly string[]) =>
    execFileSync(process.execPath, [MAIN, ...args, "--db", db], { stdio: "ignore" });
  earshot("sample", "--chains", String(chains));
  for (const token of [OWN, ...Array.from({ length: ATTACKERS }, (_, at) => tokenOf(at))])
    earshot("token", "create", "--name", token, "--value", token);
  return db;
}

if (isMainThread) {
  const [chains = 60_000, seconds = 60, many = 250_000] = process.argv.slice(2).map(Number);
  await withFolder(async (folder) => {
    await underAttack(database(folder, chains), chains, seconds);
    await slowReaders(database(folder, many), many);
  });
} else {
  const { port, until } = orderSchema.parse(workerData);
  await Promise.all(Array.from({ length: ATTACKERS }, (_, at) => attack(port, tokenOf(at), until)));
}
