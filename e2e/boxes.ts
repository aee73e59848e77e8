// Measures a page as it is drawn: what reaches where, how large what a pointer hits is, and what scrolls sideways.
import type { Locator, Page } from "@playwright/test";

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
export const scrollingSideways = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [document.documentElement, ...document.body.querySelectorAll("*")]
      .filter(
        (element) =>
          element.scrollWidth > element.clientWidth &&
          (element === document.documentElement ||
            ["auto", "scroll"].includes(getComputedStyle(element).overflowX)),
      )
      .map(
        (element) =>
          `<${element.tagName.toLowerCase()} class="${element.className}">: ${element.scrollWidth} in ${element.clientWidth} px`,
      ),
  );

/** Widths between a phone's and the window's own at which the page scrolls sideways. */
export async function widthsTooNarrow(page: Page): Promise<readonly number[]> {
  const size = page.viewportSize();
  if (size === null) throw new Error("expected a window");
  const found: number[] = [];
  for (let width = size.width - 40; width > 400; width -= 40) {
    await page.setViewportSize({ ...size, width });
    const overhang = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overhang > 0) found.push(width);
  }
  await page.setViewportSize(size);
  return found;
}
