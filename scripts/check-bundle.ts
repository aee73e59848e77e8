// The budget of the production build in dist/: what a browser must fetch before the first row of Responses.
import { existsSync, statSync } from "node:fs";
import { addresses, filesFor, type Bundle } from "./bundle.ts";
import { readReport } from "./bundle-report.ts";

const BUDGET = 170_000;

/** Bytes on the wire: as compressed at build time, or plain where a file is too small for that. */
function wireSize(file: string): number {
  const compressed = `dist/${file}.br`;
  return statSync(existsSync(compressed) ? compressed : `dist/${file}`).size;
}

function drawsCharts(bundle: Bundle, file: string): boolean {
  const modules = bundle.find((chunk) => chunk.file === file)?.modules ?? [];
  return modules.some((module) => module.startsWith("node_modules/recharts/"));
}

const report = readReport("dist");
if (!report) throw new Error("there is no build to check: npm run build");
const { bundle } = report;

for (const address of addresses(bundle).toSorted()) {
  const files = filesFor(bundle, address);
  const total = files.reduce((sum, file) => sum + wireSize(file), 0);
  console.log(
    `${(total / 1000).toFixed(1).padStart(6)} kB brotli in ${files.length} files before ${address}`,
  );
  if (address === "/responses" && total > BUDGET) {
    console.error(`over the budget of ${BUDGET / 1000} kB for Responses`);
    process.exitCode = 1;
  }
  if (files.some((file) => drawsCharts(bundle, file))) {
    console.error(`${address} waits for the charts: load them lazily`);
    process.exitCode = 1;
  }
}
if (!addresses(bundle).includes("/responses")) {
  console.error("the build has no screen at /responses");
  process.exitCode = 1;
}
