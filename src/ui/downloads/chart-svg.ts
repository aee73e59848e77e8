import { picture, svgElement, fitting, textAt, wrappedText } from "./picture.ts";
import type { ProvenanceLine } from "../../lib/text/csv.ts";

/** What a style sheet says and a file on its own has to say itself. */
const STYLES = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-opacity",
  "stroke-width",
  "stroke-dasharray",
  "paint-order",
  "opacity",
  "font-family",
  "font-size",
  "font-weight",
  "text-anchor",
  "visibility",
] as const;
const NARROWEST = 480;

/** The drawings within an element and the buttons below them, as on the screen, as one picture. */
export function chartSvg(chart: Element, title: string, lines: readonly ProvenanceLine[]): SVGSVGElement {
  const content = svgElement("g", {});
  let [width, height] = [NARROWEST, 0];
  let origin = { x: 0, y: 0 };
  for (const drawing of chart.querySelectorAll("svg.recharts-surface")) {
    const box = drawing.getBoundingClientRect();
    const group = svgElement("g", { transform: `translate(0 ${height})` });
    group.append(...[...drawing.childNodes].map((node) => styled(node)));
    content.append(group);
    width = Math.max(width, box.width);
    height += box.height;
    origin = { x: box.left, y: box.bottom - height };
  }
  const labels = buttonLabels(chart, origin);
  content.append(...labels.drawn);
  const { backgroundColor, color, fontFamily } = getComputedStyle(chart.closest("figure") ?? chart);
  const look = { background: backgroundColor, ink: color, font: fontFamily };
  return picture({ content, width, height: Math.max(height, labels.bottom) }, title, lines, look);
}

/** A copy of what is drawn, with the styles that it has on the screen. */
function styled(node: Node): Node {
  const copy = node.cloneNode(false);
  if (node instanceof SVGElement && copy instanceof SVGElement) {
    const style = getComputedStyle(node);
    for (const name of STYLES) copy.setAttribute(name, style.getPropertyValue(name));
    copy.removeAttribute("class");
    copy.removeAttribute("style");
  }
  for (const child of node.childNodes) copy.appendChild(styled(child));
  return copy;
}

/** The buttons below a chart as labels of its picture, and where they end; `origin` is the place on the screen of 0, 0. */
function buttonLabels(chart: Element, origin: Pick<DOMRect, "x" | "y">) {
  const buttons = [...chart.querySelectorAll("[role='group'] > button")];
  return {
    drawn: buttons.flatMap((button) => drawnLabel(button, origin)),
    bottom: Math.max(0, ...buttons.map((button) => button.getBoundingClientRect().bottom - origin.y)),
  };
}

/** A button's text in its middle, below the line above it where it has one. */
function drawnLabel(button: Element, origin: Pick<DOMRect, "x" | "y">): readonly SVGElement[] {
  const { left, top, width, height } = button.getBoundingClientRect();
  const [x, y] = [left - origin.x, top - origin.y];
  const style = getComputedStyle(button);
  const [line, size] = [Number.parseFloat(style.borderTopWidth), Number.parseFloat(style.fontSize)];
  const name = shownText(button);
  const fits = fitting(width, `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`)(name);
  const label = textAt(name, {
    x: x + width / 2,
    // Letters stand about a third of their size below the middle.
    y: y + line + (height - line) / 2 + size * 0.35,
    fill: style.color,
    "font-size": style.fontSize,
    "font-weight": style.fontWeight,
    "text-anchor": "middle",
    ...(!fits && { textLength: width, lengthAdjust: "spacingAndGlyphs" }),
  });
  const stroke = svgElement("rect", { x, y, width, height: line, fill: style.borderTopColor });
  return line > 0 ? [stroke, label] : [label];
}

/** The parts of a button that are shown, with blanks for what else keeps them apart. */
const shownText = (button: Element): string =>
  [...button.childNodes]
    .filter((part) => !(part instanceof Element) || part.checkVisibility())
    .map((part) => part.textContent)
    .join(" ");

/** Pixels from one line of a label to the next. */
const LINE_HEIGHT = 17;

interface LabelPlace {
  /** Where its first line stands. */
  readonly top: number;
  readonly fill: string;
  readonly fits: (text: string) => boolean;
}

/** Writes a label at the start of a picture, in as many lines as it takes, and returns their height in pixels. */
export function writeLabel(content: SVGElement, label: string, { top, fill, fits }: LabelPlace): number {
  const lines = wrappedText(label, fits);
  lines.forEach((line, place) => {
    content.append(textAt(line, { x: 0, y: top + place * LINE_HEIGHT, fill }));
  });
  return lines.length * LINE_HEIGHT;
}
