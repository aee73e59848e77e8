import type { Browser, Page, Request } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { signIn } from "./sign-in.ts";

const BUDGET = 170_000;

test.skip(({ host }) => host !== "service", "the demo carries the service along");

/** Somebody signed in, with nothing in the browser's cache. */
async function freshPage(page: Page, browser: Browser): Promise<Page> {
  const stored = await page.evaluate(() => Object.entries<string>(sessionStorage));
  const context = await browser.newContext();
  await context.addInitScript((entries) => {
    for (const [key, value] of entries) sessionStorage.setItem(key, value);
  }, stored);
  return context.newPage();
}

/** Scripts and styles that were asked for until the first row of the table stood there. */
async function loadedForFirstRow(page: Page, address: string): Promise<readonly Request[]> {
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (document.querySelector("tbody tr a[href]") === null) return;
      observer.disconnect();
      // oxlint-disable-next-line no-console -- the signal that the test waits for
      console.debug("first row");
    }).observe(document, { childList: true, subtree: true });
  });
  const requests: Request[] = [];
  page.on("request", (request) => {
    if (["script", "stylesheet"].includes(request.resourceType())) requests.push(request);
  });
  const firstRow = page.waitForEvent("console", (message) => message.text() === "first row");
  const until = firstRow.then(() => requests.length);
  await page.goto(address);
  return requests.slice(0, await until);
}

test("the first row of Responses costs at most 170 kB", async ({ page, browser, token }) => {
  await signIn(page, token, "/surveys");
  const fresh = await freshPage(page, browser);
  const requests = await loadedForFirstRow(fresh, "/responses");
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  const files = requests.map(
    (request, at) => `${sizes[at]?.responseBodySize} ${new URL(request.url()).pathname}`,
  );
  const bytes = sizes.reduce((total, { responseBodySize }) => total + responseBodySize, 0);
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes, files.join("\n")).toBeLessThanOrEqual(BUDGET);
});

test("no chunk of a screen waits for another", async ({ page, browser, token }) => {
  await signIn(page, token, "/surveys");
  const fresh = await freshPage(page, browser);
  const requests = await loadedForFirstRow(fresh, "/responses");
  const html = await (await page.request.get("/responses")).text();
  const waited = requests
    .map((request) => new URL(request.url()).pathname)
    .filter((path) => !html.includes(path));
  expect(waited).toEqual([]);
});

test("text comes compressed", async ({ page }) => {
  for (const encoding of ["br", "gzip"]) {
    const response = await page.request.get("/", { headers: { "accept-encoding": encoding } });
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(await response.text())?.[1] ?? "";
    const file = await page.request.get(script, { headers: { "accept-encoding": encoding } });
    expect(file.headers()["content-encoding"]).toBe(encoding);
  }
});
