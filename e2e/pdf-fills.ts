// What a PDF of Chromium's fills with colour, as boxes: enough to see what stands above what on paper.
import { inflateSync } from "node:zlib";

/** A filled shape's box on its page, in points, from the top left. */
export interface FilledBox {
  readonly page: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

type Matrix = readonly [number, number, number, number, number, number];

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

const times = ([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix => [
  a * A + b * C,
  a * B + b * D,
  c * A + d * C,
  c * B + d * D,
  e * A + f * C + E,
  e * B + f * D + F,
];

/** The boxes of everything filled, page after page, in the order of drawing. */
export const filledBoxes = (pdf: Buffer): readonly FilledBox[] =>
  pageDrawings(pdf).flatMap((drawing, page) => boxesOf(drawing, page));

export const pageCount = (pdf: Buffer): number =>
  pdf
    .toString("latin1")
    .matchAll(/\/Type\s*\/Page\b/g)
    .toArray().length;

/** What draws each page, in order: the streams that begin with Chromium's turn to a page from its top. */
function pageDrawings(pdf: Buffer): readonly string[] {
  const text = pdf.toString("latin1");
  return [...text.matchAll(/(?<!end)stream\r?\n/g)]
    .map(({ index, 0: { length } }) => pdf.subarray(index + length, text.indexOf("endstream", index)))
    .filter((data) => data[0] === 0x78)
    .map((data) => inflateSync(data).toString("latin1"))
    .filter((drawing) => /^\S+ 0 0 -\S+ 0 \S+ cm\n/.test(drawing));
}

function boxesOf(drawing: string, page: number): readonly FilledBox[] {
  const boxes: FilledBox[] = [];
  const saved: Matrix[] = [];
  let matrix = IDENTITY;
  let height = 0;
  let numbers: number[] = [];
  let points: (readonly [x: number, y: number])[] = [];
  const add = (x: number, y: number) => {
    const [a, b, c, d, e, f] = matrix;
    points.push([a * x + c * y + e, height - (b * x + d * y + f)]);
  };
  for (const word of drawing.split(/\s+/)) {
    const value = Number(word);
    if (word !== "" && !Number.isNaN(value)) {
      numbers.push(value);
      continue;
    }
    const [x = 0, y = 0, w = 0, h = 0] = numbers;
    if (word === "q") saved.push(matrix);
    else if (word === "Q") matrix = saved.pop() ?? IDENTITY;
    else if (word === "cm") {
      const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers;
      // The first of a page turns it upside down.
      if (height === 0) height = f;
      matrix = times([a, b, c, d, e, f], matrix);
    } else if (word === "re") {
      add(x, y);
      add(x + w, y + h);
    } else if (word === "m" || word === "l") add(x, y);
    else if (word === "c" || word === "v" || word === "y") add(numbers.at(-2) ?? 0, numbers.at(-1) ?? 0);
    else if (/^[fnSsBb]\*?$/.test(word)) {
      if (points.length > 0 && word.startsWith("f")) boxes.push(boxAround(points, page));
      points = [];
    }
    numbers = [];
  }
  return boxes;
}

function boxAround(points: readonly (readonly [number, number])[], page: number): FilledBox {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    page,
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}
