import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { scrollingSideways } from "./boxes.ts";
import { expect, more, moreOnBothHosts, test } from "./journey.ts";
import { photograph } from "./pictures.ts";
import { signIn } from "./sign-in.ts";

const table = (page: Page) => page.getByRole("table", { name: "Response chains" });
const row = (page: Page, index: number) => table(page).getByRole("row").nth(index);
const panel = (page: Page) => page.getByRole("region", { name: "Open response" });
const answers = (page: Page) => panel(page).getByRole("list", { name: "Answers" });
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

async function openList(page: Page, token: string): Promise<void> {
  await signIn(page, token, "/responses");
  await expect(row(page, 100)).toBeVisible();
  await expect(page.getByRole("button", { name: "Keyboard shortcuts" })).toBeVisible();
}

test("a response opens beside the list, which stays where it was scrolled to; both are accessible, and fit", async ({
  page,
  token,
}) => {
  await openList(page, token);
  await row(page, 60).scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(500);
  const link = row(page, 60).getByRole("link");
  const address = (await link.getAttribute("href")) ?? "";
  await row(page, 60).getByRole("cell").nth(2).click();
  await expect(answers(page)).toBeVisible();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByRole("region", { name: "Metadata" })).toBeVisible();
  await expect(row(page, 60)).toHaveAttribute("aria-current", "true");
  await expect(page).toHaveTitle(/ · Earshot$/);
  expect(Math.abs((await scrolled(page)) - before)).toBeLessThan(2_000);
  await expect(row(page, 60)).toBeInViewport();
  await expect(panel(page).getByRole("link", { name: "Next response" })).toHaveAttribute("href");
  await photograph(page, "beside");
  await expectAccessible(page, "[aria-label='Open response']");
  expect(await scrollingSideways(page)).toEqual([]);

  await page.keyboard.press("j");
  await expect(row(page, 61)).toHaveAttribute("aria-current", "true");
  await page.goBack();
  await expect(row(page, 60)).toHaveAttribute("aria-current", "true");
  await page.goBack();
  await expect(panel(page)).toBeHidden();
  await expect(page).toHaveURL(/\/responses$/);
  await expect(link).toBeFocused();
  await expect(row(page, 60)).toBeInViewport();
});

test(
  "it closes by its button and by Escape, and the keyboard goes on at the row",
  more,
  async ({ page, token }) => {
    await openList(page, token);
    await page.getByRole("region", { name: "Response chains" }).focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(answers(page)).toBeVisible();
    await panel(page).getByRole("button", { name: "Close" }).click();
    await expect(panel(page)).toBeHidden();
    await expect(row(page, 1).getByRole("link")).toBeFocused();
    await page.keyboard.press("j");
    await expect(row(page, 2)).toHaveAttribute("aria-current", "true");
    await expect(answers(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(row(page, 2).getByRole("link")).toBeFocused();
  },
);

test(
  "loaded again it stays beside its list, and in a narrow window it has a page of its own",
  moreOnBothHosts,
  async ({ page, token }) => {
    await openList(page, token);
    await row(page, 90).getByRole("link").click();
    await expect(answers(page)).toBeVisible();
    await page.reload();
    await expect(answers(page)).toBeVisible();
    await expect(row(page, 90)).toHaveAttribute("aria-current", "true");
    await expect(row(page, 90)).toBeInViewport();
    await page.goBack();
    await expect(panel(page)).toBeHidden();
    await page.goForward();
    await expect(answers(page)).toBeVisible();
    await expect(row(page, 90)).toBeInViewport();

    await page.setViewportSize({ width: 800, height: 900 });
    await page.getByRole("link", { name: "All responses" }).click();
    await row(page, 2).getByRole("link").click();
    await expect(page.getByRole("list", { name: "Answers" })).toBeVisible();
    await expect(table(page)).toBeHidden();
  },
);
