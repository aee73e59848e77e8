// Measures a page as it is drawn: what reaches where, how large what a pointer hits is, and what scrolls sideways.
import type { Locator, Page } from "@playwright/test";
import { scrollingSideways as sideways } from "../src/features/testing/scrolling-sideways.ts";

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where it is in the window, as its page tells. */
export const boxOf = (locator: Locator): Promise<Box> =>
  locator.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom };
  });

/** Where the words of an element begin and end, whatever its own box reaches beyond them. */
export const wordsOf = (locator: Locator): Promise<Pick<Box, "left" | "right">> =>
  locator.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right } = range.getBoundingClientRect();
    return { left, right };
  });

/** Those of some cards whose content ends well above their foot: what they are called, and how far above; fails where there are none. */
export const blanks = (cards: Locator): Promise<readonly string[]> =>
  cards.evaluateAll((all, asked) => {
    if (all.length === 0) throw new Error(`nothing is ${asked}`);
    return all.flatMap((card) => {
      const parts = [...card.querySelectorAll("*")].filter((part) => part.childElementCount === 0);
      const end = Math.max(...parts.map((part) => part.getBoundingClientRect().bottom));
      const blank = Math.round(card.getBoundingClientRect().bottom - end);
      return blank > 48 ? [`${card.ariaLabel}: ${blank} px`] : [];
    });
  }, String(cards));

/** The top of the first box under both the title's row and the filters. */
export const contentTop = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const main = document.querySelector("main");
    const title = main?.querySelector("h1");
    if (main === null || title === null || title === undefined) throw new Error("a screen without a title");
    const filters = [...main.querySelectorAll("section")].find((section) => section.ariaLabel === "Filters");
    const heads = filters === undefined ? [title] : [title, filters];
    const end = Math.max(...heads.map((head) => head.getBoundingClientRect().bottom));
    const tops = [...main.querySelectorAll("*")]
      .filter((element) => !heads.some((head) => element.contains(head) || head.contains(element)))
      .map((element) => element.getBoundingClientRect())
      .filter(({ top, width, height }) => top >= end && width > 0 && height > 0)
      .map(({ top }) => top);
    return Math.min(...tops);
  });

/** How long the whole page is. */
export const pageLength = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight);

/** Whatever can be scrolled sideways, the page itself included. */
export const scrollingSideways = (page: Page): Promise<readonly string[]> => page.evaluate(sideways);

/**
 * What does not fit at widths between a phone's and the window's own: a page that scrolls sideways, a term over its value, a
 * name of a row or column that is broken into single letters.
 */
export async function misfits(page: Page): Promise<readonly string[]> {
  const size = page.viewportSize();
  if (size === null) throw new Error("expected a window");
  const found: string[] = [];
  for (let width = size.width - 40; width > 400; width -= 40) {
    await page.setViewportSize({ ...size, width });
    const misfit = await page.evaluate(() => {
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- what runs in the page stands alone
      const boxOfText = (element: Element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect();
      };
      const isOverValue = (term: Element) => {
        if (term.nextElementSibling === null) return false;
        const [name, value] = [boxOfText(term), boxOfText(term.nextElementSibling)];
        const isBeside = name.bottom > value.top + 2 && name.top < value.bottom - 2;
        return isBeside && name.right > value.left + 1 && name.left < value.right - 1;
      };
      const { scrollWidth, clientWidth } = document.documentElement;
      return [
        ...(scrollWidth > clientWidth ? ["the page scrolls sideways"] : []),
        ...[...document.querySelectorAll("th")]
          .filter((name) => boxOfText(name).height > 4 * boxOfText(name).width)
          .map((name) => `${name.textContent} letter by letter`),
        ...[...document.querySelectorAll("dt")].filter(isOverValue).map((term) => term.textContent),
      ];
    });
    found.push(...misfit.map((each) => `${width} px: ${each}`));
  }
  await page.setViewportSize(size);
  return found;
}
