import type { Page } from "@playwright/test";
import { expectAccessible } from "../axe.ts";
import { expect, more, test } from "../journey.ts";
import { readChains } from "../oracle.ts";
import { signIn } from "../sign-in.ts";

const palette = (page: Page) => page.getByRole("dialog", { name: "Go to or set" });
const field = (page: Page) => palette(page).getByRole("combobox");

async function open(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: "Go to…" })).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
}

test("from any screen the palette leads to any other, by keys alone", more, async ({ page, token }) => {
  await signIn(page, token, "/responses?closed=true");
  const [newest] = await readChains(page, token, "createdFrom=1793000000");
  await open(page);
  await expect(palette(page).getByRole("option").first()).toBeVisible();
  await expectAccessible(page);
  await field(page).fill("surv");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/surveys/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  await open(page);
  await field(page).fill(newest?._id ?? "");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/responses/${newest?._id}`));
  await expect(page.getByRole("list", { name: "Answers" })).toBeVisible();

  await open(page);
  await field(page).fill(`${newest?.touchpointName} responses`);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`touchpoint=${newest?.touchpointId}`));
  await expect(page.getByRole("table", { name: "Response chains" })).toBeVisible();
});

test("it sets zone and colours where one is", more, async ({ page, token }) => {
  await signIn(page, token, "/nps");
  await open(page);
  await field(page).fill("tokyo");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/tz=Asia%2FTokyo/);
  await open(page);
  await field(page).fill("dark");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
});

test("keys without Ctrl can be switched off for good", more, async ({ page, token }) => {
  await signIn(page, token, "/responses");
  await expect(page.getByRole("button", { name: "Go to…" })).toBeVisible();
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await keys.getByRole("checkbox", { name: /^Keys without Ctrl/ }).click();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.reload();
  await expect(page.getByRole("button", { name: "Go to…" })).toBeVisible();
  await expect(page.getByRole("table", { name: "Response chains" }).getByRole("link").first()).toBeVisible();
  await page.keyboard.press("j");
  await page.keyboard.press("?");
  await open(page);
  await expect(keys).toBeHidden();
  await expect(page).toHaveURL(/\/responses$/);
});
