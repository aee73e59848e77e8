// What the numbers say in a real Chromium, on the production build, over the stream of a service of its own: the longest
// task of the screen's thread while all is looked into, and while something is picked and everything said anew.
import { chromium as browsers, type Page } from "playwright";
import { buildIfStale } from "../../scripts/build-if-stale.ts";
import { chromium } from "../../scripts/chromium.ts";
import { sampleDatabase } from "../http/sample-database.ts";
import { startService } from "../http/servers.ts";
import { signedIn } from "../http/signed-in.ts";
import { noteFelt } from "../loading/felt.ts";
import { show } from "./goal.ts";

const TURNS = 3;
const MOST = 50;
/** What is pressed one after the other, and taken back: bars of single scores, rows of groups. */
const PICKS = [/^Score 10: /, /^Score 3: /, /^Promoters /, /^Detractors /];
/** What is said anew comes when nothing else is to be done; longer than it takes by far. */
const SETTLED = 2500;

export async function longestTasks(chains: number): Promise<void> {
  await buildIfStale();
  const { address } = await startService(await sampleDatabase(chains));
  const browser = await browsers.launch(chromium);
  const saying: number[] = [];
  const picking = PICKS.map((): number[] => []);
  for (let turn = 0; turn < TURNS; turn += 1) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en-GB" });
    await signedIn(context, address);
    await context.addInitScript(noteFelt);
    const page = await context.newPage();
    await page.goto(`${address}/nps`, { waitUntil: "commit" });
    await page
      .getByText(`Based on all ${chains.toLocaleString("en")} responses`)
      .waitFor({ timeout: 120_000 });
    const complete = await page.evaluate(() => performance.now());
    await page.getByRole("region", { name: "What the numbers say" }).locator("li").first().waitFor();
    await page.waitForTimeout(SETTLED);
    saying.push(await page.evaluate(longestSince, complete));
    for (const [index, name] of PICKS.entries()) picking[index]?.push(await pick(page, name));
    await context.close();
  }
  await browser.close();
  show("longest task while all is looked into", Math.min(...saying), "ms", { most: MOST });
  for (const [index, name] of PICKS.entries()) {
    show(
      `longest task of a pick, ${name.source.slice(1).trim()}`,
      Math.min(...(picking[index] ?? [])),
      "ms",
      {
        most: MOST,
      },
    );
  }
  console.log(`  each the best of ${TURNS} turns; 0 where no task took 50 ms`);
}

/** Milliseconds of the longest task of a pick, and of taking it back. */
async function pick(page: Page, name: RegExp): Promise<number> {
  const start = await page.evaluate(() => performance.now());
  for (const _ of ["picked", "taken back"]) {
    await page.getByRole("button", { name }).first().click();
    await page.waitForTimeout(SETTLED);
  }
  return page.evaluate(longestSince, start);
}

/** Sent into the page as its own text: milliseconds of the longest task that ended later, 0 where none took 50. */
function longestSince(since: number): number {
  const kept: unknown = Reflect.get(window, "felt");
  const entries = Array.isArray(kept) ? kept.filter((each) => each instanceof PerformanceEntry) : [];
  const tasks = entries.filter(
    ({ entryType, startTime, duration }) => entryType === "longtask" && startTime + duration > since,
  );
  return Math.max(0, ...tasks.map(({ duration }) => duration));
}
