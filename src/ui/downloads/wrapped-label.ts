import { textAt } from "./picture.ts";
import { wrappedText } from "./wrapped-text.ts";

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
