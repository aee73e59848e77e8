// What a reader feels while 100,000 responses are read for the NPS screen, from the browser's own entries: how far the page
// shifts, how long a key or a click takes until it is drawn, and how long the thread is blocked. Read page by page, on the
// processor as it is and on one slowed four times. Beside it the same keys and clicks once the screen stands and nothing is
// read: what the fields themselves take.
import { chromium as browsers, type Browser } from "playwright";
import { buildIfStale } from "../scripts/build-if-stale.ts";
import { chromium } from "../scripts/chromium.ts";
import { startServer } from "./http/servers.ts";
import { signedIn } from "./http/signed-in.ts";
import { loadNote, verdict } from "./loading/figures.ts";
import { allRead, felt, noteFelt } from "./loading/felt.ts";

await buildIfStale();
const address = await startServer("bench/http/screen-server.ts");
const browser = await browsers.launch(chromium);

/** Of interactions with the screen at rest. */
const ROUNDS = 20;

/** Opens NPS and keeps pressing and clicking until everything is read, and then for a while. */
async function read(opened: Browser, slowedBy: number) {
  const context = await opened.newContext({ viewport: { width: 1280, height: 800 }, locale: "en-GB" });
  await signedIn(context, address);
  await context.addInitScript(noteFelt);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowedBy });
  await page.goto(`${address}/nps`, { waitUntil: "commit" });
  const all = page.evaluate(allRead);
  const reading = { isDone: false };
  void all.then(() => (reading.isDone = true));
  const touchpoint = page.locator("main input[aria-label=Touchpoint]");
  await touchpoint.waitFor();
  const interact = async () => {
    await touchpoint.click();
    await page.keyboard.press("a");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Tab");
    await page.waitForTimeout(100);
  };
  while (!reading.isDone) await interact();
  await all;
  await page.waitForTimeout(500);
  const figures = await page.evaluate(felt);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(5000);
  await page.evaluate(felt);
  for (let round = 0; round < ROUNDS; round += 1) await interact();
  await page.waitForTimeout(500);
  const rest = await page.evaluate(felt);
  await context.close();
  return { ...figures, atRest: rest.slowest };
}

let good = true;
for (const slowedBy of [1, 4]) {
  const { shift, interactions, slowest, atRest, longest, blocked } = await read(browser, slowedBy);
  console.log(`processor slowed ${slowedBy} times${loadNote()}, ${interactions} interactions`);
  if (interactions === 0) {
    console.log("  everything was read before a filter could be pressed: nothing is known of interactions");
    good = false;
  }
  good = verdict("  layout shift", shift, 0.02, 3) && good;
  good = verdict("  slowest interaction, ms", slowest, slowedBy === 1 ? 100 : 200, 0) && good;
  console.log(`  of the same at rest, ${atRest} ms   ${(slowest / atRest).toFixed(2)}`);
  if (slowedBy === 1) {
    good = verdict("  longest task, ms", longest, 100, 0) && good;
    good = verdict("  blocked, % of the time", 100 * blocked, 2) && good;
  }
}
await browser.close();
process.exit(good ? 0 : 1);
