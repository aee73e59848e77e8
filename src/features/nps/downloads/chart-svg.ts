import type { ProvenanceLine } from "./provenance.ts";

const NAMESPACE = "http://www.w3.org/2000/svg";
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
const MARGIN = 16;
const TITLE_HEIGHT = 32;
const LINE_HEIGHT = 14;

/**
 * The drawings within an element, one below the other as on the screen, as one SVG that needs no style sheet: with
 * its title above and what it rests on below.
 */
export function chartSvg(chart: Element, title: string, lines: readonly ProvenanceLine[]): SVGSVGElement {
  const drawings = [...chart.querySelectorAll<SVGSVGElement>("svg.recharts-surface")];
  const boxes = drawings.map((drawing) => drawing.getBoundingClientRect());
  const width = Math.max(480, ...boxes.map((box) => box.width)) + 2 * MARGIN;
  const notesAt = TITLE_HEIGHT + boxes.reduce((sum, box) => sum + box.height, 0) + 2 * LINE_HEIGHT;
  const height = notesAt + lines.length * LINE_HEIGHT + MARGIN;
  const { backgroundColor, color, fontFamily } = getComputedStyle(chart.closest("figure") ?? chart);
  const svg = element("svg", { width, height, viewBox: `0 0 ${width} ${height}`, "font-family": fontFamily });
  svg.append(element("rect", { width, height, fill: backgroundColor }));
  svg.append(textAt(title, TITLE_HEIGHT - 10, { fill: color, "font-size": 15, "font-weight": 600 }));
  let top = TITLE_HEIGHT;
  drawings.forEach((drawing, place) => {
    const group = element("g", { transform: `translate(${MARGIN} ${top})` });
    group.append(...[...drawing.childNodes].map((node) => styled(node)));
    svg.append(group);
    top += boxes[place]?.height ?? 0;
  });
  lines.forEach(([name, value], place) => {
    const at = notesAt + place * LINE_HEIGHT;
    svg.append(textAt(`${name}: ${value}`, at, { fill: color, "font-size": 10, opacity: 0.8 }));
  });
  return svg;
}

export const svgText = (svg: SVGSVGElement): string => new XMLSerializer().serializeToString(svg);

function textAt(text: string, y: number, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const made = element("text", { x: MARGIN, y, ...attributes });
  made.textContent = text;
  return made;
}

function element<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | number>>,
): SVGElementTagNameMap[Name] {
  const made = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
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
