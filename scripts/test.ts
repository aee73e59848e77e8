// `npm test`: the checks, the unit tests, the journeys. All run, whatever fails; the last line tells the sum.
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { closingLine, countStep, readCounts, sum, type Counts } from "./test-counts.ts";

const vitestReport = ".cache/vitest.json";
const playwrightReport = ".cache/playwright.json";

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

function run({ script, options = [], report }: Step): Counts {
  if (report !== undefined) rmSync(report, { force: true });
  console.log(`\n── ${script} ──`);
  const { status } = spawnSync(process.execPath, ["--run", script, "--", ...options], {
    stdio: "inherit",
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
  });
  return countStep(
    report === undefined ? { passed: 0, failed: 0, skipped: 0 } : readCounts(report),
    status === 0,
  );
}

mkdirSync(".cache", { recursive: true });
const total = sum(steps.map(run));
console.log(`\n${closingLine(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;
