// What the bench of the NPS screen does inside the page. Each function is sent there as its own text: it may use nothing
// from around it.

/** Milliseconds for all pages at six in flight, their bodies read and nothing done with them. */
export async function bareFetches(pages: number): Promise<number> {
  const start = performance.now();
  let next = 0;
  const lane = async () => {
    while (next < pages) {
      const address = `/v5.0.3/response-chains?skip=${100 * next++}`;
      const options = { headers: { authorization: "bench" }, cache: "no-store" } as const;
      await (await fetch(address, options)).arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: 6 }, lane));
  return performance.now() - start;
}

/** Milliseconds for following `next` from the first page to the last. */
export async function oneByOne(): Promise<number> {
  const start = performance.now();
  let skip: string | undefined = "0";
  while (skip !== undefined) {
    const answer: Response = await fetch(`/v5.0.3/response-chains?skip=${skip}`, {
      headers: { authorization: "bench" },
      cache: "no-store",
    });
    const body: unknown = await answer.json();
    const paging: unknown = Reflect.get(Object(body), "paging");
    skip = /skip=(\d+)/.exec(JSON.stringify(paging).split('"previous"')[0] ?? "")?.[1];
  }
  return performance.now() - start;
}

export interface Reading {
  readonly milliseconds: number;
  /** The lengths of tasks over 50 ms on the screen's thread, in milliseconds. */
  readonly longTasks: readonly number[];
}

/** Reads all chains again, from the click until the numbers rest on all of them. */
export async function readAgain(): Promise<Reading> {
  const longTasks: number[] = [];
  const observer = new PerformanceObserver((list) => {
    longTasks.push(...list.getEntries().map(({ duration }) => duration));
  });
  observer.observe({ type: "longtask" });
  const button = [...document.querySelectorAll("button")].find((each) => each.textContent === "Read again");
  const start = performance.now();
  button?.click();
  await new Promise((resolve) => setTimeout(resolve, 20));
  // Woken by the change: to look in every frame would have needless frames drawn.
  const status = document.querySelector('main p[role="status"]');
  const isAll = () => status?.textContent === "Based on all 100,000 responses";
  const { promise: all, resolve: end } = Promise.withResolvers<void>();
  const watcher = new MutationObserver(() => isAll() && end());
  if (status !== null) watcher.observe(status, { childList: true, subtree: true, characterData: true });
  if (!isAll()) await all;
  watcher.disconnect();
  const milliseconds = performance.now() - start;
  await new Promise((resolve) => setTimeout(resolve, 500));
  observer.disconnect();
  return { milliseconds, longTasks };
}

export interface Click {
  /** Milliseconds until the frame is done that shows the last change to the numbers and the charts. */
  readonly charts: number;
  /** The same for the tables below them. */
  readonly tables: number;
}

/** A click on a touchpoint, or a second one that takes it back. */
export async function click(turn: number): Promise<Click> {
  const main = document.querySelector("main");
  const table = main?.querySelector('table[aria-label="NPS by touchpoint"]');
  const buttons = table?.querySelectorAll<HTMLElement>("tbody button") ?? [];
  const charts = new Set(main?.querySelectorAll("section dl, figure"));
  const tables = new Set(main?.querySelectorAll("table"));
  const changed = { charts: 0, tables: 0 };
  const watch = (parts: ReadonlySet<Element>, name: keyof Click) => {
    const observer = new MutationObserver(() => (changed[name] = performance.now()));
    for (const part of parts)
      observer.observe(part, { childList: true, subtree: true, attributes: true, characterData: true });
    return observer;
  };
  const observers = [watch(charts, "charts"), watch(tables, "tables")];
  const frames: number[] = [];
  const start = performance.now();
  buttons[(turn >> 1) % buttons.length]?.click();
  for (let quiet = 0; quiet < 20; quiet += 1) {
    const before = changed.charts + changed.tables;
    await new Promise(requestAnimationFrame);
    // Asked for while a frame is made, it comes when that is done, and before whatever else waits.
    await scheduler.postTask(() => undefined, { priority: "user-blocking" });
    frames.push(performance.now());
    if (changed.charts + changed.tables !== before || Math.min(changed.charts, changed.tables) === 0)
      quiet = 0;
  }
  for (const observer of observers) observer.disconnect();
  const shownAt = (time: number) => (frames.find((end) => end >= time) ?? Infinity) - start;
  return { charts: shownAt(changed.charts), tables: shownAt(changed.tables) };
}
