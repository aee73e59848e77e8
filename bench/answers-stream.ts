/**
 * The stream of all answers beside its floor, node:http that sends the same bytes from memory: rows a second, the time to
 * the first byte, bytes an answer as coded on the wire, and the service's memory while eight are streamed. Then the NPS
 * screen over it in Chromium, beside bare fetches: `node bench/answers-stream.ts [CHAINS]`.
 */
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { tableFromIPC } from "@uwdata/flechette";
import { chromium as browsers } from "playwright";
import { buildIfStale } from "../scripts/build-if-stale.ts";
import { chromium } from "../scripts/chromium.ts";
import { compared, type Compared } from "./answers/in-chromium.ts";
import { sampleDatabase, TOKEN } from "./http/sample-database.ts";
import { startServerProcess, startService, type RunningServer } from "./http/servers.ts";
import { slowProxy } from "./loading/slow-proxy.ts";

const PATH = "/earshot/answers";
const ROUNDS = 5;
const READERS = 8;
/** Chains of the readings that are beside bare pages. */
const FEW = 100_000;
/** Of readings that take no time beside what the screen takes to start. */
const FEWEST = 1_000;

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

/** A service of its own over so many chains. */
const serving = async (count: number): Promise<RunningServer> => startService(await sampleDatabase(count));

/** Rows of the usual stream: one an answer, and one for a chain without any. */
async function rowsOf({ address }: RunningServer): Promise<number> {
  const response = await fetch(`${address}${PATH}`, { headers: { authorization: TOKEN } });
  return tableFromIPC(await response.arrayBuffer()).numRows;
}

const row = (name: string, figure: string, goal = ""): void =>
  console.log(`${name.padEnd(52)}${figure.padStart(22)}  ${goal}`);

const service = await serving(Number(chains));
const floor = await startServerProcess("bench/http/floor-server.ts", service.address);
const memory = await memoryOf(service);
const [zstd, brotli] = [await read(service, "zstd"), await read(service, "br")];
const rows = await rowsOf(service);
const ours = await rounds(service);
const bare = await rounds(floor);
const seconds = (readings: readonly Reading[]): number => best(readings, (reading) => reading.seconds);
const rate = (readings: readonly Reading[]): string =>
  `${Math.round(rows / seconds(readings)).toLocaleString("en")} rows/s`;
row("node:http, the same from memory", rate(bare));
row("the stream of all answers", rate(ours));
row("  of the floor", (seconds(bare) / seconds(ours)).toFixed(2), "goal 0.25");
row("  first byte", `${(best(ours, ({ first }) => first) * 1000).toFixed(0)} ms`, "goal 150");
row("bytes an answer with its id, in zstd", (zstd.bytes / rows).toFixed(1), "goal 14");
row("bytes an answer with its id, in brotli", (brotli.bytes / rows).toFixed(1), "goal 14");
row("bytes an answer with its id, as they are", ((ours[0]?.bytes ?? 0) / rows).toFixed(1));
row(`memory while ${READERS} are streamed`, `${memory.toFixed(0)} MB`, "goal 300");

await buildIfStale();
const browser = await browsers.launch(chromium);
const figure = ({ ours: own, floor: other }: Compared): string =>
  `${own.toFixed(0)} / ${other.toFixed(0)} ms = ${(own / other).toFixed(2)}`;
const fewest = await compared(browser, (await serving(FEWEST)).address, FEWEST, "pages");
row(`NPS of ${FEWEST.toLocaleString("en")}, the screen's own start`, `${fewest.ours.toFixed(0)} ms`);
const few = await serving(FEW);
const proxy = await slowProxy(few.address, {});
for (const delay of [0, 20]) {
  proxy.delay(delay);
  const address = delay === 0 ? few.address : proxy.address;
  const name = `NPS of ${FEW.toLocaleString("en")} / bare pages, ${delay} ms a request`;
  const screen = await compared(browser, address, FEW, "pages");
  row(name, figure(screen), "goal 0.1");
  if (delay === 0) row("  without the start", ((screen.ours - fewest.ours) / screen.floor).toFixed(2));
  row("  with what findings add", `${screen.said.toFixed(0)} ms`);
  const again = await compared(browser, address, FEW, "pages", `${address}${PATH}`);
  row("  where the stream was announced before", figure(again), "goal 0.1");
}
// Just started: no request has been made yet.
const fresh = await serving(Number(chains));
const all = await compared(browser, fresh.address, Number(chains), "stream");
row(`NPS of ${Number(chains).toLocaleString("en")} / its bare stream`, figure(all), "goal 2.5, 4,000 ms");
row("  with what findings add", `${all.said.toFixed(0)} ms`);
row("  the first, on a service just started", `${all.first.toFixed(0)} ms`);
await browser.close();
process.exit();
