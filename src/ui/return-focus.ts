/** As a `ref`: where a part goes away with the focus in it, the keyboard goes on at the heading and not nowhere. */
export function returnFocus(part: HTMLElement | null): (() => void) | undefined {
  if (part === null) return undefined;
  return () => {
    if (part.contains(document.activeElement))
      document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  };
}
