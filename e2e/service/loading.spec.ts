import type { Browser, Page } from "@playwright/test";
import { expect, more, test } from "../journey.ts";
import { signIn } from "../sign-in.ts";

const BUDGET = { bytes: 170_000, files: 20 } as const;

/** A signed-in user with an empty browser cache. */
async function freshPage(page: Page, browser: Browser): Promise<Page> {
  const stored = await page.evaluate(() => Object.entries<string>(sessionStorage));
  const context = await browser.newContext();
  await context.addInitScript((entries) => {
    for (const [key, value] of entries) sessionStorage.setItem(key, value);
  }, stored);
  return context.newPage();
}

interface Loaded {
  readonly path: string;
  readonly bytes: number;
}

const FIRST_ROW = "first row";
const DRAWN_WITH_ROWS = "drawn with rows, before any button";

/** Scripts and styles that were asked for until the first row of the table stood there, as the page itself timed it. */
async function loadedForFirstRow(page: Page, address: string): Promise<readonly Loaded[]> {
  await page.addInitScript((mark) => {
    new MutationObserver((_changes, observer) => {
      if (document.querySelector("tbody tr a[href]") === null) return;
      observer.disconnect();
      performance.mark(mark);
    }).observe(document, { childList: true, subtree: true });
  }, FIRST_ROW);
  await page.goto(address);
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, FIRST_ROW);
  return page.evaluate((mark) => {
    const shownAt = performance.getEntriesByName(mark)[0]?.startTime ?? 0;
    return performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, startTime, encodedBodySize }) => ({
        path: new URL(name).pathname,
        startTime,
        bytes: encodedBodySize,
      }))
      .filter(({ path, startTime }) => startTime <= shownAt && /\.(js|css)$/.test(path));
  }, FIRST_ROW);
}

test("the first row of Responses costs at most 170 kB in 20 files, none of which waits for another", async ({
  page,
  browser,
  token,
}) => {
  await signIn(page, token, "/surveys");
  const files = await loadedForFirstRow(await freshPage(page, browser), "/responses");
  const bytes = files.reduce((total, file) => total + file.bytes, 0);
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes, files.map(({ path, bytes: size }) => `${size} ${path}`).join("\n")).toBeLessThanOrEqual(
    BUDGET.bytes,
  );
  expect(files.length).toBeLessThanOrEqual(BUDGET.files);
  const html = await (await page.request.get("/responses")).text();
  const waited = files.map(({ path }) => path).filter((path) => !html.includes(path));
  expect(waited).toEqual([]);
});

test("the first page is asked for once, while the code of its screen is still on its way, and drawn with it", async ({
  page,
  browser,
  token,
}) => {
  await signIn(page, token, "/surveys");
  const fresh = await freshPage(page, browser);
  const asked: string[] = [];
  fresh.on("request", (request) => {
    if (request.url().includes("/response-chains?")) asked.push(request.url());
  });
  const first = fresh.waitForResponse(/response-chains\?/);
  await fresh.route(/\/assets\/app-.*\.js/, async (route) => {
    await first;
    await route.continue();
  });
  await fresh.addInitScript((mark) => {
    new MutationObserver((_changes, observer) => {
      const table = document.querySelector("main table");
      if (table === null) return;
      observer.disconnect();
      // Whatever is pressed comes after them.
      if (table.querySelector("tbody a[href]") !== null && document.querySelector("button") === null)
        performance.mark(mark);
    }).observe(document, { childList: true, subtree: true });
  }, DRAWN_WITH_ROWS);
  await fresh.goto("/responses?from=2026-01-01&closed=true&lang=fi");
  await expect(fresh.getByRole("table", { name: "Response chains" }).getByRole("row").nth(1)).toBeVisible();
  expect(asked.filter((url) => new URL(url).searchParams.get("skip") === "0")).toHaveLength(1);
  expect(await fresh.evaluate((mark) => performance.getEntriesByName(mark).length, DRAWN_WITH_ROWS)).toBe(1);
});

test("NPS is read once, from before the code of its screen is there", async ({ page, browser, token }) => {
  await signIn(page, token, "/questions");
  const fresh = await freshPage(page, browser);
  const asked: string[] = [];
  fresh.context().on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (/\/(response-chains|answers)$/.test(pathname)) asked.push(pathname + search);
  });
  const stream = fresh.context().waitForEvent("request", (request) => request.url().includes("/answers?"));
  await fresh.route(/\/assets\/app-.*\.js/, async (route) => {
    await stream;
    await route.continue();
  });
  await fresh.goto("/nps?from=2026-01-01");
  await expect(fresh.getByText(/^Based on all/)).toBeVisible();
  // The days before are read after it, by a request of their own, then answers to other questions and comments; an empty page
  // tells where the team's lists are.
  const [announcing, answers, ...others] = asked.filter(
    (path) => !path.endsWith("?createdFrom=0&createdTo=1"),
  );
  expect(announcing).toMatch(/response-chains\?/);
  expect(answers).toMatch(/answers\?/);
  expect(others).not.toContain(answers);
  expect(others.filter((path) => !path.includes("type=all")).length).toBeLessThan(2);
});

/** The code that has been asked for when the browser has been idle as often as there are screens, and more. */
async function codeWhenIdle(page: Page): Promise<ReadonlySet<string>> {
  const code = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) code.add(pathname);
  });
  await page.goto("/responses");
  await expect(page.getByRole("button", { name: "Next page" })).toBeEnabled();
  await page.evaluate(async () => {
    for (let turn = 0; turn < 40; turn += 1) await new Promise((resolve) => requestIdleCallback(resolve));
  });
  return code;
}

test(
  "the code of other screens follows the first, unless data is to be saved",
  more,
  async ({ page, browser, token }) => {
    await signIn(page, token, "/surveys");
    const saving = await codeWhenIdle(page);
    const fresh = await freshPage(page, browser);
    const all = await codeWhenIdle(fresh);
    await expect.poll(() => all.difference(saving).size).toBeGreaterThan(15);
    expect(saving.difference(all).size).toBe(0);
    expect(saving.size).toBeLessThan(40);
  },
);

test("text comes compressed", async ({ page }) => {
  for (const encoding of ["br", "gzip"]) {
    const response = await page.request.get("/", { headers: { "accept-encoding": encoding } });
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(await response.text())?.[1] ?? "";
    const file = await page.request.get(script, { headers: { "accept-encoding": encoding } });
    expect(file.headers()["content-encoding"]).toBe(encoding);
  }
});
