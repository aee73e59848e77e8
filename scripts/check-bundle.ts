// What must hold for the production build in dist/: the budget of Responses, no screen that waits for the charts,
// nothing of the demo's, and nothing inline that a strict content policy would forbid.
import { existsSync, globSync, readFileSync } from "node:fs";
import { readReport } from "./bundle-report.ts";
import { RESPONSES_BUDGET, screenSizes } from "./bundle-size.ts";

const report = readReport("dist");
if (!report) throw new Error("there is no build to check: npm run build");

const charts = new Set(
  report.bundle
    .filter(({ modules }) => modules.some((module) => module.startsWith("node_modules/recharts/")))
    .map(({ file }) => file),
);
const screens = screenSizes(report.bundle);
const responses = screens.find(({ address }) => address === "/responses");

const broken = screens
  .filter(({ files }) => files.some((file) => charts.has(file)))
  .map(({ address }) => `${address} waits for the charts: load them lazily`);
if (!responses) {
  broken.push("the build has no screen at /responses");
} else if (responses.bytes > RESPONSES_BUDGET) {
  broken.push(
    `${responses.bytes} bytes before the first row of Responses: the budget is ${RESPONSES_BUDGET}`,
  );
}
if (existsSync("dist/mockServiceWorker.js"))
  broken.push("the demo's worker script is in the production build");
for (const page of globSync("dist/**/*.html")) {
  if (/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=/.test(readFileSync(page, "utf8"))) {
    broken.push(`${page} has an inline script or style`);
  }
}

for (const problem of broken) console.error(problem);
if (broken.length > 0) process.exitCode = 1;
