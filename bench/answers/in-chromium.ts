// The NPS screen over the stream in a real Chromium, on the production build: from the navigation to complete numbers and
// charts, with nothing in the browser's cache.
import type { Browser, Page } from "playwright";
import { signedIn } from "../http/signed-in.ts";
import { bareFetches } from "../nps/in-page.ts";
import { bareStream, completed } from "./in-page.ts";

const TURNS = 3;
const PAGE = 100;

/** Milliseconds, the best of some turns of each: the one that nothing else on the machine disturbed. */
export interface Compared {
  readonly first: number;
  readonly ours: number;
  /** Until everything is there that findings add. */
  readonly said: number;
  readonly floor: number;
}

const freshPage = (browser: Browser): Promise<Page> =>
  browser.newPage({ viewport: { width: 1280, height: 800 }, locale: "en-GB" });

/** What the screen takes where `streamedAt` is known from before, and the address of the stream that was read. */
async function screen(browser: Browser, address: string, chains: number, streamedAt: string | undefined) {
  const page = await freshPage(browser);
  await signedIn(page, address, streamedAt);
  const streams: string[] = [];
  page.context().on("request", (request) => {
    if (request.url().includes("/earshot/answers")) streams.push(request.url());
  });
  await page.goto(`${address}/nps`, { waitUntil: "commit" });
  const basis = `Based on all ${chains.toLocaleString("en")} responses`;
  const times = await page.evaluate(completed, basis);
  await page.context().close();
  const [stream] = streams;
  if (stream === undefined || streams.length > 1) throw new Error(`${streams.length} streams were read`);
  return { ...times, stream };
}

/** On a page of the same origin that does nothing by itself: no token is set. */
async function bare(
  browser: Browser,
  address: string,
  read: (page: Page) => Promise<number>,
): Promise<number> {
  const page = await freshPage(browser);
  await page.goto(`${address}/sign-in`);
  await page.waitForLoadState("networkidle");
  const milliseconds = await read(page);
  await page.context().close();
  return milliseconds;
}

/** The screen beside a floor: all pages six at a time, or the bytes of the very stream that the screen reads. */
export async function compared(
  browser: Browser,
  address: string,
  chains: number,
  floor: "pages" | "stream",
  streamedAt?: string,
): Promise<Compared> {
  const times: Omit<Compared, "first">[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const { complete: ours, said, stream } = await screen(browser, address, chains, streamedAt);
    const read = (page: Page) =>
      floor === "pages" ? page.evaluate(bareFetches, chains / PAGE) : page.evaluate(bareStream, stream);
    times.push({ ours, said, floor: await bare(browser, address, read) });
  }
  const best = (of: keyof Omit<Compared, "first">) => Math.min(...times.map((time) => time[of]));
  return {
    first: times[0]?.ours ?? Number.NaN,
    ours: best("ours"),
    said: best("said"),
    floor: best("floor"),
  };
}
