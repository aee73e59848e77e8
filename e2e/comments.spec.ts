import { readFile } from "node:fs/promises";
import type { Browser, Locator, Page } from "@playwright/test";
import { expectAccessible, expectAccessibleInLight } from "./axe.ts";
import { expect, more, test } from "./journey.ts";
import { goTo } from "./screens.ts";
import { signIn } from "./sign-in.ts";
import { wordingIn } from "./wording.ts";

const counted = (page: Page) => page.getByRole("status").filter({ hasText: /comments?$|without words$/ });
const list = (page: Page) => page.getByRole("list", { name: "Comments found" });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const numberIn = (text: string | null) => Number(/[\d,]+/.exec(text ?? "")?.[0].replaceAll(",", ""));

/** Everything has been read: counts and orders stay as they are. */
const whole = (page: Page) =>
  expect(counted(page).first()).toHaveText(/^[\d,]+ comments( · [\d,]+ without words)?$/);

/** How many comments a search finds. */
async function found(page: Page, find: string): Promise<number> {
  await page.getByRole("searchbox", { name: "Search comments" }).fill(find);
  await expect.poll(() => new URL(page.url()).searchParams.get("find")).toBe(find);
  await expect(list(page)).toHaveAttribute("aria-busy", "false");
  return numberIn(await counted(page).first().textContent());
}

async function makeCode(page: Page, name: string, find: string): Promise<void> {
  await press(button(page, "New code"));
  await page.getByLabel("Name of the code").fill(name);
  await page.getByLabel("Search of the code").fill(find);
  await press(button(page, "Save code"));
  await expect(button(page, `Edit ${name}`)).toBeVisible();
}

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** By the keyboard: the pointer is never used. */
const press = (target: Locator) => target.press("Enter");

/** The text of the file that a press saves. */
async function saved(page: Page, target: Locator): Promise<string> {
  const download = page.waitForEvent("download");
  await press(target);
  return readFile(await (await download).path(), "utf8");
}

test("comments behind a score are searched, coded, checked, exported, and break the score down, by keyboard alone", async ({
  page,
  token,
  browser,
}) => {
  await signIn(page, token, "/nps?from=2025-01-01&score=0-6");
  const all = page.getByRole("link", { name: /^Read all [\d,]+ comments$/ });
  const count = numberIn(await all.textContent());
  await press(all);
  await expect(counted(page).first()).toHaveText(new RegExp(`^${count.toLocaleString("en")} comments`));
  expect(new URL(page.url()).searchParams.get("from")).toBe("2025-01-01");
  await press(button(page, "Compare"));
  const kind = page.getByRole("combobox", { name: "What to compare" });
  await kind.press("ArrowDown");
  await kind.press("ArrowDown");
  await kind.press("Enter");
  await field(page, "Day of the change").fill("2025-10-01");
  await field(page, "Day of the change").press("Enter");
  await expect(page.getByRole("region", { name: /^Since .*2025$/ })).toBeVisible();
  await expect(page.getByRole("region", { name: /^Until .*2025$/ })).toBeVisible();

  await goTo(page, "/comments?column=codes");
  await whole(page);
  const [till, open] = [await found(page, "till"), await found(page, "open")];
  const both = await found(page, "till open");
  expect(both).toBeGreaterThan(0);
  expect(await found(page, "till | open")).toBe(till + open - both);
  expect(await found(page, "till -open")).toBe(till - both);
  const phrase = await found(page, '"only one till"');
  expect(phrase).toBeGreaterThan(0);
  expect(phrase).toBeLessThanOrEqual(till);
  await found(page, "till | kassa");

  await makeCode(page, "Till", "till | kassa");
  await press(button(page, "Is this code right? Till"));
  const dialog = page.getByRole("dialog", { name: "Is this code right? Till" });
  const toCheck = await dialog.getByText(/^Comment 1 of \d+$/).textContent();
  for (let left = Number(/\d+$/.exec(toCheck ?? "")?.[0]); left > 0; left -= 1)
    await page.keyboard.press("y");
  await expect(dialog.getByText(/^\d+ of \d+ fit/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  const codebook = await saved(page, button(page, "Export codes"));

  await page.keyboard.press("1");
  await expect(page).toHaveURL(/code=Till/);
  await press(button(page, "Export"));
  const file = await saved(page, page.getByRole("dialog").getByRole("button", { name: "Export file" }));
  const [head = "", first = ""] = file.split("\r\n");
  expect(head).toMatch(/Comment,Codes,Survey id,Touchpoint id$/);
  expect(first).toMatch(/,Till,[^,]+,[^,]+$/);

  await page.goto("/nps?breakdown=code&from=2026-01-01");
  await expect(page.getByText(/^Based on all/)).toBeVisible();
  await expect(page.getByText("A response may have several codes, so rows overlap.")).toBeVisible();
  const row = page.getByRole("table", { name: "NPS by code" }).getByRole("row").nth(1);
  await expect(row).toContainText("lower");
  await press(button(page, "Till"));
  await expect(page).toHaveURL(/code=Till/);
  await expect(page.getByText(/^Based on all [\d,]{1,5} responses/)).toBeVisible();
  await press(button(page, "Save as report"));
  await expect(page.getByRole("dialog", { name: "Save as report" })).toBeVisible();
  const report = await saved(
    page,
    page.getByRole("dialog").getByRole("button", { name: "Save", exact: true }),
  );
  expect(report).toContain("till | kassa");

  await onAnotherDevice(browser, token, codebook);
});

/** The codes of one device on another one: a phone that speaks Arabic. */
async function onAnotherDevice(browser: Browser, token: string, codebook: string): Promise<void> {
  const wording = await wordingIn("ar");
  const say = (english: string) => wording.get(english) ?? english;
  const context = await browser.newContext({ locale: "ar", viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.goto("/comments?column=codes");
  await page.getByLabel(say("Access token")).fill(token);
  await page.getByRole("button", { name: say("Sign in"), exact: true }).press("Enter");
  await button(page, say("Words and codes")).press("Enter");
  const sheet = page.getByRole("dialog");
  await expect(button(page, say("Import codes"))).toBeVisible();
  await sheet
    .locator('input[type="file"]')
    .setInputFiles({ name: "codes.json", mimeType: "application/json", buffer: Buffer.from(codebook) });
  await expect(button(page, "Till")).toBeVisible();
  await expect(sheet.getByText(/30\u2069 \S+ \u206830/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await context.close();
}

test(
  "an order drawn at random is the same in another tab, and so are comments like one of them",
  more,
  async ({ page, token }) => {
    await signIn(page, token, "/comments");
    await whole(page);
    const lines = (on: Page) => list(on).getByRole("listitem").locator("a[data-chain]");
    const orderOn = (on: Page) =>
      lines(on).evaluateAll((links) => links.slice(0, 5).map((link) => link.getAttribute("data-chain")));
    await expect(lines(page).nth(4)).toBeVisible();
    const newest = await orderOn(page);
    await button(page, "Random order").click();
    await expect(page).toHaveURL(/seed=\d+/);
    const other = await page.context().newPage();
    await other.goto(page.url());
    // The lines of before make room one by one.
    await expect(async () => {
      const drawn = await orderOn(page);
      expect(drawn).toHaveLength(5);
      expect(drawn).not.toEqual(newest);
      expect(await orderOn(other)).toEqual(drawn);
    }).toPass();
    const order = await orderOn(page);
    await other.close();

    await list(page).getByRole("link", { name: "Similar comments" }).first().click();
    await expect(page).toHaveURL(/beside=similar%3A/);
    const likeIt = page.getByText("Comments most like this one, the nearest first");
    await expect(likeIt).toBeVisible();
    await page.reload();
    await expect(likeIt).toBeVisible();
    await page.goBack();
    await expect.poll(() => orderOn(page)).toEqual(order);
  },
);

test(
  "on a phone the list comes first, and every part beside it is in order for axe",
  more,
  async ({ page, token }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signIn(page, token, "/comments?column=codes");
    await expect(list(page).getByRole("listitem").first()).toBeVisible();
    await button(page, "Words and codes").click();
    const sheet = page.getByRole("dialog");
    await expect(button(page, "New code")).toBeVisible();
    await makeCode(page, "Till", "till | kassa");
    await expect(button(page, "Not coded")).toBeVisible();
    await expectAccessible(page, '[role="dialog"]');
    for (const [name, shown] of [
      ["Repeats", sheet.getByRole("list", { name: "Repeats" })],
      ["Words", sheet.getByRole("region", { name: "Detractors" })],
    ] as const) {
      await sheet.getByRole("tab", { name }).click();
      await expect(shown).toBeVisible();
      await expectAccessibleInLight(page, '[role="dialog"]');
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  },
);
