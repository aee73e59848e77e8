// What a screen says, and whether all of it can be read: texts and names as they are seen or heard, and those
// that their boxes cut off.
// oxlint-disable unicorn/consistent-function-scoping -- what runs in the page stands alone
import type { Page } from "@playwright/test";

export interface Written {
  /** Each text and each name, once. */
  readonly texts: readonly string[];
  /** What stands wholly or partly outside of what shows it, with nothing that tells the whole. */
  readonly cutOff: readonly string[];
}

export const written = (page: Page): Promise<Written> => page.evaluate(read);

/** Runs in the page, and so stands alone. */
function read(): Written {
  const NAMES = ["aria-label", "placeholder", "title", "alt"];
  const texts = new Set<string>();
  const cutOff = new Set<string>();

  const add = (text: string | null) => {
    const plain = text?.replaceAll(/\s+/g, " ").trim() ?? "";
    if (plain !== "") texts.add(plain);
  };
  /** An ellipsis is fine where the whole is told on demand. */
  const tellsWhole = (element: Element): boolean => {
    const { textOverflow, webkitLineClamp } = getComputedStyle(element);
    const isCutOnPurpose = textOverflow === "ellipsis" || webkitLineClamp !== "none";
    return isCutOnPurpose && element.closest("[title], a[href], [lang]:not(html), bdi") !== null;
  };
  const isOutside = (text: DOMRect, box: DOMRect) => text.left < box.left - 1 || text.right > box.right + 1;

  const check = (node: Text, parent: Element) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const rect = range.getBoundingClientRect();
    if (rect.width === 0) return;
    for (
      let box: Element | null = parent;
      box !== null && box !== document.documentElement;
      box = box.parentElement
    ) {
      const { overflowX } = getComputedStyle(box);
      if (overflowX === "auto" || overflowX === "scroll" || box.clientWidth === 1) return;
      const clips = overflowX === "hidden" || overflowX === "clip";
      if (clips && isOutside(rect, box.getBoundingClientRect())) {
        if (!tellsWhole(box) && !tellsWhole(parent))
          cutOff.add(`${node.data} (in ${box.outerHTML.slice(0, 80)})`);
        return;
      }
    }
    const { clientWidth } = document.documentElement;
    if (rect.left < -1 || rect.right > clientWidth + 1) cutOff.add(`${node.data} (off the page)`);
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    if (!(node instanceof Text) || parent === null || node.data.trim() === "") continue;
    // Stands beside the page until the keyboard comes to it.
    if (parent.matches('a[href="#main"]')) continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    add(node.data);
    check(node, parent);
  }
  for (const element of document.querySelectorAll("*")) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    for (const name of NAMES) add(element.getAttribute(name));
    if (element instanceof HTMLInputElement && element.type !== "password") add(element.value);
  }
  add(document.title);
  return { texts: [...texts], cutOff: [...cutOff] };
}
