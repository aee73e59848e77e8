// What a browser fetches before a screen can be drawn, beside the budget of Responses.
import { buildIfStale } from "../scripts/build-if-stale.ts";
import { readReport } from "../scripts/bundle-report.ts";
import { RESPONSES_BUDGET, screenSizes } from "../scripts/bundle-size.ts";

await buildIfStale();
const report = readReport("dist");
if (!report) throw new Error("the build has left no report");

for (const { address, files, bytes } of screenSizes(report.bundle)) {
  const share = (bytes / RESPONSES_BUDGET).toFixed(2);
  console.log(
    `${address.padEnd(16)} ${(bytes / 1000).toFixed(1).padStart(6)} kB brotli, ${files.length} files, ${share} of the budget`,
  );
}
