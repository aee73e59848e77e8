import { expect, more, test } from "./journey.ts";
import { signIn } from "./sign-in.ts";

test("surveys lead to their responses and their NPS", async ({ page, token }) => {
  await signIn(page, token, "/surveys");
  const table = page.getByRole("table", { name: "Surveys" });
  await expect(table).toBeVisible();
  await table
    .getByRole("link", { name: /responses/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/responses\?survey=/);
  await page.goBack();
  await table.getByRole("link", { name: /nps/i }).first().click();
  await expect(page).toHaveURL(/\/nps\?survey=/);
});

test("archived surveys are shown when asked for", more, async ({ page, token }) => {
  await signIn(page, token, "/surveys");
  const rows = page.getByRole("table", { name: "Surveys" }).getByRole("row");
  await expect(rows.nth(1).getByRole("link").first()).toBeVisible();
  const before = await rows.count();
  await page.getByRole("button", { name: /archived/i }).click();
  await expect(async () => {
    expect(await rows.count()).toBeGreaterThan(before);
  }).toPass();
});

test("questions are filtered by survey and type", more, async ({ page, token }) => {
  await signIn(page, token, "/questions");
  const rows = page.getByRole("table", { name: "Questions" }).getByRole("row");
  await expect(rows.nth(1).getByRole("link").first()).toBeVisible();
  const before = await rows.count();
  await page.getByRole("combobox", { name: /type/i }).click();
  await page.getByRole("option", { name: "NPS", exact: true }).click();
  await expect(async () => {
    expect(await rows.count()).toBeLessThan(before);
  }).toPass();
  await expect(rows.nth(1)).toContainText("NPS");
});
