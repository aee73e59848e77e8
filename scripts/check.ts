// `npm run check`: every check but the tests, one after another; with names, those alone. All run, whatever fails.
import { spawnSync } from "node:child_process";
import { styleText } from "node:util";

const checks = {
  format: "oxfmt --check",
  lint: "oxlint",
  types: "tsc -p .",
  unused: "knip",
  messages: "lingui check sync --clean && lingui check missing",
  bundle: "node scripts/build-if-stale.ts && node scripts/check-bundle.ts",
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in checks));
if (unknown.length > 0) {
  console.error(`No such check: ${unknown.join(", ")}. There are: ${Object.keys(checks).join(", ")}`);
  process.exit(1);
}

for (const [name, command] of Object.entries(checks)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(command, { shell: true, encoding: "utf8" });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const failed = status !== 0;
  console.log(`${failed ? styleText("red", "✗") : styleText("green", "✓")} ${name.padEnd(9)} ${seconds} s`);
  if (failed) {
    console.log(`${stdout}${stderr}`.trim());
    process.exitCode = 1;
  }
}
