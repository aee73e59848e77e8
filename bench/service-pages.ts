// Pages of 100 chains: requests a second of the service beside node:http that sends the same bytes from memory, in
// one run, taking turns; and of other ways to serve the same, where they can be installed.
import { requestsPerSecond } from "./http/load.ts";
import { startPeers } from "./http/peers.ts";
import { sampleDatabase, TOKEN } from "./http/sample-database.ts";
import { processorTime } from "./http/processor-time.ts";
import { startServerProcess, startService } from "./http/servers.ts";

const CHAINS = 100_000;
const PAGE = 100;
const TURN = 500;
const TURNS = 15;

const db = await sampleDatabase(CHAINS);
const { address: service, pid } = await startService(db);
const { address: floor, pid: floorPid } = await startServerProcess("bench/http/floor-server.ts", service);
const get = async (path: string): Promise<unknown> =>
  (await fetch(`${service}${path}`, { headers: { authorization: TOKEN } })).json();

const [newest, oldest] = await Promise.all(
  [0, CHAINS - 1].map(async (skip) => {
    const text = JSON.stringify(await get(`/v5.0.3/response-chains?skip=${skip}`));
    return Number(/"createdAt":(\d+)/.exec(text)?.[1]);
  }),
);
const touchpoints = [
  ...new Set(JSON.stringify(await get("/v5.0.3/response-chains")).match(/"touchpointId":"\w+"/g)),
].map((match) => match.slice('"touchpointId":"'.length, -1));

const DAY = 86_400;
const days = Math.floor(((newest ?? 0) - (oldest ?? 0)) / DAY) - 60;
const list = "/v5.0.3/response-chains";

interface Scenario {
  readonly name: string;
  /** The least ratio that is good enough; absent where the figure is for comparison alone. */
  readonly goal?: number;
  /** Asked for in turn, from the first again after the last. */
  readonly paths: readonly string[];
  /** What the service alone is asked for instead, by the number of the request: pages of the same size. */
  readonly fresh?: (index: number) => string;
  /** How many ask at once; 8 by default. */
  readonly connections?: number;
}

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

const scenarios: readonly Scenario[] = [
  { name: "the same page", goal: 0.3, paths: [`${list}?skip=500`] },
  { name: "the same page, 1 connection", goal: 0.3, paths: [`${list}?skip=500`], connections: 1 },
  { name: "the same page, 64 connections", goal: 0.3, paths: [`${list}?skip=500`], connections: 64 },
  {
    name: `every page of ${CHAINS} in turn`,
    goal: 0.15,
    paths: upTo(CHAINS / PAGE).map((index) => `${list}?skip=${index * PAGE}`),
  },
  {
    name: "pages asked for the first time",
    paths: [`${list}?skip=500`],
    fresh: (index) =>
      `${list}?skip=${(index % (CHAINS / PAGE)) * PAGE + 1 + Math.floor((index * PAGE) / CHAINS)}`,
  },
  {
    name: "by touchpoint and dates",
    goal: 0.12,
    paths: upTo(1_000).map((index) => {
      const from = (oldest ?? 0) + ((index * 37) % days) * DAY;
      const touchpoint = touchpoints[index % touchpoints.length] ?? "";
      return `${list}?touchpointId=${touchpoint}&createdFrom=${from}&createdTo=${from + 60 * DAY}`;
    }),
  },
];

const peers = await startPeers({ address: service, token: TOKEN }, CHAINS);

/** Both servers have answered every path before they are timed, ours twice: from then on it answers from memory. */
async function warmUp(paths: readonly string[]): Promise<void> {
  const headers = { authorization: TOKEN };
  for (const address of [floor, service])
    for (const path of paths) await (await fetch(`${address}${path}`, { headers })).bytes();
}

for (const { name, goal = 0, paths, fresh, connections } of scenarios) {
  await warmUp(paths);
  const rates: { ours: number; floor: number }[] = [];
  const spent = { ours: 0, floor: 0 };
  let asked = 0;
  const next = () => paths[asked++ % paths.length] ?? "";
  const nextOfOurs = fresh === undefined ? next : () => fresh(asked++);
  for (let turn = 0; turn < TURNS; turn += 1) {
    const rate = async (address: string, of: "ours" | "floor", path: () => string) => {
      const process = of === "ours" ? pid : floorPid;
      const before = processorTime(process) ?? Number.NaN;
      const found = await requestsPerSecond({ token: TOKEN, address }, path, TURN, connections);
      spent[of] += ((processorTime(process) ?? Number.NaN) - before) / ((found * TURN) / 1000) / TURNS;
      return found;
    };
    const ours = await rate(service, "ours", nextOfOurs);
    rates.push({ ours, floor: await rate(floor, "floor", next) });
  }
  // Taking turns, the best turn of each is the one that nothing else on the machine disturbed.
  const best = (of: "ours" | "floor") => Math.max(...rates.map((rate) => rate[of]));
  const ours = best("ours");
  const ratio = ours / best("floor");
  const verdict = goal === 0 ? "" : ` (goal ${goal}: ${ratio >= goal ? "reached" : "MISSED"})`;
  console.log(
    `${name.padEnd(35)} ${ours.toFixed(0).padStart(6)} a second, ${ratio.toFixed(2)} of node:http${verdict}; ` +
      `${spent.ours.toFixed(2)} ms of a processor each, ${(spent.ours / spent.floor).toFixed(1)} times as many`,
  );
  if (ratio < goal) process.exitCode = 1;
  for (const { name: peer, address, pathOf } of peers) {
    const theirs = await requestsPerSecond({ token: TOKEN, address }, () => pathOf(nextOfOurs()), TURN);
    const share = (theirs / best("floor")).toFixed(4);
    console.log(`${`  ${peer}`.padEnd(35)} ${theirs.toFixed(1).padStart(6)} a second, ${share} of node:http`);
  }
}
process.exit();
