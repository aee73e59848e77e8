import { picture, svgElement } from "./picture.ts";
import type { ProvenanceLine } from "./table-csv.ts";
import { buttonLabels } from "./button-labels.ts";

/** What a style sheet says and a file on its own has to say itself. */
const STYLES = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-opacity",
  "stroke-width",
  "stroke-dasharray",
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
