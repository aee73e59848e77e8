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

/** Of a list, as many lines as these are measured: the others are the same. */
const LINES = 3;

/**
 * What a pointer hits with less than `least` pixels either way, in what is topmost: an open dialog, sheet or menu, else
 * the page. A field is as large as its border, a check box as its label; links within running text may be smaller.
 */
export const smallTargets = (page: Page, least: number): Promise<readonly string[]> =>
  page.evaluate(
    ([pixels, lines]) => {
      const targets = "a[href], button, input, select, textarea, summary, [role=option], [role^=menuitem]";
      const opened = [...document.querySelectorAll("[role=dialog], [role=listbox], [role=menu]")].filter(
        (element) => element.checkVisibility({ visibilityProperty: true }),
      );
      const root = opened.at(-1) ?? document.body;

      const isSeen = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        return (
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          width > 1 &&
          height > 1
        );
      };
      /** Among the first of its list, or in none. */
      const isMeasured = (element: Element) => {
        const line = element.closest("tbody tr, li, [role=row], [role=option]");
        const all = line?.parentElement?.children;
        return line === null || all === undefined || [...all].indexOf(line) < lines;
      };
      const isInText = (element: Element) => {
        const around = element.parentElement;
        return (
          element.tagName === "A" &&
          getComputedStyle(element).display === "inline" &&
          [...(around?.childNodes ?? [])].some(
            ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== "",
          )
        );
      };
      /** The field's border, where it is another element that draws it. */
      const borderOf = (element: Element): Element => {
        let box = element;
        for (let at = element.parentElement; at !== null && at !== root; at = at.parentElement) {
          const { borderBlockStartWidth, borderInlineStartWidth } = getComputedStyle(at);
          if (at.querySelectorAll("input, select, textarea").length > 1) break;
          if (borderBlockStartWidth !== "0px" && borderInlineStartWidth !== "0px") box = at;
          if (box !== element) break;
        }
        return box;
      };
      const isField = (element: Element) =>
        element.matches("input:not([type=checkbox], [type=radio]), select, textarea");
      const isBox = (element: Element): element is HTMLInputElement =>
        element instanceof HTMLInputElement && ["checkbox", "radio"].includes(element.type);
      const isHit = (element: Element, x: number, y: number) => {
        const hit = document.elementFromPoint(x, y);
        if (hit === null) return false;
        if (element.contains(hit)) return true;
        return hit.closest("label")?.control === element;
      };
      /** How far it is hit from its middle, this way. */
      const reach = (element: Element, [x, y]: readonly [number, number], dx: number, dy: number) => {
        let steps = 0;
        while (steps < pixels && isHit(element, x + dx * (steps + 1), y + dy * (steps + 1))) steps += 1;
        return steps;
      };
      const sizeOf = (element: Element): readonly [width: number, height: number] => {
        if (isField(element)) {
          const { width, height } = borderOf(element).getBoundingClientRect();
          return [width, height];
        }
        const { left, top, width, height } = element.getBoundingClientRect();
        if (width >= pixels && height >= pixels) return [width, height];
        const label = isBox(element) ? element.labels?.[0] : undefined;
        if (label !== undefined) {
          const named = label.getBoundingClientRect();
          return [width + named.width, Math.max(height, named.height)];
        }
        const middle = [left + width / 2, top + height / 2] as const;
        return [
          Math.max(width, reach(element, middle, -1, 0) + 1 + reach(element, middle, 1, 0)),
          Math.max(height, reach(element, middle, 0, -1) + 1 + reach(element, middle, 0, 1)),
        ];
      };

      const top = scrollY;
      const found = [...root.querySelectorAll(targets)]
        .filter((element) => isSeen(element) && isMeasured(element) && !isInText(element))
        .flatMap((element) => {
          element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
          const [width, height] = sizeOf(element);
          if (width >= pixels && height >= pixels) return [];
          const name = element.ariaLabel ?? element.textContent?.trim().slice(0, 40) ?? "";
          return [`${element.tagName.toLowerCase()} “${name}”: ${width.toFixed(1)} × ${height.toFixed(1)}`];
        });
      scrollTo({ top, behavior: "instant" });
      return [...new Set(found)];
    },
    [least, LINES] as const,
  );
