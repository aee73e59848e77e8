// The least that a list of so many rows takes: bare TanStack Virtual, one line of text a row.
import { useVirtualizer } from "@tanstack/react-virtual";
import { useRef } from "react";
import { createRoot } from "react-dom/client";

const ROWS = 100_000;
const HEIGHT = 54;

function Floor() {
  const scroller = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- nothing is compiled here
  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    count: ROWS,
    getScrollElement: () => scroller.current,
    estimateSize: () => HEIGHT,
    overscan: 2,
  });
  return (
    <div ref={scroller} data-scroller style={{ height: 750, overflow: "auto" }}>
      <div style={{ height: virtualizer.getTotalSize(), position: "relative" }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => (
          <div
            key={index}
            style={{
              position: "absolute",
              inset: "0 0 auto",
              height: HEIGHT,
              transform: `translateY(${start}px)`,
            }}
          >
            Row {index}
          </div>
        ))}
      </div>
    </div>
  );
}

const root = document.querySelector("#root");
if (root !== null) createRoot(root).render(<Floor />);
