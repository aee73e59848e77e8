import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../axe.ts";
import { expect, more, test } from "../journey.ts";
import { signIn } from "../sign-in.ts";

/** Saves the report on what the page shows; the path of the file. */
async function savedReport(page: Page, withComments: boolean): Promise<string> {
  await page.getByRole("button", { name: "Save as report" }).click();
  const dialog = page.getByRole("dialog", { name: "Save as report" });
  if (withComments) await dialog.getByRole("checkbox", { name: "With comments" }).check();
  const downloading = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  const download = await downloading;
  await expect(dialog.getByRole("status")).toContainText(download.suggestedFilename());
  await dialog.getByRole("button", { name: "Close" }).click();
  expect(download.suggestedFilename()).toMatch(/^nps.*\.html$/);
  return download.path();
}

/** Pixels of a table that its card hides, at most. */
const widestBeyond = (page: Page): Promise<number> =>
  page
    .locator(".scroll")
    .evaluateAll((all) => Math.max(...all.map((each) => each.scrollWidth - each.clientWidth)));

test("a report opens anywhere, without a network, and holds what the screen says", async ({
  page,
  token,
  browser,
}) => {
  await signIn(page, token, "/nps?tz=Europe%2FHelsinki");
  await expect(page.getByText(/^Based on all/)).toBeVisible();
  const score = await page.getByRole("status", { name: "NPS score" }).textContent();
  const plain = await readFile(await savedReport(page, false), "utf8");
  const path = await savedReport(page, true);
  const text = await readFile(path, "utf8");
  for (const file of [plain, text]) {
    expect(file.length).toBeLessThan(400_000);
    expect(file).not.toContain(token);
    // As the browser's variety of English has dates.
    expect(file).toMatch(/<dd>\d+ [A-Z][a-z]+ \d{4}/);
    expect(file).not.toMatch(/<script|https?:|\b[0-9a-f]{24}\b|localhost|127\.0\.0\.1/);
  }

  const elsewhere = await browser.newContext({ offline: true, bypassCSP: true });
  const opened = await elsewhere.newPage();
  const asked: string[] = [];
  await opened.route("**", async (route, request) => {
    if (request.url().startsWith("file:")) return route.continue();
    asked.push(request.url());
    return route.abort();
  });
  await opened.setContent(text);
  expect(await opened.locator(".score").textContent()).toBe(score);
  await expect(opened.getByRole("heading", { name: "Comments" })).toBeVisible();
  for (const width of [1280, 1024, 794, 360]) {
    await opened.setViewportSize({ width, height: 740 });
    expect(await opened.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    // No column is beyond the edge of its card.
    expect(await widestBeyond(opened), `at ${width}`).toBe(0);
    // Broader than a letter: names stay legible.
    const name = opened.getByRole("rowheader", { name: "Gothenburg" }).last();
    expect((await name.boundingBox())?.width).toBeGreaterThan(100);
  }
  await expectAccessible(opened);
  // As wide as A4 within its margins.
  await opened.setViewportSize({ width: 680, height: 740 });
  await opened.emulateMedia({ media: "print" });
  expect(await widestBeyond(opened), "on paper").toBe(0);
  const pdf = await opened.pdf({ format: "A4", printBackground: true });
  expect(pdf.length).toBeGreaterThan(10_000);
  expect(asked).toEqual([]);
  await elsewhere.close();
});

test("a survey has a report of its own", more, async ({ page, token }) => {
  await signIn(page, token, "/surveys");
  await page
    .getByRole("table", { name: "Surveys" })
    .getByRole("link", { name: "Store visit", exact: true })
    .click();
  const text = await readFile(await savedReport(page, false), "utf8");
  expect(text).toContain("<dd>Survey: Store visit</dd>");
});
