import type { NpsBucket } from "../../../analysis/nps.ts";
import { fitting, picture, screenLook, svgElement, textAt } from "../../../ui/downloads/picture.ts";
import type { ProvenanceLine } from "../../../ui/downloads/table-csv.ts";
import { writeLabel } from "../../../ui/downloads/wrapped-label.ts";

/** A bar as it is drawn. */
export interface DrawnBar {
  readonly label: string;
  readonly count: string;
  readonly share: string;
  /** How much of a whole bar it is, 0 to 1. */
  readonly part: number;
  /** What an NPS score counts as. */
  readonly bucket?: NpsBucket | undefined;
}

/** What stands above labels, counts and shares. */
export type BarHeads = Pick<DrawnBar, "label" | "count" | "share">;

const WIDTH = 640;
/** Where counts and shares end. */
const [COUNT_AT, SHARE_AT] = [WIDTH - 88, WIDTH];
/** Labels leave room for what stands beside them. */
const LABEL_WIDTH = COUNT_AT - 96;
const SIZE = 13;
const BAR_HEIGHT = 6;
const GAP = 12;

/** Bars as a picture, in the colours of the screen: each with its label above it, its count and share beside that. */
export function barPicture(
  bars: readonly DrawnBar[],
  heads: BarHeads,
  title: string,
  lines: readonly ProvenanceLine[],
): SVGSVGElement {
  const { look, color } = screenLook();
  const fits = fitting(LABEL_WIDTH, `${SIZE}px ${look.font}`);
  const content = svgElement("g", { "font-size": SIZE });
  const write = ({ label, count, share }: BarHeads, top: number, fill: string) => {
    const height = writeLabel(content, label, { top, fill, fits });
    content.append(textAt(count, { x: COUNT_AT, y: top, fill, "text-anchor": "end" }));
    content.append(textAt(share, { x: SHARE_AT, y: top, fill, "text-anchor": "end" }));
    return height;
  };
  let top = SIZE;
  top += write(heads, top, color("--ink-soft")) + GAP / 2;
  for (const bar of bars) {
    top += write(bar, top, look.ink);
    const shape = { x: 0, y: top - SIZE + 3, height: BAR_HEIGHT, rx: BAR_HEIGHT / 2 };
    content.append(svgElement("rect", { ...shape, width: WIDTH, fill: color("--surface-sunken") }));
    const width = Number((WIDTH * Math.min(1, bar.part)).toFixed(2));
    if (width > 0)
      content.append(svgElement("rect", { ...shape, width, fill: color(`--${bar.bucket ?? "accent"}`) }));
    top += BAR_HEIGHT + GAP;
  }
  return picture({ content, width: WIDTH, height: top - SIZE }, title, lines, look);
}
