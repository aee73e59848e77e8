import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";

/**
 * Fails with what axe objects to on the page as it is now, or in those parts of it alone, and to its colours in the other
 * colour scheme.
 */
export async function expectAccessible(page: Page, parts?: string): Promise<void> {
  const axe = () => (parts === undefined ? builder(page) : builder(page).include(parts));
  const found = [
    ...(await violations(page, "light", axe())),
    ...(await violations(page, "dark", axe().withRules(["color-contrast"]))),
  ];
  expect(found).toEqual([]);
}

/**
 * Of a list, the first lines: the others are the same. What is in order is not reported, and the page has no frames and
 * no foreign styles: that saves most of the time.
 */
const builder = (page: Page): AxeBuilder =>
  new AxeBuilder({ page })
    .options({ resultTypes: ["violations"], selectors: false, iframes: false, preload: false })
    .setLegacyMode()
    .exclude("tbody > tr:nth-child(n + 8)")
    .exclude("main ul > li:nth-child(n + 8)");

async function violations(
  page: Page,
  colorScheme: "light" | "dark",
  axe: AxeBuilder,
): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  // Colours on their way from one scheme to the other are neither.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
  });
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id} (${colorScheme}): ${node.html}\n${node.failureSummary ?? ""}`),
  );
}
