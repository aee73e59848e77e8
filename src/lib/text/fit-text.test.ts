import fc from "fast-check";
import { expect, test } from "vitest";
import { cutText, drawableText } from "./fit-text.ts";

test("a text that is short enough stays as it is", () => {
  expect(cutText("Helsinki", 8)).toBe("Helsinki");
  expect(cutText("", 0)).toBe("");
});

test("what is longer ends in an ellipsis, and no character is halved", () => {
  expect(cutText("Helsinki", 3)).toBe("Hel…");
  expect(cutText("ab😀cd", 3)).toBe("ab…");
});

test("what is cut is well-formed, begins as the text does and is no longer than asked for", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.nat(20), (text, most) => {
      const cut = cutText(text, most);
      expect(cut.isWellFormed()).toBe(true);
      expect(cut.length).toBeLessThanOrEqual(most + 1);
      expect(text.startsWith(cut.replace(/…$/, ""))).toBe(true);
    }),
  );
});

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
