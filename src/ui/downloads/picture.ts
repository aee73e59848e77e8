import type { ProvenanceLine } from "../../lib/text/csv.ts";

const NAMESPACE = "http://www.w3.org/2000/svg";
const MARGIN = 16;
const TITLE = { size: 15, height: 20, weight: 600 };
const LINE = { size: 10, height: 14, weight: 400 };

/** What a picture is framed for: a drawing whose upper left corner is at 0, 0. */
export interface Drawing {
  readonly content: SVGElement;
  readonly width: number;
  readonly height: number;
}

/** The look of the screen, which a file on its own has to bring. */
export interface Look {
  readonly background: string;
  readonly ink: string;
  readonly font: string;
}

/** The screen's look, and its colours by the names that style sheets have for them. */
export function screenLook(): { readonly look: Look; readonly color: (name: string) => string } {
  const { fontFamily: font } = getComputedStyle(document.body);
  const colors = getComputedStyle(document.documentElement);
  const color = (name: string) => colors.getPropertyValue(name).trim();
  return { look: { background: color("--surface"), ink: color("--ink"), font }, color };
}

/** A drawing as a picture that needs no style sheet: with its title above and what it rests on below. */
export function picture(
  drawing: Drawing,
  title: string,
  lines: readonly ProvenanceLine[],
  { background, ink, font }: Look,
): SVGSVGElement {
  const width = drawing.width + 2 * MARGIN;
  const wrap = (text: string, { size, weight }: typeof LINE) =>
    wrappedText(text, fitting(drawing.width, `${weight} ${size}px ${font}`));
  const heading = wrap(title, TITLE);
  const notes = lines.flatMap(([name, value]) => wrap(`${name}: ${value}`, LINE));
  const top = heading.length * TITLE.height + 12;
  const notesAt = top + drawing.height + 2 * LINE.height;
  const height = notesAt + notes.length * LINE.height + MARGIN;
  const svg = svgElement("svg", { width, height, viewBox: `0 0 ${width} ${height}`, "font-family": font });
  svg.append(svgElement("rect", { width, height, fill: background }));
  const write = (
    texts: readonly string[],
    from: number,
    { size, height: step }: typeof LINE,
    more: Attributes,
  ) =>
    texts.forEach((text, place) =>
      svg.append(textAt(text, { x: MARGIN, y: from + place * step, fill: ink, "font-size": size, ...more })),
    );
  write(heading, 22, TITLE, { "font-weight": TITLE.weight });
  drawing.content.setAttribute("transform", `translate(${MARGIN} ${top})`);
  svg.append(drawing.content);
  write(notes, notesAt, LINE, { opacity: 0.8 });
  return svg;
}

export const svgText = (svg: SVGSVGElement): string => new XMLSerializer().serializeToString(svg);

type Attributes = Readonly<Record<string, string | number>>;

export function textAt(text: string, attributes: Attributes): SVGElement {
  const made = svgElement("text", attributes);
  made.textContent = text;
  return made;
}

export function svgElement<Name extends keyof SVGElementTagNameMap>(name: Name, attributes: Attributes) {
  const made = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

/** Whether a line in a font is no wider than `width`. */
export function fitting(width: number, font: string): (line: string) => boolean {
  const context = document.createElement("canvas").getContext("2d");
  if (context !== null) context.font = font;
  return (line) => context === null || context.measureText(line).width <= width;
}

/** `text` in lines that fit, broken between words, or within a word that fits no line; none begins blank. */
export function wrappedText(text: string, fits: (line: string) => boolean): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.trim().split(/\s+/u)) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== "") lines.push(line);
    const pieces = fits(word) ? [word] : brokenWord(word, fits);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? "";
  }
  return [...lines, line];
}

/** Every piece has at least one character, whether it fits or not. */
function brokenWord(word: string, fits: (line: string) => boolean): readonly string[] {
  const pieces: string[] = [];
  let piece = "";
  for (const { segment } of new Intl.Segmenter().segment(word)) {
    if (piece !== "" && !fits(piece + segment)) {
      pieces.push(piece);
      piece = "";
    }
    piece += segment;
  }
  return [...pieces, piece];
}
