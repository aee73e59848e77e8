import type { Virtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from "react";

type Scroller = Virtualizer<HTMLDivElement, Element>;
type Step = (from: number, page: number, last: number) => number;

const STEPS: Readonly<Record<string, Step>> = {
  ArrowDown: (from) => from + 1,
  ArrowUp: (from) => from - 1,
  PageDown: (from, page) => from + page,
  PageUp: (from, page) => from - page,
  Home: () => 0,
  End: (_, __, last) => last,
};

const NONE: readonly number[] = [];

/** From line to line by key, whether they are drawn or not: the first link or button of each takes the focus. */
export function useLineFocus(scroller: RefObject<HTMLDivElement | null>) {
  const [held, setHeld] = useState(NONE);
  const wanted = useRef<number>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    const line = `[data-line="${wanted.current}"]`;
    const target = scroller.current?.querySelector<HTMLElement>(`${line} :is(a[href], button)`);
    if (target === null || target === undefined) return;
    wanted.current = undefined;
    target.focus({ preventScroll: true });
  });
  return {
    /** Lines that stay drawn however far away the reader is: those that have the focus, or will. */
    held,
    onFocus: ({ target }: FocusEvent) => {
      const line = lineOf(target);
      setHeld(line === undefined ? NONE : [line]);
    },
    onKeyDown: (event: KeyboardEvent, virtualizer: Scroller) => {
      const step = Object.hasOwn(STEPS, event.key) ? STEPS[event.key] : undefined;
      if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.target instanceof Element && event.target.getAttribute("role") === "separator") return;
      const last = virtualizer.options.count - 1;
      if (last < 0) return;
      const from = lineOf(document.activeElement);
      const here = wanted.current ?? from;
      const to =
        here === undefined ? (event.key === "End" ? last : 0) : step(here, pageOf(virtualizer), last);
      const line = Math.max(0, Math.min(last, to));
      event.preventDefault();
      wanted.current = line;
      setHeld(from === undefined ? [line] : [from, line]);
      virtualizer.scrollToIndex(line);
    },
  };
}

/** Lines that a Page key goes: as many as there are in view, less one to hold on to. */
function pageOf({ range }: Scroller): number {
  return range === null ? 1 : Math.max(1, range.endIndex - range.startIndex - 1);
}

function lineOf(element: Element | null): number | undefined {
  const line = element?.closest<HTMLElement>("[data-line]")?.dataset["line"];
  return line === undefined ? undefined : Number(line);
}
