import { fitting, picture, screenLook, svgElement, textAt } from "../../../../ui/downloads/picture.ts";
import type { ProvenanceLine } from "../../../../lib/text/csv.ts";
import { writeLabel } from "../../../../ui/downloads/chart-svg.ts";

/** A row with its number as the screen writes it, and a bar on a scale from 0 to 1. */
export interface BarRow {
  readonly label: string;
  readonly value: string;
  readonly start: number;
  readonly size: number;
  /** Whether it is an arrow that leads back, or on, as the page is read; undefined for a bar. */
  readonly fell?: boolean;
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
    const shape = { x: BARS_AT + (x ?? 0), y: top - SIZE + 2, width: width ?? 0, height: BAR_HEIGHT };
    content.append(
      row.fell === undefined
        ? svgElement("rect", { ...shape, rx: 3, fill: color("--accent") })
        : svgElement("polygon", { points: arrow(shape, row.fell), fill: color("--ink-soft") }),
    );
    top += write(row, top, look.ink);
  }
  return picture({ content, width: WIDTH, height: top - SIZE }, title, lines, look);
}

const MOST_OF_HEAD = 7;

/** The corners of an arrow that fills a shape. */
function arrow(
  { x, y, width, height }: Readonly<Record<"x" | "y" | "width" | "height", number>>,
  fell: boolean,
): string {
  const [end, side] = fell ? [x, 1] : [x + width, -1];
  const start = end + side * width;
  const neck = end + side * Math.min(MOST_OF_HEAD, width / 2);
  const [middle, bottom] = [y + height / 2, y + height];
  return `${start},${y} ${neck},${y} ${end},${middle} ${neck},${bottom} ${start},${bottom}`;
}
