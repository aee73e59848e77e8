import { fitting, picture, screenLook, svgElement, textAt } from "../../../../ui/downloads/picture.ts";
import type { ProvenanceLine } from "../../../../lib/text/csv.ts";
import { writeLabel } from "../../../../ui/downloads/chart-svg.ts";

/** A row with its number as the screen writes it, and a bar on a scale from 0 to 1. */
export interface BarRow {
  readonly label: string;
  readonly value: string;
  readonly start: number;
  readonly size: number;
  /** The name that style sheets have for its colour. */
  readonly color: "--accent" | "--ink-soft";
}

const WIDTH = 680;
/** Where labels and numbers end, and where bars begin. */
const [LABEL_WIDTH, VALUE_AT, BARS_AT] = [230, 400, 416];
const [SIZE, BAR_HEIGHT, GAP] = [13, 14, 9];

/** Rows with a bar each as a picture, in the colours of the screen. */
export function barRowsPicture(
  rows: readonly BarRow[],
  heads: Pick<BarRow, "label" | "value">,
  title: string,
  lines: readonly ProvenanceLine[],
): SVGSVGElement {
  const { look, color } = screenLook();
  const fits = fitting(LABEL_WIDTH, `${SIZE}px ${look.font}`);
  const content = svgElement("g", { "font-size": SIZE });
  const write = ({ label, value }: typeof heads, top: number, fill: string) => {
    const height = writeLabel(content, label, { top, fill, fits });
    content.append(textAt(value, { x: VALUE_AT, y: top, fill, "text-anchor": "end" }));
    return height + GAP;
  };
  let top = SIZE;
  top += write(heads, top, color("--ink-soft"));
  for (const row of rows) {
    const [x, width] = [row.start, row.size].map((part) => Number((part * (WIDTH - BARS_AT)).toFixed(2)));
    const shape = { y: top - SIZE + 2, width: width ?? 0, height: BAR_HEIGHT, rx: 3 };
    content.append(svgElement("rect", { ...shape, x: BARS_AT + (x ?? 0), fill: color(row.color) }));
    top += write(row, top, look.ink);
  }
  return picture({ content, width: WIDTH, height: top - SIZE }, title, lines, look);
}
