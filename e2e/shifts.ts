// How far what stands on a page has moved by itself while it was loaded, from the browser's own entries.
import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";

interface Shifts {
  /** The sum of all shifts that no key or click had caused. */
  readonly sum: number;
  /** What moved, and how much that counts. */
  readonly moved: readonly string[];
}

export const shifts = (page: Page): Promise<Shifts> =>
  page.evaluate(async () => {
    const entries: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    // Those of the last frame are told after it.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    entries.push(...observer.takeRecords());
    const own = entries.filter((entry) => Reflect.get(entry, "hadRecentInput") === false);
    return {
      sum: own.reduce((sum, entry) => sum + Number(Reflect.get(entry, "value")), 0),
      moved: own.map((entry) => {
        const sources: unknown = Reflect.get(entry, "sources");
        const texts = (Array.isArray(sources) ? sources : []).map((source: object) => {
          const node: unknown = Reflect.get(source, "node");
          const text = node instanceof Node ? (node.textContent?.slice(0, 40) ?? "") : "";
          const [from, to] = ["previousRect", "currentRect"].map((name) => {
            const rect: unknown = Reflect.get(source, name);
            return rect instanceof DOMRectReadOnly ? `${rect.y}+${rect.height}` : "";
          });
          return `${text} (${from} to ${to})`;
        });
        return `${Math.round(entry.startTime)} ms, ${Number(Reflect.get(entry, "value")).toFixed(4)}: ${texts.join(" | ")}`;
      }),
    };
  });

/** Has every page that is loaded from now on speak German, whose words are long, and note where its list of comments begins. */
export async function inGermanFromNowOn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem("earshot.interface-language", "de");
    const tops = new Set<number>();
    const look = () => {
      const list = document.querySelector("main ul[aria-busy]");
      if (list !== null) {
        tops.add(Math.round(list.getBoundingClientRect().top));
        document.documentElement.dataset["listTops"] = [...tops].join(" ");
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Where the list of comments at `address` has begun, each place once, from its first line until all comments are read. */
export async function listTops(page: Page, address: string): Promise<readonly string[]> {
  await page.goto(address);
  await expect(page.locator("main ul[aria-busy=false] a").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Neu laden" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Filter/ }).first()).toBeVisible();
  const tops = await page.evaluate(() => document.documentElement.dataset["listTops"] ?? "");
  return tops.split(" ").filter((top) => top !== "");
}
