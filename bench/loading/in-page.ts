// What the bench of loading does inside the page. Each function is sent there as its own text: it may use nothing from
// around it.

/** Before anything else of a page runs: has it note when its first row is painted. */
export function noteFirstRow(): void {
  new MutationObserver((_changes, observer) => {
    if (document.querySelector("tbody tr a[href]") === null) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      // Asked for while a frame is made, it comes when that is done.
      void scheduler.postTask(() => performance.mark("first row"), { priority: "user-blocking" });
    });
  }).observe(document, { childList: true, subtree: true });
}

/** Milliseconds from the start of the navigation until the first row was painted. */
export async function firstRow(): Promise<number> {
  for (;;) {
    const [mark] = performance.getEntriesByName("first row");
    if (mark !== undefined) return mark.startTime;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Resolves once the button of the next page stands, and nothing more has been fetched for a while. */
export async function settled(): Promise<void> {
  for (let before = -1; ;) {
    const fetched = performance.getEntriesByType("resource").length;
    const buttons = [...document.querySelectorAll("button")];
    if (fetched === before && buttons.some((each) => each.textContent === "Next page")) break;
    before = fetched;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  await new Promise((resolve) => setTimeout(resolve, 400));
}

/** Milliseconds from the click on *Next page* until its first row is painted. */
export async function nextPage(): Promise<number> {
  const button = [...document.querySelectorAll("button")].find((each) => each.textContent === "Next page");
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- there is no scope around it in the page
  const shown = () => document.querySelector<HTMLAnchorElement>("tbody tr a[href]")?.href;
  const before = shown();
  const { promise: changed, resolve } = Promise.withResolvers<void>();
  const observer = new MutationObserver(() => shown() !== before && resolve());
  observer.observe(document.body, { childList: true, subtree: true, attributes: true });
  const start = performance.now();
  button?.click();
  await changed;
  observer.disconnect();
  await new Promise(requestAnimationFrame);
  await scheduler.postTask(() => undefined, { priority: "user-blocking" });
  return performance.now() - start;
}
