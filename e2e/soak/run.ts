// Hours of use pressed into minutes: `npm run test:soak -- [--minutes 15] [--requests 1000000] [--chains 20000]`. One service is asked
// for pages, single responses, bad input, streams that are cut off, `/mcp`, while archives are imported and tokens revoked. Ends
// with 1 where an answer was not as it should be, or where memory, handles or latency at the end are not as after the first
// fifteenth of the time. Linux only.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { generateSample } from "../../src/sample/generate.ts";
import { freePorts } from "../free-ports.ts";
import { ask, assistant, cutStream, earshot, repeat, requests, Tally, type Target } from "./load.ts";

const MAIN = fileURLToPath(new URL("../../src/service/cli/main.ts", import.meta.url));
const { values: flags } = parseArgs({
  options: {
    minutes: { type: "string", default: "15" },
    requests: { type: "string", default: "1000000" },
    chains: { type: "string", default: "20000" },
  },
});
const [minutes, total, chains] = [flags.minutes, flags.requests, flags.chains].map(Number);
if (!minutes || !total || !chains)
  throw new Error("--minutes, --requests and --chains must be numbers above 0.");
/** Milliseconds of a window: the first one begins when as much has passed, the last one ends with the load. */
const WINDOW = (minutes * 60_000) / 15;
/** What may differ between the windows: what is above is growth, unless it is little all the same. */
const MOST_GROWTH = { memory: 1.15, handles: 1.15, latency: 1.5 };
const LITTLE = { megabytes: 300, page: 10, health: 5 };
const TOKEN = "the-token-of-the-soak";

interface Sample {
  readonly at: number;
  readonly megabytes: number;
  readonly handles: number;
  readonly page: number;
  readonly health: number;
}

const folder = mkdtempSync(join(tmpdir(), "earshot-soak-"));
const db = join(folder, "soak.sqlite");
const lines = [...generateSample({ chains, seed: 1 })];
const rewritten = lines.filter((line) => line.kind === "chain").slice(0, 300);
/** Two archives of the same responses, open in one and closed in the other: what is stored stays as much. */
const archives = [true, false].map((isClosed, at) => {
  const path = join(folder, `${at}.ndjson`);
  writeFileSync(path, rewritten.map((line) => `${JSON.stringify({ ...line, isClosed })}\n`).join(""));
  return path;
});

const [port = 0] = await freePorts(1);
await earshot(MAIN, "sample", "--chains", String(chains), "--seed", "1", "--db", db);
await earshot(MAIN, "token", "create", "--name", "soak", "--value", TOKEN, "--db", db);
const service = spawn(process.execPath, [MAIN, "serve", "--db", db, "--port", String(port)], {
  stdio: ["ignore", "pipe", "ignore"],
});
const { pid = 0 } = service;
const megabytes = (): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
const handles = (): number => readdirSync(`/proc/${pid}/fd`).length;

async function milliseconds(path: string): Promise<number> {
  const start = performance.now();
  await ask(port, { path, token: TOKEN });
  return performance.now() - start;
}

const samples: Sample[] = [];
const sample = async (turn: number): Promise<void> => {
  const [page, health] = [
    await milliseconds(`/v5.0.3/response-chains?createdFrom=${turn}`),
    await milliseconds("/healthz"),
  ];
  samples.push({ at: performance.now(), megabytes: megabytes(), handles: handles(), page, health });
};

/** A token works until it is revoked, and not at the next request after that. */
async function revoked(tally: Tally, turn: number): Promise<void> {
  const [name, value] = [`turn-${turn}`, `a-token-of-turn-number-${turn}`];
  const asked = { path: "/v5.0.3/surveys", token: value };
  await earshot(MAIN, "token", "create", "--name", name, "--value", value, "--db", db);
  tally.answered("tokens in force", await ask(port, asked), [200]);
  await earshot(MAIN, "token", "revoke", name, "--db", db);
  tally.answered("tokens revoked", await ask(port, asked), [401, 429]);
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Prints a figure of the two windows, given in order; false where the last one is out of proportion. */
function compared(name: string, [first, last]: readonly [number, number], most?: number, least = 0): boolean {
  const isHeld = most === undefined || last <= Math.max(first * most, least);
  const orLeast = least === 0 ? "" : `, or ${least}`;
  const goal =
    most === undefined ? "" : ` (at most ${most} times as much${orLeast}: ${isHeld ? "held" : "MISSED"})`;
  say(`${name.padEnd(27)} ${first.toFixed(1).padStart(8)} ${last.toFixed(1).padStart(8)}${goal}`);
  return isHeld;
}

/** Whether what was sampled is the same at the end as after the first fifteenth. */
function held(start: number, end: number): boolean {
  const between = (from: number) => samples.filter(({ at }) => at >= from && at < from + WINDOW);
  const [first, last] = [between(start + WINDOW), between(end - WINDOW)];
  const of = (read: (each: Sample) => number, share: number) => {
    const at = (some: readonly Sample[]): number =>
      some.map(read).toSorted((a, b) => a - b)[Math.floor((some.length - 1) * share)] ?? Number.NaN;
    return [at(first), at(last)] as const;
  };
  say(`${"".padEnd(27)} ${"first".padStart(8)} ${"last".padStart(8)}  of ${WINDOW / 1_000} s each`);
  const { memory, handles: opened, latency } = MOST_GROWTH;
  const [size, page, health] = [
    (each: Sample) => each.megabytes,
    (each: Sample) => each.page,
    (each: Sample) => each.health,
  ];
  return [
    compared("memory, MB, median", of(size, 0.5), memory, LITTLE.megabytes),
    compared("memory, MB, most", of(size, 1), memory, LITTLE.megabytes),
    compared(
      "handles, median",
      of((each) => each.handles, 0.5),
      opened,
    ),
    compared("page, ms, median", of(page, 0.5), latency, LITTLE.page),
    compared("page, ms, p99", of(page, 0.99)),
    compared("/healthz, ms, median", of(health, 0.5), latency, LITTLE.health),
    compared("/healthz, ms, p99", of(health, 0.99)),
  ].every(Boolean);
}

try {
  if (service.stdout === null) throw new Error("expected a pipe");
  await once(service.stdout, "data");
  service.stdout.resume();
  const before = handles();
  const tally = new Tally();
  const ids = rewritten.flatMap((line) => (line.kind === "chain" ? [line._id] : []));
  const target: Target = { port, token: TOKEN, chains, ids };
  const start = performance.now();
  const end = start + minutes * 60_000;
  await Promise.all([
    requests(target, tally, total, end),
    repeat(end, 250, sample),
    repeat(end, 1_000, (turn) => cutStream(target, tally, turn)),
    repeat(end, 1_000, (turn) => assistant(target, tally, turn)),
    repeat(end, WINDOW / 6, (turn) => revoked(tally, turn)),
    repeat(end, WINDOW / 4, async (turn) => {
      await earshot(MAIN, "import", archives[turn % 2] ?? "", "--db", db);
      tally.count("imports of 300 responses");
    }),
  ]);
  const seconds = (performance.now() - start) / 1_000;
  await sleep(7_000);
  for (const [kind, count] of tally.counts)
    say(`${kind.padEnd(27)} ${count.toLocaleString("en").padStart(9)}`);
  const answered = [...tally.counts.values()].reduce((sum, count) => sum + count, 0);
  say(`${answered.toLocaleString("en")} in ${seconds.toFixed(0)} s; load ${loadavg()[0]?.toFixed(1)}`);
  const isSame = held(start, end);
  // What was connected is gone by now.
  const isGone = compared("handles, before and after", [before, handles()], 1, before + 4);
  say(`answers that were not as they should be: ${tally.wrong.length}`);
  for (const wrong of tally.wrong.slice(0, 10)) say(`  ${wrong}`);
  process.exitCode = tally.wrong.length === 0 && isSame && isGone ? 0 : 1;
} finally {
  service.kill("SIGKILL");
  rmSync(folder, { recursive: true });
}
process.exit();
