import { expect, onBothHosts, test } from "./journey.ts";
import { signIn } from "./sign-in.ts";

test.describe("with a wrong token", () => {
  test.use({ expectedMessages: ["401"] });

  test("an alert says so, and the address stays", onBothHosts, async ({ page, baseURL }) => {
    await page.goto("/sign-in");
    const address = page.getByRole("textbox", { name: "API address" });
    await expect(address).toHaveValue(new RegExp(`^${baseURL}/?$`));
    const kept = await address.inputValue();
    await page.getByLabel("Access token", { exact: true }).fill("not-a-token");
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("alert")).toContainText(/token/i);
    await expect(address).toHaveValue(kept);
    await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
  });
});

test("the right token opens the dashboard", onBothHosts, async ({ page, token }) => {
  await signIn(page, token);
  await expect(page).toHaveURL(/\/nps$/);
  const main = page.getByRole("navigation", { name: "Main" });
  for (const name of ["NPS", "Responses", "Surveys", "Questions"]) {
    await expect(main.getByRole("link", { name, exact: true })).toBeVisible();
  }
});

test("the token can be shown, and is hidden at first", async ({ page }) => {
  await page.goto("/sign-in");
  const field = page.getByLabel("Access token", { exact: true });
  await expect(field).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: /show/i }).click();
  await expect(field).toHaveAttribute("type", "text");
});

test("a link opened signed out leads to its screen after signing in", async ({ page, token }) => {
  await signIn(page, token, "/responses?closed=true&version=3");
  await expect(page).toHaveURL(/\/responses\?closed=true&version=3$/);
  await expect(page.getByRole("table", { name: "Response chains" })).toBeVisible();
});

test("signing out leaves nothing behind", onBothHosts, async ({ page, token }) => {
  await signIn(page, token, "/surveys");
  await expect(page.getByRole("table", { name: "Surveys" })).toBeVisible();
  await page.getByRole("link", { name: "Questions", exact: true }).click();
  await expect(page.getByRole("table", { name: "Questions" })).toBeVisible();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByLabel("Access token", { exact: true })).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  expect(stored).not.toContain(token === "demo" ? '"token"' : token);
  await page.goBack();
  await expect(page.getByLabel("Access token", { exact: true })).toBeVisible();
  await expect(page.getByRole("table")).toHaveCount(0);
});
