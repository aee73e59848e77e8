// Reading 100,000 chains in pages of 100: the walk of the client beside bare fetch and arrayBuffer of the same pages at
// six in flight, and beside following `next` one by one. Each at 0 and at 20 ms a request, taking turns, in Node.
import * as z from "zod/mini";
import { createClient } from "../src/client/create-client.ts";
import { createWalk } from "../src/client/walk/walk.ts";
import { skipOf } from "../src/contract/endpoints.ts";
import { startServer } from "./http/servers.ts";
import { median } from "./loading/figures.ts";

const PAGES = 1000;
const TURNS = 3;

const never = new AbortController().signal;
const address = (base: string, skip: number) => `${base}/v5.0.3/response-chains?skip=${skip}`;

async function bare(base: string): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < PAGES) await (await fetch(address(base, next++ * 100))).arrayBuffer();
  };
  await Promise.all(Array.from({ length: 6 }, lane));
}

async function walked(base: string): Promise<void> {
  const client = createClient({ baseUrl: base, token: "bench", scheme: "bare" });
  let rows = 0;
  const walk = createWalk({
    fetchPage: (skip, options) => client.chains({ skip }, options),
    onPage: (page) => void (rows += page.length),
    mostInFlight: 8,
  });
  const { complete, chains } = await walk.run(never);
  if (!complete || chains !== rows || rows !== PAGES * 100) throw new Error(`read ${rows} chains`);
}

const linkSchema = z.object({ paging: z.object({ next: z.nullable(z.string()) }) });

async function oneByOne(base: string): Promise<void> {
  let skip: number | undefined = 0;
  while (skip !== undefined) {
    const body: unknown = await (await fetch(address(base, skip))).json();
    const { paging }: z.infer<typeof linkSchema> = z.parse(linkSchema, body);
    skip = paging.next === null ? undefined : skipOf(paging.next);
  }
}

async function seconds(read: (base: string) => Promise<void>, base: string): Promise<number> {
  const start = performance.now();
  await read(base);
  return (performance.now() - start) / 1000;
}

const shown = (value: number) => value.toFixed(2);

for (const { latency, floorGoal, chainGoal } of [
  { latency: 0, floorGoal: 1.4, chainGoal: undefined },
  { latency: 20, floorGoal: 1.25, chainGoal: 0.34 },
]) {
  const base = await startServer("bench/http/pages-server.ts", String(latency));
  await bare(base);
  await walked(base);
  const turns: { floor: number; walk: number }[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    turns.push({ floor: await seconds(bare, base), walk: await seconds(walked, base) });
  }
  const walk = median(turns.map((turn) => turn.walk));
  const floor = median(turns.map((turn) => turn.floor));
  const toFloor = median(turns.map((turn) => turn.walk / turn.floor));
  const chain = await seconds(oneByOne, base);
  console.log(`${latency} ms: walk ${shown(walk)} s, floor ${shown(floor)} s, one by one ${shown(chain)} s`);
  console.log(`  walk / floor ${shown(toFloor)} (goal ${floorGoal})`);
  console.log(`  walk / one by one ${shown(walk / chain)} (goal ${chainGoal ?? "none"})`);
}
process.exit();
