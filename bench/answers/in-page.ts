// What the bench of the stream does inside the page. Each function is sent there as its own text: it may use nothing from
// around it.

/** Milliseconds for the stream at `address`, read to its end and dropped. */
export async function bareStream(address: string): Promise<number> {
  const start = performance.now();
  const options = { headers: { authorization: "bench" }, cache: "no-store" } as const;
  const reader = (await fetch(address, options)).body?.getReader();
  while ((await reader?.read())?.done === false);
  return performance.now() - start;
}

export interface Completed {
  /** Until the frame is done that shows the numbers and both charts as they stay, resting on everything. */
  readonly complete: number;
  /** Until the frame is done that shows the last that findings add to the headline and the charts. */
  readonly said: number;
}

/** Milliseconds from the start of the navigation; `basis` says that the numbers rest on everything. */
export async function completed(basis: string): Promise<Completed> {
  const isComplete = () =>
    [...document.querySelectorAll('main p[role="status"]')].some(({ textContent }) => textContent === basis);
  /** Counts of the headline, and the bars and curves of the charts; findings add straight lines and words. */
  const numbers = () =>
    JSON.stringify([
      isComplete(),
      document.querySelector("main dl")?.textContent,
      ...["NPS distribution", "NPS over time", "Answers over time"].map((title) =>
        [...document.querySelectorAll("main figure svg")]
          .filter((drawing) => drawing.querySelector("title")?.textContent === title)
          .flatMap((drawing) => [...drawing.querySelectorAll("path")].map((path) => path.getAttribute("d"))),
      ),
    ]);
  let shown = "";
  let [completeAt, changedAt] = [Number.NaN, performance.now()];
  const { promise, resolve } = Promise.withResolvers<void>();
  // Woken by the change: to look in every frame would have needless frames drawn.
  const observer = new MutationObserver((changes) => {
    const areOfNumbers = changes.some(({ target }) =>
      (target instanceof Element ? target : target.parentElement)?.closest("main dl, main figure"),
    );
    if (areOfNumbers) changedAt = performance.now();
    if (!isComplete()) return;
    resolve();
    const now = numbers();
    if (now === shown) return;
    [shown, completeAt] = [now, performance.now()];
  });
  observer.observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
  await promise;
  const frames: number[] = [];
  for (let [quiet, before] = [0, changedAt]; quiet < 20; quiet += 1) {
    await new Promise(requestAnimationFrame);
    // Asked for while a frame is made, it comes when that is done, and before whatever else waits.
    await scheduler.postTask(() => undefined, { priority: "user-blocking" });
    frames.push(performance.now());
    const isLooking = document.querySelector('main section[aria-busy="true"]') !== null;
    if (changedAt !== before || isLooking) [quiet, before] = [0, changedAt];
  }
  observer.disconnect();
  const doneAfter = (time: number): number => frames.find((end) => end >= time) ?? Number.NaN;
  return { complete: doneAfter(completeAt), said: doneAfter(changedAt) };
}
