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

test("a new tab is signed in to the same address, and signing out ends all", async ({
  page,
  context,
  token,
}) => {
  await signIn(page, token, "/responses?closed=true");
  const first = page.getByRole("table", { name: "Response chains" }).getByRole("link").first();
  let tab = page;
  // On a full machine Playwright may not notice a tab that has opened.
  await expect(async () => {
    [tab] = await Promise.all([
      context.waitForEvent("page", { timeout: 20_000 }),
      first.click({ modifiers: ["Control"] }),
    ]);
  }).toPass();
  await tab.waitForURL(/\/responses\/[^/]+$/, { waitUntil: "commit" });
  // On a full machine Playwright takes a tab that has opened by itself for one that never arrives.
  await tab.goto(tab.url());
  await expect(tab.getByRole("list", { name: "Answers" })).toBeVisible();
  await expect(tab).toHaveURL(/\/responses\/[^/]+$/);
  const typed = await context.newPage();
  await typed.goto("/responses?version=3");
  await expect(typed.getByRole("table", { name: "Response chains" })).toBeVisible();
  await expect(typed).toHaveURL(/\/responses\?version=3$/);
  expect(await typed.evaluate(() => JSON.stringify(localStorage))).not.toContain(token);
  await typed.getByRole("button", { name: "Sign out" }).click();
  for (const left of [page, tab, typed])
    await expect(left.getByLabel("Access token", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Access token", { exact: true })).toBeVisible();
});

test("a sign-in of this tab alone is no other tab’s", async ({ page, context, token }) => {
  await page.goto("/sign-in");
  await page.getByLabel("Access token", { exact: true }).fill(token);
  await page.getByRole("checkbox", { name: "Only in this tab" }).check();
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  const other = await context.newPage();
  await other.goto("/surveys");
  await expect(other.getByText("After signing in: Surveys")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
});

test(
  "an address that brings its token opens signed in, and keeps no token",
  onBothHosts,
  async ({ page, token }) => {
    await page.goto(`/sign-in?back=${encodeURIComponent("/surveys?lang=fi")}#token=${token}`);
    await expect(page.getByRole("table", { name: "Surveys" })).toBeVisible();
    await expect(page).toHaveURL(/\/surveys\?lang=fi$/);
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page.getByLabel("Access token", { exact: true })).toHaveValue("");
    await page.evaluate((given) => (location.hash = `token=${given}`), token);
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    await expect(page).not.toHaveURL(/token/);
  },
);

test.describe("a token that an address brings along", () => {
  test.use({ expectedMessages: ["401"] });

  test("is filled in where it is refused, and sent to no other address", async ({ page }) => {
    await page.goto("/sign-in#token=not-a-token");
    await expect(page).toHaveURL(/\/sign-in$/);
    await expect(page.getByRole("alert")).toContainText(/token/i);
    await expect(page.getByLabel("Access token", { exact: true })).toHaveValue("not-a-token");
    await page.getByRole("textbox", { name: "API address" }).fill("https://elsewhere.example");
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByText(/came with a link/)).toBeVisible();
  });
});
