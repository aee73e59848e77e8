import type { Virtualizer } from "@tanstack/react-virtual";
import { useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from "react";
import { rowByKey } from "../../../ui/go-to-row.ts";

export type Scroller = Virtualizer<HTMLDivElement, Element>;

const NONE: readonly number[] = [];

/** From line to line by key, whether they are drawn or not: the first link or button of each takes the focus. */
export function useLineFocus(scroller: RefObject<HTMLDivElement | null>) {
  const [held, setHeld] = useState(NONE);
  const wanted = useRef<number>(undefined);
  return {
    /** Puts the focus on the line that it was sent to, once that is drawn. */
    follow: () => {
      if (wanted.current === undefined) return;
      const line = `[data-line="${wanted.current}"]`;
      const target = scroller.current?.querySelector<HTMLElement>(`${line} :is(a[href], button)`);
      if (target === null || target === undefined) return;
      wanted.current = undefined;
      target.focus({ preventScroll: true });
    },
    /** Lines that stay drawn however far away the reader is: those that have the focus, or will. */
    held,
    onFocus: ({ target }: FocusEvent) => {
      const line = lineOf(target);
      setHeld(line === undefined ? NONE : [line]);
    },
    onKeyDown: (event: KeyboardEvent, virtualizer: Scroller) => {
      const focused = lineOf(document.activeElement);
      const from = wanted.current ?? focused;
      const last = virtualizer.options.count - 1;
      const line = rowByKey(event, { from, last, page: pageOf(virtualizer) });
      if (line === undefined) return;
      wanted.current = line;
      setHeld(focused === undefined ? [line] : [focused, line]);
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
