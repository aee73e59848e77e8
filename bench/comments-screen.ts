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
  new PerformanceObserver((list) => {
    const { dataset } = document.documentElement;
    const durations = list.getEntries().map(({ duration }) => duration);
    dataset["longest"] = String(Math.max(Number(dataset["longest"] ?? 0), ...durations));
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

/** Milliseconds from the next click in the page until what it opens is painted with its company. */
async function opened(): Promise<number> {
  let start = Number.NaN;
  const note = () => (start = performance.now());
  document.addEventListener("click", note, { once: true, capture: true });
  const { promise: stands, resolve } = Promise.withResolvers<void>();
  const observer = new MutationObserver(() => document.getElementById("company") && resolve());
  observer.observe(document.body, { childList: true, subtree: true });
  await stands;
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

const begun = performance.now();
await page.goto(`${address}/comments`);
await page
  .getByRole("status")
  .filter({ hasText: /^[\d,]+ comments( · [\d,]+ without words)?$/ })
  .waitFor({ timeout: 300_000 });
await page.getByRole("list", { name: "Comments found" }).and(page.locator('[aria-busy="false"]')).waitFor();
console.log(`${CHAINS} responses: all comments in ${(performance.now() - begun).toFixed(0)} ms${loadNote()}`);

/** Milliseconds of the longest task since it was asked for last. */
const longestTask = (): Promise<number> =>
  page.evaluate(() => {
    const { dataset } = document.documentElement;
    const { longest = "0" } = dataset;
    delete dataset["longest"];
    return Number(longest);
  });
console.log(`  longest task until then ${await longestTask()} ms`);

const times: number[] = [];
for (const find of TYPED) times.push(await typed(find));
const [first = Number.NaN, ...keys] = times;
show("the first search, painted", first, "ms", { most: 100 });
show("a key in the search, painted (median)", median(keys), "ms", { most: 100 });
console.log(`  slowest ${Math.max(...keys).toFixed(0)} ms`);

await typed("queue | staff");
const inContext = page.evaluate(opened);
await page.getByRole("button", { name: "In context" }).click();
show("in context, with its company", await inContext, "ms", { most: 300 });

show("longest task of the screen's thread since all were there", await longestTask(), "ms", { most: 50 });
await browser.close();
process.exit();
