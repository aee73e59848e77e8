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

/**
 * Milliseconds from the start of the navigation until the frame is done that shows the last change to the numbers and the
 * charts, which rest on everything, as `basis` says.
 */
export async function complete(basis: string): Promise<number> {
  const isShown = () => {
    const statuses = [...document.querySelectorAll('main p[role="status"]')];
    const drawn = [...document.querySelectorAll("main figure:has(> div svg)")];
    const titles = new Set(drawn.map((figure) => figure.querySelector("figcaption h2")?.textContent));
    return (
      statuses.some(({ textContent }) => textContent === basis) &&
      titles.has("NPS distribution") &&
      titles.has("NPS over time")
    );
  };
  let changed = performance.now();
  const { promise: shown, resolve } = Promise.withResolvers<void>();
  // Woken by the change: to look in every frame would have frames drawn that nobody needs.
  const observer = new MutationObserver((changes) => {
    const isOfNumbers = changes.some(({ target }) =>
      (target instanceof Element ? target : target.parentElement)?.closest("main dl, main figure"),
    );
    if (isOfNumbers) changed = performance.now();
    if (isShown()) resolve();
  });
  observer.observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
  if (!isShown()) await shown;
  const frames: number[] = [];
  for (let [quiet, before] = [0, changed]; quiet < 20; quiet += 1) {
    await new Promise(requestAnimationFrame);
    // Asked for while a frame is made, it comes when that is done, and before whatever else waits.
    await scheduler.postTask(() => undefined, { priority: "user-blocking" });
    frames.push(performance.now());
    if (changed !== before) [quiet, before] = [0, changed];
  }
  observer.disconnect();
  return frames.find((end) => end >= changed) ?? Number.NaN;
}
