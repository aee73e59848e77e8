import fc from "fast-check";
import { expect, test } from "vitest";
import { cutText } from "./cut-text.ts";

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
