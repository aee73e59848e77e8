// One scroll through 100,000 responses in a real Chromium, 1,000 pixels a frame: what the main thread does for each
// frame, beside the least that a list of so many rows takes. On the production build, in one run.
import { chromium as browsers, type Page } from "playwright";
import { buildIfStale } from "../scripts/build-if-stale.ts";
import { chromium } from "../scripts/chromium.ts";
import { floorPage } from "./all-rows/floor-page.ts";
import { scrollThrough } from "./all-rows/scrolling.ts";
import { sampleDatabase, TOKEN } from "./http/sample-database.ts";
import { startService } from "./http/servers.ts";

const CHAINS = 100_000;
const STEP = 1_000;
/** Milliseconds of the main thread that a frame may take. */
const GOAL = 14;

await buildIfStale();
const { address: service } = await startService(await sampleDatabase(CHAINS));
const browser = await browsers.launch(chromium);
const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: "en-GB" });

const floor = await context.newPage();
await floor.goto(await floorPage());
const least = report("bare TanStack Virtual", await scrollThrough(floor, "[data-scroller]", STEP));
await floor.close();

const page = await context.newPage();
const seconds = await openAllRows(page);
console.log(`${CHAINS} responses read in ${seconds.toFixed(1)} s`);
const ours = report("all rows", await scrollThrough(page, 'main [role="region"][tabindex="0"]', STEP));
console.log(`all rows by the floor: ${(ours / least).toFixed(1)}`);
await browser.close();

const good = ours <= GOAL;
console.log(
  `95 of 100 frames within ${ours.toFixed(1)} ms (goal ${GOAL} ms: ${good ? "reached" : "MISSED"})`,
);
process.exit(good ? 0 : 1);

/** Opens the list of all rows; seconds until everything is read. */
async function openAllRows(opened: Page): Promise<number> {
  await opened.goto(`${service}/responses?rows=all`);
  await opened.locator("input[type=password]").fill(TOKEN);
  const start = performance.now();
  await opened.locator("form button[type=submit]").click();
  await opened.locator(`table[aria-rowcount="${CHAINS + 1}"]`).waitFor({ timeout: 120_000 });
  await opened.locator("main progress").waitFor({ state: "detached", timeout: 120_000 });
  const read = (performance.now() - start) / 1000;
  await opened.waitForTimeout(2_000);
  return read;
}

/** Prints how long frames took; the time that 95 of 100 stay within. */
function report(name: string, frames: readonly number[]): number {
  const sorted = frames.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const figures = [0.5, 0.95, 0.99, 1].map((share) => at(share).toFixed(1)).join(", ");
  console.log(`${name.padEnd(24)} ${frames.length} frames; median, 95 %, 99 %, most: ${figures} ms`);
  return at(0.95);
}
