/**
 * The stream of all answers beside its floor, node:http that sends the same bytes from memory: rows a second, the time to
 * the first byte, bytes an answer as coded on the wire, and the service's memory while eight are streamed:
 * `node bench/answers-stream.ts [CHAINS]`.
 */
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { sampleDatabase, TOKEN } from "./http/sample-database.ts";
import { startServerProcess, type RunningServer } from "./http/servers.ts";

const PATH = "/earshot/answers";
const ROUNDS = 5;
const READERS = 8;

const [chains = "1000000"] = process.argv.slice(2);

interface Reading {
  readonly bytes: number;
  readonly first: number;
  readonly seconds: number;
}

/** Reads a stream to its end and drops it. Times in seconds. */
async function read({ address }: RunningServer, coding: string): Promise<Reading> {
  const started = performance.now();
  const since = (): number => (performance.now() - started) / 1000;
  const headers = { authorization: TOKEN, "accept-encoding": coding };
  const { promise, resolve, reject } = Promise.withResolvers<Reading>();
  let bytes = 0;
  let first = 0;
  request(`${address}${PATH}`, { headers }, (response) => {
    response.on("error", reject);
    response.on("data", (chunk: Buffer) => {
      if (bytes === 0) first = since();
      bytes += chunk.length;
    });
    response.on("end", () => resolve({ bytes, first, seconds: since() }));
  })
    .on("error", reject)
    .end();
  return promise;
}

const best = (readings: readonly Reading[], of: (reading: Reading) => number): number =>
  Math.min(...readings.map(of));

async function rounds(server: RunningServer): Promise<Reading[]> {
  await read(server, "identity");
  const readings: Reading[] = [];
  for (let round = 0; round < ROUNDS; round += 1) readings.push(await read(server, "identity"));
  return readings;
}

/** Megabytes that a process holds now. */
const megabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

/** Megabytes at most while several read at once, some of them slowly. */
async function memoryOf(server: RunningServer): Promise<number> {
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, megabytes(server.pid))), 20);
  await Promise.all(Array.from({ length: READERS }, () => read(server, "zstd")));
  clearInterval(watch);
  return most;
}

const db = await sampleDatabase(Number(chains));
const main = new URL("../src/service/cli/main.ts", import.meta.url).pathname;
const service = await startServerProcess(main, "serve", "--db", db, "--port", "0");
const floor = await startServerProcess("bench/http/floor-server.ts", service.address);
const memory = await memoryOf(service);
const coded = await read(service, "zstd");
const ours = await rounds(service);
const bare = await rounds(floor);
const seconds = (readings: readonly Reading[]): number => best(readings, (reading) => reading.seconds);
const rate = (readings: readonly Reading[]): string =>
  `${Math.round(Number(chains) / seconds(readings))
    .toLocaleString("en")
    .padStart(12)} chains/s`;
const row = (name: string, figure: string, goal = ""): void =>
  console.log(`${name.padEnd(36)}${figure.padStart(24)}  ${goal}`);
row("node:http, the same from memory", rate(bare));
row("the stream of all answers", rate(ours));
row("  of the floor", (seconds(bare) / seconds(ours)).toFixed(2), "goal 0.25");
row("  first byte", `${(best(ours, ({ first }) => first) * 1000).toFixed(0)} ms`, "goal 150");
row("bytes a chain, in zstd", (coded.bytes / Number(chains)).toFixed(1), "goal 14");
row("bytes a chain, as they are", ((ours[0]?.bytes ?? 0) / Number(chains)).toFixed(1));
row(`memory while ${READERS} are streamed`, `${memory.toFixed(0)} MB`, "goal 300");
process.exit();
