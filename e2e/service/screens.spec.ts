import type { Page } from "@playwright/test";
import { expectAccessible } from "../axe.ts";
import { expect, test } from "../journey.ts";
import { screens } from "../screens.ts";
import { signIn } from "../sign-in.ts";

const widths = [1280, 360] as const;

/** Screenshots are for looking at: one for each screen, width and colour scheme, in a folder that git ignores. */
async function photograph(page: Page, name: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.screenshot({ path: `screenshots/${name}-${colorScheme}.png`, fullPage: true });
  }
}

for (const { name, open } of screens) {
  for (const width of widths) {
    test(`${name} is accessible and fits at ${width} px`, async ({ page, token }) => {
      await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
      await open(page, token);
      if (name !== "sign-in") {
        const settings =
          width === 360
            ? page.getByRole("button", { name: "Menu" })
            : page.getByRole("combobox", { name: "Question language" });
        await expect(settings).toBeVisible();
      }
      await photograph(page, `${name}-${width}`);
      await expectAccessible(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, "the page scrolls sideways").toBeLessThanOrEqual(0);
    });
  }
}

test("the calendar is a dialog without violations", async ({ page, token }) => {
  await signIn(page, token, "/responses?from=2026-10-25&closed=true");
  await expect(page.getByRole("table", { name: "Response chains" })).toBeVisible();
  await page.getByRole("button", { name: /calendar/i }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});
