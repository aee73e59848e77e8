import { expect, test } from "vitest";
import { drawableText } from "./drawable-text.ts";

const longest = (text: string): number =>
  Math.max(...[...new Intl.Segmenter().segment(text)].map(({ segment }) => segment.length));

test.each(["Hyvää päivää", "שָׁלוֹם", "بِسْمِ ٱللَّٰهِ", "རྒྱུད", "क्षत्रिय", "👩‍👩‍👧‍👦 🏳️‍🌈", "a\u0300\u0301\u0302\u0303"])(
  "“%s” stays as it is",
  (text) => {
    expect(drawableText(text)).toBe(text);
  },
);

test.each([`Z${"\u0336\u0489".repeat(300)}`, "👩\u200D".repeat(300), `a${"\u200D\u0301".repeat(300)}`])(
  "no character is as long as the hostile one",
  (text) => {
    expect(longest(text)).toBeGreaterThan(500);
    expect(longest(drawableText(text))).toBeLessThan(40);
  },
);
