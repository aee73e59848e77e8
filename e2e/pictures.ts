// Pictures for looking at, in a folder that git ignores: `EARSHOT_PICTURES=1 npm run test:e2e` takes them.
import type { Page } from "@playwright/test";

const wanted = process.env["EARSHOT_PICTURES"] === "1";

/** The whole page in both colour schemes. */
export async function photograph(page: Page, name: string): Promise<void> {
  if (!wanted) return;
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.screenshot({ path: `screenshots/${name}-${colorScheme}.png`, fullPage: true });
  }
}
