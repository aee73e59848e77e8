import { useEffect, useState, type RefObject } from "react";

/** On which sides of what is scrolled sideways there is more to see. */
export interface MoreBeside {
  readonly before: boolean;
  readonly after: boolean;
}

const NOTHING: MoreBeside = { before: false, after: false };

export function useMoreBeside(element: RefObject<HTMLElement | null>): MoreBeside {
  const [more, setMore] = useState(NOTHING);
  useEffect(() => {
    const scrolled = element.current;
    if (scrolled === null) return undefined;
    const look = () => {
      const { scrollLeft, clientWidth, scrollWidth } = scrolled;
      const [before, after] = [scrollLeft > 1, scrollLeft + clientWidth < scrollWidth - 1];
      setMore((was) => (was.before === before && was.after === after ? was : { before, after }));
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(scrolled);
    scrolled.addEventListener("scroll", look, { passive: true });
    return () => {
      sizes.disconnect();
      scrolled.removeEventListener("scroll", look);
    };
  }, [element]);
  return more;
}
