import { usePrinting } from "../use-printing.ts";

/** About a sheet of A4 within its margins, in pixels: whatever the sheet, the drawing takes its width. */
const PAPER_WIDTH = 680;

/** How large a chart is drawn: as large as its place on the screen, and anew for paper, `height` pixels high there. */
export function useChartSize(height: number): { responsive: true } | { width: number; height: number } {
  return usePrinting() ? { width: PAPER_WIDTH, height } : { responsive: true };
}
