// What the bench of responsiveness does inside the page. Each function is sent there as its own text: it may use nothing
// from around it.

/** Before anything else of a page runs: has it keep the browser's own entries. */
export function noteFelt(): void {
  const entries: PerformanceEntry[] = [];
  Reflect.set(window, "felt", entries);
  const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
  observer.observe({ type: "layout-shift", buffered: true });
  observer.observe({ type: "longtask", buffered: true });
  // Nothing shorter is told.
  const events = { type: "event", buffered: true, durationThreshold: 16 };
  observer.observe(events);
}

/**
 * Resolves once everything was read. Woken by changes to what is said of the reading: what asks for an element over and
 * over from outside takes a tenth of the thread that is measured.
 */
export async function allRead(): Promise<void> {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- there is no scope around it in the page
  const isAll = () =>
    [...document.querySelectorAll('main p[role="status"]')].some((status) =>
      status.textContent?.startsWith("Based on all 100,000"),
    );
  const { promise, resolve } = Promise.withResolvers<void>();
  const watcher = new MutationObserver(() => isAll() && resolve());
  watcher.observe(document, { childList: true, subtree: true, characterData: true });
  if (!isAll()) await promise;
  watcher.disconnect();
}

export interface Felt {
  /** The sum of all shifts that no key or click had caused. */
  readonly shift: number;
  /** How many keys and clicks took more than 16 ms. */
  readonly interactions: number;
  /** Milliseconds until the slowest of them was drawn. */
  readonly slowest: number;
  /** Milliseconds of the longest task. */
  readonly longest: number;
  /** The share of the time that tasks took beyond their first 50 ms. */
  readonly blocked: number;
}

/** Since the page began, or since this was asked last. */
export function felt(): Felt {
  const kept: unknown = Reflect.get(window, "felt");
  const all = Array.isArray(kept) ? kept.splice(0) : [];
  const entries = all.filter((each) => each instanceof PerformanceEntry);
  const of = (type: string) => entries.filter(({ entryType }) => entryType === type);
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- there is no scope around it in the page
  const numberIn = (entry: PerformanceEntry, name: string) => Number(Reflect.get(entry, name));
  const shifts = of("layout-shift").filter((entry) => Reflect.get(entry, "hadRecentInput") === false);
  const interactions = of("event").filter((entry) => numberIn(entry, "interactionId") > 0);
  const tasks = of("longtask");
  return {
    shift: shifts.reduce((sum, entry) => sum + numberIn(entry, "value"), 0),
    interactions: new Set(interactions.map((entry) => numberIn(entry, "interactionId"))).size,
    slowest: Math.max(0, ...interactions.map(({ duration }) => duration)),
    longest: Math.max(0, ...tasks.map(({ duration }) => duration)),
    blocked: tasks.reduce((sum, { duration }) => sum + duration - 50, 0) / performance.now(),
  };
}
