import { picture, screenLook, svgElement, textAt } from "../../../ui/downloads/picture.ts";
import type { ProvenanceLine } from "../../../ui/downloads/table-csv.ts";
import { HOURS_OF_DAY, type HourCell } from "../figures/hour-cells.ts";

/** An hour with its score as the screen writes it. */
export interface DrawnHour extends Pick<HourCell, "few" | "hue" | "strength"> {
  readonly text: string;
}

const [DAYS_WIDTH, WIDTH, HEIGHT, GAP] = [52, 32, 26, 2];

/** The hours of a week as a picture, in the colours of the screen: a row for each of `days`. */
export function hourPicture(
  days: readonly string[],
  hours: readonly DrawnHour[],
  title: string,
  lines: readonly ProvenanceLine[],
): SVGSVGElement {
  const { look, color } = screenLook();
  const soft = color("--ink-soft");
  const content = svgElement("g", { "font-size": 11 });
  const write = (text: string, x: number, row: number, fill: string, anchor = "middle") =>
    content.append(textAt(text, { x, y: row * (HEIGHT + GAP) + 17, fill, "text-anchor": anchor }));
  const leftOf = (hour: number) => DAYS_WIDTH + hour * (WIDTH + GAP);
  for (let hour = 0; hour < HOURS_OF_DAY; hour++) write(String(hour), leftOf(hour) + WIDTH / 2, 0, soft);
  days.forEach((day, place) => write(day, 0, place + 1, soft, "start"));
  hours.forEach(({ few, hue, strength, text }, place) => {
    const [x, row] = [leftOf(place % HOURS_OF_DAY), 1 + Math.floor(place / HOURS_OF_DAY)];
    const shape = { x, y: row * (HEIGHT + GAP), width: WIDTH, height: HEIGHT, rx: 4 };
    content.append(
      strength === 0
        ? svgElement("rect", { ...shape, fill: color("--surface-sunken") })
        : svgElement("rect", { ...shape, fill: color(`--${hue}`), "fill-opacity": strength }),
    );
    if (text !== "") write(text, x + WIDTH / 2, row, few ? soft : look.ink);
  });
  const size = { width: leftOf(HOURS_OF_DAY) - GAP, height: (days.length + 1) * (HEIGHT + GAP) };
  return picture({ content, ...size }, title, lines, look);
}
