// `npm run check`: every check but the tests, two at a time; with names, those alone. All run, whatever fails.
import { exec } from "node:child_process";
import { styleText } from "node:util";
import pLimit from "p-limit";

/** The longest first. */
const checks = {
  bundle: "node scripts/build-if-stale.ts && node scripts/check-bundle.ts",
  lint: "oxlint",
  // One checker: each further one works types out anew, and the other core has the other check.
  types: "tsc -p . --checkers 1",
  unused: "knip",
  messages: "lingui check sync --clean --workers 1 && lingui check missing --workers 1",
  format: "oxfmt --check",
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in checks));
if (unknown.length > 0) {
  console.error(`No such check: ${unknown.join(", ")}. There are: ${Object.keys(checks).join(", ")}`);
  process.exit(1);
}

/**
 * Compilers of Go that collect later, and each on one core: they hold up to 2 GB, and take half of the time. Where the
 * linter has several, each works types out anew, and the other core has the other check.
 */
const env = { GOGC: "400", GOMAXPROCS: "1", ...process.env };

function run(name: string, command: string): Promise<void> {
  const started = performance.now();
  return new Promise((resolve) => {
    exec(command, { maxBuffer: Infinity, env }, (failure, stdout, stderr) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      const mark = failure === null ? styleText("green", "✓") : styleText("red", "✗");
      console.log(`${mark} ${name.padEnd(9)} ${seconds} s`);
      if (failure !== null) {
        console.log(`${stdout}${stderr}`.trim());
        process.exitCode = 1;
      }
      resolve();
    });
  });
}

const atOnce = pLimit(2);
await Promise.all(
  Object.entries(checks)
    .filter(([name]) => wanted.length === 0 || wanted.includes(name))
    .map(([name, command]) => atOnce(() => run(name, command))),
);
