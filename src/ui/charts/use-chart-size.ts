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
export function useChartSize(height: number): { responsive: true } | { width: number; height: number } {
  return usePrinting() ? { width: PAPER_WIDTH, height } : { responsive: true };
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

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What of a text's look decides how large it is; the page has the rest. */
interface TextStyle {
  readonly fontSize?: string | number | undefined;
  readonly letterSpacing?: string | undefined;
}

const NOTHING: Size = { width: 0, height: 0 };

/** The page's own font, and what measures it. */
let page:
  | { readonly size: string; readonly family: string; readonly drawing: CanvasRenderingContext2D }
  | undefined;

/**
 * How large the charts' library takes a text to be, in pixels (see `scripts/chart-parts.ts`). Its own puts each text into
 * the page, which then has to be laid out before it is drawn.
 */
export function getStringSize(
  text: string | number | null | undefined,
  { fontSize, letterSpacing = "normal" }: TextStyle = {},
): Size {
  page ??= pageFont();
  if (text === undefined || text === null || page === undefined) return NOTHING;
  const { drawing, family } = page;
  const size = typeof fontSize === "number" ? `${fontSize}px` : (fontSize ?? page.size);
  drawing.font = `${size} ${family}`;
  drawing.letterSpacing = letterSpacing === "normal" ? "0px" : letterSpacing;
  const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = drawing.measureText(String(text));
  return { width, height: fontBoundingBoxAscent + fontBoundingBoxDescent };
}

function pageFont(): typeof page {
  const drawing = document.createElement("canvas").getContext("2d");
  const { fontSize: size, fontFamily: family } = getComputedStyle(document.body);
  return drawing === null ? undefined : { size, family, drawing };
}
