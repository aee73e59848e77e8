import { expect, test } from "../journey.ts";
import { screens } from "../screens.ts";

for (const { name, open } of screens) {
  test(`${name} says that its data is made up, and fits a phone`, async ({ page, token }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, token);
    await expect(page.getByText(/demo data/i).first()).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, "the page scrolls sideways").toBeLessThanOrEqual(0);
  });
}
