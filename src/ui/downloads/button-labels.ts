import { fitting, svgElement, textAt } from "./picture.ts";

/** Labels as a part of a picture, and where they end. */
interface Labels {
  readonly drawn: readonly SVGElement[];
  readonly bottom: number;
}

/**
 * What stands below a chart as buttons, such as the scores below their bars, as labels in a picture of it; `origin` is
 * the place on the screen that is at 0, 0 there.
 */
export function buttonLabels(chart: Element, origin: Pick<DOMRect, "x" | "y">): Labels {
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
