import { useSyncExternalStore } from "react";

/** What the two charts of the trend have in common: they stand one below the other. In pixels. */
export const AXIS_WIDTH = 44;
export const MARGIN_END = 8;

/** Where the scores of the axis stand, which time begins at. */
export const sidesOf = (direction: "ltr" | "rtl") => ({
  margin: {
    top: 10,
    bottom: 0,
    ...(direction === "rtl" ? { left: MARGIN_END, right: 0 } : { left: 0, right: MARGIN_END }),
  },
  orientation: direction === "rtl" ? ("right" as const) : ("left" as const),
  reversed: direction === "rtl",
});

/** About a sheet of A4 within its margins, in pixels: whatever the sheet, the drawing takes its width. */
const PAPER_WIDTH = 680;

/** How large a chart is drawn: as large as its place on the screen, and anew for paper, `height` pixels high there. */
export function useChartSize(
  height: number,
  width = PAPER_WIDTH,
): { responsive: true } | { width: number; height: number } {
  return usePrinting() ? { width, height } : { responsive: true };
}

let printing = false;

function subscribe(listener: () => void): () => void {
  const turn = ({ type }: Event) => {
    printing = type === "beforeprint";
    listener();
  };
  addEventListener("beforeprint", turn);
  addEventListener("afterprint", turn);
  return () => {
    removeEventListener("beforeprint", turn);
    removeEventListener("afterprint", turn);
  };
}

/** True while the page is being put on paper: paper tells no observer of its size. */
const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => printing);
