// What must hold for the production build in dist/: the budgets of Responses and NPS, no screen that waits for the charts,
// nothing of the demo's, and nothing inline that a strict content policy would forbid.
import { existsSync, globSync, readFileSync } from "node:fs";
import { readReport } from "./bundle-report.ts";
import { cyclesIn } from "./source-imports.ts";
import { budgets, costOf, screenCosts } from "./bundle-size.ts";

const report = readReport("dist");
if (!report) throw new Error("there is no build to check: npm run build");

const charts = new Set(
  report.bundle
    .filter(({ modules }) => modules.some((module) => module.startsWith("node_modules/recharts/")))
    .map(({ file }) => file),
);
const broken = screenCosts(report.bundle)
  .filter(({ files }) => files.some((file) => charts.has(file)))
  .map(({ name }) => `${name} waits for the charts: load them lazily`);
for (const budget of budgets) {
  const { name, files, bytes } = costOf(budget.name, budget.of(report.bundle));
  if (bytes > budget.bytes) broken.push(`${bytes} bytes before ${name}: the budget is ${budget.bytes}`);
  if (files.length > budget.files)
    broken.push(`${files.length} files before ${name}: the budget is ${budget.files}`);
}
// Each would use what the other has not defined yet.
const chunks = new Map(report.bundle.map((chunk) => [chunk.file, chunk]));
for (const cycle of cyclesIn(chunks)) broken.push(`${cycle.join(", ")} import each other`);
if (existsSync("dist/mockServiceWorker.js"))
  broken.push("the demo's worker script is in the production build");
for (const page of globSync("dist/**/*.html")) {
  if (/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=/.test(readFileSync(page, "utf8"))) {
    broken.push(`${page} has an inline script or style`);
  }
}

for (const problem of broken) console.error(problem);
if (broken.length > 0) process.exitCode = 1;
