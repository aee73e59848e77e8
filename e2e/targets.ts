// How large what a pointer hits is, as the page itself tells: these functions go into it as they stand here.
import type { Page } from "@playwright/test";

/**
 * What a pointer hits with less than `least` pixels either way, in what is topmost: an open dialog, sheet or menu, else
 * the page. A field is as large as its border, a check box as it is with its label; links within running text may be
 * smaller, and the columns of a chart narrower. Of a list the first lines are measured: the others are the same.
 */
export const smallTargets = (page: Page, least: number): Promise<readonly string[]> =>
  page.evaluate(`(() => { ${IN_PAGE.map(String).join("\n")}; return small(${least}); })()`);

const IN_PAGE = [isSeen, isMeasured, isInText, isBox, isField, borderOf, isHit, reach, sizeOf, small];

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  return isShown && width > 1 && height > 1;
}

function isMeasured(element: Element): boolean {
  const line = element.closest("tbody tr, li, [role=row], [role=option]");
  const all = line?.parentElement?.children;
  return line === null || all === undefined || [...all].indexOf(line) < 3;
}

function isInText(element: Element): boolean {
  const beside = [...(element.parentElement?.childNodes ?? [])];
  return (
    element.tagName === "A" &&
    getComputedStyle(element).display === "inline" &&
    beside.some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== "")
  );
}

function isBox(element: Element): element is HTMLInputElement {
  return element instanceof HTMLInputElement && ["checkbox", "radio"].includes(element.type);
}

function isField(element: Element): boolean {
  return element.matches("input, select, textarea") && !isBox(element);
}

/** The field's border, where it is another element that draws it. */
function borderOf(element: Element): Element {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    if (at.querySelectorAll("input, select, textarea").length > 1) break;
    const { borderBlockStartWidth, borderInlineStartWidth } = getComputedStyle(at);
    if (borderBlockStartWidth !== "0px" && borderInlineStartWidth !== "0px") return at;
  }
  return element;
}

function isHit(element: Element, x: number, y: number): boolean {
  const hit = document.elementFromPoint(x, y);
  return hit !== null && (element.contains(hit) || hit.closest("label")?.control === element);
}

/** How far from its middle it is hit, this way. */
function reach(element: Element, dx: number, dy: number, most: number): number {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  let steps = 0;
  while (steps < most && isHit(element, x + dx * (steps + 1), y + dy * (steps + 1))) steps += 1;
  return steps;
}

function sizeOf(element: Element, least: number): readonly [width: number, height: number] {
  const { width, height } = (isField(element) ? borderOf(element) : element).getBoundingClientRect();
  if (isField(element) || (width >= least && height >= least)) return [width, height];
  const named = isBox(element) ? element.labels?.[0]?.getBoundingClientRect() : undefined;
  if (named !== undefined) return [width + named.width, Math.max(height, named.height)];
  return [
    Math.max(width, reach(element, -1, 0, least) + 1 + reach(element, 1, 0, least)),
    Math.max(height, reach(element, 0, -1, least) + 1 + reach(element, 0, 1, least)),
  ];
}

function small(least: number): readonly string[] {
  const opened = [...document.querySelectorAll("[role=dialog], [role=listbox], [role=menu]")];
  const root =
    opened.findLast((layer) => layer.checkVisibility({ visibilityProperty: true })) ?? document.body;
  const targets = "a[href], button, input, select, textarea, summary, [role=option], [role^=menuitem]";
  const top = scrollY;
  const found = [...root.querySelectorAll(targets)]
    .filter((element) => isSeen(element) && isMeasured(element) && !isInText(element))
    .flatMap((element) => {
      element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
      const [width, height] = sizeOf(element, least);
      const isColumn = element.closest("[data-columns]") !== null;
      if (width >= (isColumn ? Math.min(least, 24) : least) && height >= least) return [];
      const name = element.ariaLabel ?? element.textContent?.trim().slice(0, 40) ?? "";
      return [`${element.tagName.toLowerCase()} “${name}”: ${width.toFixed(1)} × ${height.toFixed(1)}`];
    });
  scrollTo({ top, behavior: "instant" });
  return [...new Set(found)];
}
