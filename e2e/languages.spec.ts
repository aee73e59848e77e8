import { expect, more, onBothHosts, test } from "./journey.ts";
import { signIn } from "./sign-in.ts";

test(
  "the question language changes the titles, and is part of the link",
  onBothHosts,
  async ({ page, token }) => {
    await signIn(page, token, "/questions");
    const table = page.getByRole("table", { name: "Questions" });
    await expect(table).toBeVisible();
    const before = await table.innerText();

    await page.getByRole("combobox", { name: "Question language" }).click();
    await page.getByRole("option", { name: "Finnish", exact: true }).click();
    await expect(page).toHaveURL(/lang=fi/);
    await expect(async () => {
      expect(await table.innerText()).not.toBe(before);
    }).toPass();

    await page.getByRole("link", { name: "Responses", exact: true }).click();
    await expect(page).toHaveURL(/\/responses\?lang=fi/);

    // It holds at an address that is typed, until another one is chosen.
    await page.goto("/surveys");
    await expect(page).toHaveURL(/\/surveys\?lang=fi/);
    const language = page.getByRole("combobox", { name: "Question language" });
    await expect(language).toHaveValue("Finnish");
    await language.click();
    await page.getByRole("option", { name: "Original language", exact: true }).click();
    await page.goto("/questions");
    await expect(table).toBeVisible();
    await expect(page).toHaveURL(/\/questions$/);
  },
);

test("a language written from right to left is shown so", more, async ({ page, token }) => {
  await signIn(page, token, "/questions?lang=ar");
  const table = page.getByRole("table", { name: "Questions" });
  await expect(table.locator("[lang=ar]").first()).toHaveCSS("direction", "rtl");
});
