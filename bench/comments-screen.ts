// The screen of comments over those of 200,000 responses (or as many as the first argument says) in a real Chromium, on the
// production build: how soon everything stands once the screen is opened, how soon the first search, a key and what is found in
// context are painted, and what that asks of the screen's thread.
import { chromium } from "playwright";
import { buildIfStale } from "../scripts/build-if-stale.ts";
import { chromium as launchOptions } from "../scripts/chromium.ts";
import { sampleDatabase } from "./http/sample-database.ts";
import { startService } from "./http/servers.ts";
import { signedIn } from "./http/signed-in.ts";
import { show } from "./insights/goal.ts";
import { loadNote, median } from "./loading/figures.ts";

const CHAINS = Number(process.argv[2] ?? 200_000);
/** What is typed, one after the other: letters of many comments, then words and phrases. */
const TYPED = ["s", "st", "e", "en", "queue", "staff | queue", '"the till"', "-queue", "phone", "tel"];

await buildIfStale();
const { address } = await startService(await sampleDatabase(CHAINS));
const browser = await chromium.launch(launchOptions);
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
await signedIn(page, address);
await page.addInitScript(() => {
  let longest = 0;
  new PerformanceObserver((list) => {
    longest = Math.max(longest, ...list.getEntries().map(({ duration }) => duration));
    document.documentElement.dataset["longest"] = String(longest);
  }).observe({ type: "longtask" });
});

/** Milliseconds from the next key in the page until its list is painted: the frame after it is no longer busy. */
async function painted(): Promise<number> {
  let start = Number.NaN;
  let wasBusy = false;
  const note = () => (start = performance.now());
  document.addEventListener("input", note, { once: true, capture: true });
  const { promise: listed, resolve } = Promise.withResolvers<void>();
  const observer = new MutationObserver(() => {
    const list = document.querySelector('[aria-label="Comments found"]');
    const isBusy = list?.getAttribute("aria-busy") === "true";
    if (wasBusy && !isBusy) resolve();
    wasBusy ||= isBusy;
  });
  observer.observe(document.body, { childList: true, subtree: true, attributes: true });
  await listed;
  observer.disconnect();
  await new Promise(requestAnimationFrame);
  await scheduler.postTask(() => undefined, { priority: "user-blocking" });
  return performance.now() - start;
}

async function typed(find: string): Promise<number> {
  await page.waitForTimeout(500);
  const time = page.evaluate(painted);
  await page.getByRole("searchbox", { name: "Search comments" }).fill(find);
  return time;
}

const opened = performance.now();
await page.goto(`${address}/comments`);
await page
  .getByRole("status")
  .filter({ hasText: /^[\d,]+ comments( · [\d,]+ without words)?$/ })
  .waitFor({ timeout: 300_000 });
await page.getByRole("list", { name: "Comments found" }).and(page.locator('[aria-busy="false"]')).waitFor();
console.log(
  `${CHAINS} responses: all comments in ${(performance.now() - opened).toFixed(0)} ms${loadNote()}`,
);

const times: number[] = [];
for (const find of TYPED) times.push(await typed(find));
const [first = Number.NaN, ...keys] = times;
show("the first search, painted", first, "ms", { most: 100 });
show("a key in the search, painted (median)", median(keys), "ms", { most: 100 });
console.log(`  slowest ${Math.max(...keys).toFixed(0)} ms`);

await typed("queue | staff");
const asked = performance.now();
await page.getByRole("button", { name: "In context" }).click();
await page.getByRole("heading", { name: "Company" }).waitFor({ timeout: 60_000 });
show("in context, with its company", performance.now() - asked, "ms", { most: 300 });

const longest = await page.evaluate(() => Number(document.documentElement.dataset["longest"] ?? 0));
show("longest task of the screen's thread", longest, "ms", { most: 50 });
await browser.close();
process.exit();
