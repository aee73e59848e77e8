// From what the numbers say to what it rests on, and back; each step is an address that always shows the same.
import type { Locator, Page } from "@playwright/test";
import { expect, more, test } from "../journey.ts";
import { shifts } from "../shifts.ts";
import { signIn } from "../sign-in.ts";

const panel = (page: Page, name: string): Locator => page.getByRole("region", { name, exact: true });

/** The team of the sample whose comments say most. */
const STORES = "29c37c80df6c0e7c179ceac2";

/** When the same address is opened: it shows the part, which is in view, and nothing has moved by itself. */
async function expectShown(page: Page, part: Locator): Promise<void> {
  await page.reload();
  await expect(part).toBeInViewport();
  const { sum, moved } = await shifts(page);
  expect(sum, moved.join("\n")).toBeLessThanOrEqual(0.02);
}

for (const { name, context } of [
  { name: "wide", context: {} },
  {
    name: "phone",
    context: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  },
]) {
  test.describe(name, more, () => {
    test.use(context);

    test("each thing the numbers say leads to what it rests on", async ({ page, token }) => {
      await signIn(page, token, "/nps");
      const says = panel(page, "What the numbers say");
      await expect(says).toHaveAttribute("aria-busy", "false");
      const showAll = says.getByRole("button", { name: /^Show all/ });
      await showAll.click();
      await says.getByRole("link", { name: "Compare touchpoints" }).click();
      const places = panel(page, "By touchpoint");
      await expect(places).toBeInViewport();
      await expect(page).toHaveURL(/#breakdown$/);
      await expectShown(page, places);

      await expect(says).toHaveAttribute("aria-busy", "false");
      await showAll.click();
      await says.getByRole("link", { name: "See what it is linked with" }).click();
      const goesWith = panel(page, "What is it linked with?");
      await expect(goesWith.getByRole("table")).toBeVisible();
      await expect(page).toHaveURL(/more=linked/);
      await expectShown(page, goesWith);
    });

    test("comments that were read are compared, and lead to those with the words", async ({
      page,
      token,
    }) => {
      await signIn(page, token, `/nps?team=${STORES}`);
      await expect(page.getByText(/^Based on all/)).toBeVisible();
      const readAll = page.getByRole("link", { name: /^Read all [\d,]+ comments$/ });
      const way = (await readAll.textContent()) ?? "";
      await readAll.click();
      const counted = way.replace("Read all ", "");
      await expect(page.getByRole("status").filter({ hasText: counted })).toBeVisible();
      await page.getByRole("link", { name: "NPS", exact: true }).click();
      await expect(page.getByRole("link", { name: way })).toBeVisible();
      const says = page.getByRole("region", { name: "What the numbers say" });
      // What was open stays so, while what is new is looked for.
      await says.getByRole("button", { name: /^Show all/ }).click();
      await says.getByRole("link", { name: "Read these comments" }).first().click();
      await expect(page.locator("mark").first()).toBeVisible();
    });
  });
}
