// The NPS screen over 100,000 chains in a real Chromium, on the production build: how long reading takes beside bare
// fetches of the same pages and beside following `next` one by one, what it asks of the screen's thread meanwhile, and
// how soon a click shows its numbers and charts.
import { chromium, type Page } from "playwright";
import { buildIfStale } from "../scripts/build-if-stale.ts";
import { chromium as launchOptions } from "../scripts/chromium.ts";
import { bareFetches, click, oneByOne, readAgain, type Click, type Reading } from "./nps/in-page.ts";
import { startServer } from "./http/servers.ts";
import { signedIn } from "./http/signed-in.ts";
import { median } from "./loading/figures.ts";

const TURNS = 3;
const CLICKS = 24;
const PAGES = 1000;

await buildIfStale();
const address = await startServer("bench/http/screen-server.ts");
const browser = await chromium.launch(launchOptions);
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
await signedIn(page, address);

const shown = (value: number, digits = 2): string => value.toFixed(digits);

/** Reads everything and the bare pages in turns, each page after `latency` milliseconds. */
async function compare(latency: number): Promise<readonly (Reading & { readonly floor: number })[]> {
  await page.request.get(`${address}/latency/${latency}`);
  const turns: (Reading & { readonly floor: number })[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const floor = await page.evaluate(bareFetches, PAGES);
    turns.push({ floor, ...(await page.evaluate(readAgain)) });
  }
  return turns;
}

function report(
  turns: readonly (Reading & { readonly floor: number })[],
  latency: number,
  goal: number,
): void {
  const ratio = median(turns.map(({ milliseconds, floor }) => milliseconds / floor));
  const tasks = turns.flatMap((turn) => turn.longTasks);
  const time = turns.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  const share = (100 * tasks.reduce((sum, task) => sum + task, 0)) / time;
  const [reading, floor] = [
    median(turns.map((turn) => turn.milliseconds)),
    median(turns.map((turn) => turn.floor)),
  ];
  console.log(`${latency} ms a page: reading ${shown(reading, 0)} ms, bare fetches ${shown(floor, 0)} ms`);
  console.log(`  reading / bare fetches       ${shown(ratio)} (goal ${goal})`);
  console.log(
    `  tasks over 50 ms             ${tasks.length}, longest ${shown(Math.max(0, ...tasks), 0)} ms (goal 100), ` +
      `${shown(share)} % of the time (goal 2 %)`,
  );
}

async function openScreen(screen: Page): Promise<void> {
  await screen.goto(`${address}/nps`);
  await screen.getByText(/^Based on all 100,000/).waitFor({ timeout: 120_000 });
  await screen.waitForLoadState("networkidle");
}

await openScreen(page);
await compare(0);
report(await compare(0), 0, 1.4);
const slow = await compare(20);
report(slow, 20, 1.25);
const chain = await page.evaluate(oneByOne);
const reading = median(slow.map(({ milliseconds }) => milliseconds));
console.log(`  reading / one by one         ${shown(reading / chain)} (goal 0.34)`);

const clicks: Click[] = [];
for (let turn = 0; turn < CLICKS; turn += 1) {
  await page.waitForTimeout(300);
  clicks.push(await page.evaluate(click, turn));
}
const [charts, tables] = [clicks.map((each) => each.charts), clicks.map((each) => each.tables)];
console.log(
  `click to numbers and charts    ${shown(median(charts), 0)} ms, slowest ${shown(Math.max(...charts), 0)} ms (goal 50)`,
);
console.log(
  `  and to the tables            ${shown(median(tables), 0)} ms, slowest ${shown(Math.max(...tables), 0)} ms`,
);
await browser.close();
process.exit();
