// How far what stands on a page has moved by itself while it was loaded, from the browser's own entries.
import type { Page } from "@playwright/test";

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
