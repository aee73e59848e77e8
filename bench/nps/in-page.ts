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
  const status = document.querySelector('section p[role="status"]');
  for (;;) {
    await new Promise(requestAnimationFrame);
    if (status?.textContent === "Based on all 100,000 responses") break;
  }
  const milliseconds = performance.now() - start;
  await new Promise((resolve) => setTimeout(resolve, 500));
  observer.disconnect();
  return { milliseconds, longTasks };
}

/** Milliseconds from a click on a touchpoint, or from a second one that takes it back, until numbers and charts show it. */
export async function click(turn: number): Promise<number> {
  const table = document.querySelector('table[aria-label="NPS by touchpoint"]');
  const buttons = table?.querySelectorAll<HTMLElement>("tbody button") ?? [];
  const parts = [document.querySelector("section dl"), ...document.querySelectorAll("figure")];
  const before = parts.map((part) => part?.innerHTML);
  const start = performance.now();
  buttons[(turn >> 1) % buttons.length]?.click();
  while (parts.some((part, place) => part?.innerHTML === before[place])) {
    await new Promise(requestAnimationFrame);
  }
  const { promise, resolve } = Promise.withResolvers<void>();
  const channel = new MessageChannel();
  channel.port1.addEventListener("message", () => resolve());
  channel.port1.start();
  requestAnimationFrame(() => channel.port2.postMessage(undefined));
  await promise;
  return performance.now() - start;
}
