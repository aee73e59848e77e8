// `npm test`: the checks, the unit tests, the journeys. All run, whatever fails; at the end stands what failed, each has
// its time, and the last line tells the sum. Off a terminal only the head and the end of each are printed.
import { spawn } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { printHeadAndEnd } from "./head-and-end.ts";
import { timesTable, type StepTime } from "./step-times.ts";
import { failureText, readFailures } from "./test-failures.ts";
import { closingLine, countStep, readCounts, sum, type Counts } from "./test-counts.ts";

const vitestReport = ".cache/vitest.json";
const playwrightReport = ".cache/playwright.json";
/** All that was printed, off a terminal. */
const wholeLog = ".cache/test.log";

interface Step {
  readonly script: string;
  readonly options?: readonly string[];
  readonly report?: string;
}

const steps: readonly Step[] = [
  { script: "check" },
  {
    script: "test:unit",
    options: ["--reporter=default", "--reporter=json", `--outputFile.json=${vitestReport}`],
    report: vitestReport,
  },
  { script: "test:e2e", options: ["--reporter=list,json"], report: playwrightReport },
];

const times: StepTime[] = [];

async function run({ script, options = [], report }: Step): Promise<Counts> {
  if (report !== undefined) rmSync(report, { force: true });
  console.log(`\n── ${script} ──`);
  const started = performance.now();
  const child = spawn(process.execPath, ["--run", script, "--", ...options], {
    stdio: process.stdout.isTTY ? "inherit" : ["ignore", "pipe", "pipe"],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const streams = [child.stdout, child.stderr].filter((stream) => stream !== null);
  if (streams.length > 0) await printHeadAndEnd(streams, wholeLog, { head: 15, end: 25 });
  const status = await ended;
  times.push({ name: script, seconds: (performance.now() - started) / 1000 });
  return countStep(
    report === undefined ? { passed: 0, failed: 0, skipped: 0 } : readCounts(report),
    status === 0,
  );
}

mkdirSync(".cache", { recursive: true });
rmSync(wholeLog, { force: true });
const counts: Counts[] = [];
for (const step of steps) counts.push(await run(step));
const total = sum(counts);
for (const { report } of steps) {
  if (report !== undefined)
    for (const failure of readFailures(report)) console.log(`\n${failureText(failure)}`);
}
console.log(`\n${timesTable(times)}\n\n${closingLine(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;
