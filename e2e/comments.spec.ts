import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { expect, test } from "./journey.ts";
import { signIn } from "./sign-in.ts";

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
  await button(page, "New code").click();
  await page.getByLabel("Name of the code").fill(name);
  await page.getByLabel("Search of the code").fill(find);
  await button(page, "Save code").click();
  await expect(button(page, `Edit ${name}`)).toBeVisible();
}

test("comments behind a score are searched, coded, checked, exported, and break the score down", async ({
  page,
  token,
}) => {
  await signIn(page, token, "/nps?from=2026-01-01&score=0-6");
  const all = page.getByRole("link", { name: /^Read all [\d,]+ comments$/ });
  const count = numberIn(await all.textContent());
  await all.click();
  await expect(counted(page).first()).toHaveText(new RegExp(`^${count.toLocaleString("en")} comments`));
  expect(new URL(page.url()).searchParams.get("from")).toBe("2026-01-01");

  await page.goto("/comments?column=codes");
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
  await button(page, "Is this code right? Till").click();
  const dialog = page.getByRole("dialog", { name: "Is this code right? Till" });
  const toCheck = await dialog.getByText(/^Comment 1 of \d+$/).textContent();
  for (let left = Number(/\d+$/.exec(toCheck ?? "")?.[0]); left > 0; left -= 1)
    await page.keyboard.press("y");
  await expect(dialog.getByText(/^\d+ of \d+ fit/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  await button(page, "Till").click();
  await expect(page).toHaveURL(/code=Till/);
  await button(page, "Export").click();
  const download = page.waitForEvent("download");
  await page.getByRole("dialog").getByRole("button", { name: "Export file" }).click();
  const file = await readFile(await (await download).path(), "utf8");
  const [head = "", first = ""] = file.split("\r\n");
  expect(head).toMatch(/Comment,Codes$/);
  expect(first).toMatch(/,Till$/);

  await page.goto("/nps?breakdown=code");
  await expect(page.getByText(/^Based on all/)).toBeVisible();
  await button(page, "Till").click();
  await expect(page).toHaveURL(/code=Till/);
  await expect(page.getByText(/^Based on all [\d,]{1,5} responses/)).toBeVisible();
  await expect(page.getByText("A response may have several codes, so rows overlap.")).toBeVisible();
});

test("an order drawn at random is the same in another tab, and so are comments like one of them", async ({
  page,
  token,
}) => {
  await signIn(page, token, "/comments");
  await whole(page);
  await button(page, "Random order").click();
  await expect(page).toHaveURL(/seed=\d+/);
  const lines = (on: Page) => list(on).getByRole("listitem").locator("a[data-chain]");
  const orderOn = (on: Page) =>
    lines(on).evaluateAll((links) => links.slice(0, 5).map((link) => link.getAttribute("data-chain")));
  await expect(lines(page).nth(4)).toBeVisible();
  const order = await orderOn(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect.poll(() => orderOn(other)).toEqual(order);
  await other.close();

  await list(page).getByRole("link", { name: "Similar comments" }).first().click();
  await expect(page).toHaveURL(/beside=similar%3A/);
  const likeIt = page.getByText("Comments most like this one, the nearest first");
  await expect(likeIt).toBeVisible();
  await page.reload();
  await expect(likeIt).toBeVisible();
  await page.goBack();
  await expect.poll(() => orderOn(page)).toEqual(order);
});

test("on a phone the list comes first, and every part beside it is in order for axe", async ({
  page,
  token,
}) => {
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
    await expectAccessible(page, '[role="dialog"]');
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
