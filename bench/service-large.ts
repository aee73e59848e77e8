// A million chains over HTTP: pages at skip 1,000,000 beside pages at skip 0, and the memory that serving takes.
import { readFileSync } from "node:fs";
import { requestsPerSecond } from "./http/load.ts";
import { sampleDatabase, TOKEN } from "./http/sample-database.ts";
import { startService } from "./http/servers.ts";

const CHAINS = 1_100_000;
const DEEP = 1_000_000;
const PAGE = 100;
/** Pages asked for in turn. */
const PAGES = 900;
const TURN = 1_000;
const TURNS = 10;
const RATE_GOAL = 0.8;
const MEMORY_GOAL = 300;

const { address, pid } = await startService(await sampleDatabase(CHAINS));

const pagesFrom = (skip: number) => {
  let asked = 0;
  return () => {
    // One further each time round, so that no page comes out of memory.
    const [round, index] = [Math.floor(asked / PAGES), asked % PAGES];
    asked += 1;
    return `/v5.0.3/response-chains?skip=${skip + index * PAGE + round}`;
  };
};
const [shallow, deep] = [pagesFrom(0), pagesFrom(DEEP)];
const rates = { shallow: [0], deep: [0] };
for (let turn = 0; turn < TURNS; turn += 1) {
  rates.shallow.push(await requestsPerSecond({ address, token: TOKEN }, shallow, TURN));
  rates.deep.push(await requestsPerSecond({ address, token: TOKEN }, deep, TURN));
}
// Taking turns, the best turn of each is the one that nothing else on the machine disturbed.
const [top, bottom] = [Math.max(...rates.shallow), Math.max(...rates.deep)];
report(
  "rate at skip 1,000,000 by rate at skip 0",
  bottom / top,
  "",
  bottom / top >= RATE_GOAL,
  `${RATE_GOAL}`,
);
console.log(`  ${top.toFixed(0)} and ${bottom.toFixed(0)} pages of ${PAGE} a second`);

const peak = peakMegabytes();
if (peak !== undefined) report("memory at most", peak, " MB", peak <= MEMORY_GOAL, `${MEMORY_GOAL} MB`);
process.exit();

function report(name: string, value: number, unit: string, good: boolean, goal: string): void {
  const text = unit === "" ? value.toFixed(2) : value.toFixed(0);
  console.log(`${name.padEnd(44)} ${text}${unit} (goal ${goal}: ${good ? "reached" : "MISSED"})`);
  if (!good) process.exitCode = 1;
}

/** The largest resident size that the service ever had, as Linux tells it. */
function peakMegabytes(): number | undefined {
  if (process.platform !== "linux") return undefined;
  const kilobytes = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes) / 1024;
}
