import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type { ElementContext, Result, RunOptions } from "axe-core";
import { expect } from "./journey.ts";

/** Fails with what axe objects to on the page as it is now, in light colours alone. */
export const expectAccessibleInLight = async (page: Page, parts?: string): Promise<void> =>
  expect(await violations(page, "light", parts)).toEqual([]);

/**
 * Fails with what axe objects to on the page as it is now, or in those parts of it alone, and to its colours in the other
 * colour scheme.
 */
export async function expectAccessible(page: Page, parts?: string): Promise<void> {
  const light = () => violations(page, "light", parts);
  const dark = () => violations(page, "dark", parts, ["color-contrast"]);
  // Begun in the scheme that it has: each change of it draws the page anew.
  const isDark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  const [first, second] = isDark ? [dark, light] : [light, dark];
  expect([...(await first()), ...(await second())]).toEqual([]);
}

/** Of a list, the first lines: the others are the same. */
const REST = ["tbody > tr:nth-child(n + 8)", "main ul > li:nth-child(n + 8)"];

/**
 * What is in order is not reported, and the page has no frames and no foreign styles: that saves most of the time.
 */
const OPTIONS: RunOptions = {
  resultTypes: ["violations"],
  selectors: false,
  iframes: false,
  preload: false,
};

/** A third of the code that `axe-core` itself would hand over. */
const axe = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

async function violations(
  page: Page,
  colorScheme: "light" | "dark",
  parts: string | undefined,
  rules?: string[],
): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  // Colours on their way from one scheme to the other are neither.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
  });
  // Once for each document: reading it takes as long as many a rule.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  const context: ElementContext = { exclude: REST, ...(parts === undefined ? {} : { include: [parts] }) };
  const options: RunOptions = { ...OPTIONS, ...(rules === undefined ? {} : { runOnly: rules }) };
  const found = await page.evaluate<Result[]>(
    `axe.run(${JSON.stringify(context)}, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id} (${colorScheme}): ${node.html}\n${node.failureSummary ?? ""}`),
  );
}
