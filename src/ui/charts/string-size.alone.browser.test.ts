import { expect, onTestFinished, test } from "vitest";
import { getStringSize } from "./string-size.ts";

/** As the page lays it out. */
function laidOut(text: string, fontSize: string, letterSpacing: string): DOMRect {
  const span = document.createElement("span");
  Object.assign(span.style, { fontSize, letterSpacing, position: "absolute", whiteSpace: "pre" });
  span.textContent = text;
  document.body.append(span);
  onTestFinished(() => span.remove());
  return span.getBoundingClientRect();
}

test.each([
  ["Jan 26", "12px", "normal"],
  ["+100", "12px", "normal"],
  ["Wednesday 31 October", "17.5px", "0.5px"],
  ["٢٠٢٦ أكتوبر", "12px", "normal"],
])("%s at %s is as wide as the page lays it out", (text, fontSize, letterSpacing) => {
  const { width, height } = getStringSize(text, { fontSize, letterSpacing });
  const there = laidOut(text, fontSize, letterSpacing);
  expect(width).toBeGreaterThan(10);
  expect(Math.abs(width - there.width)).toBeLessThan(1);
  expect(Math.abs(height - there.height)).toBeLessThan(6);
});

test("a text without a size of its own has the page's", () => {
  const { fontSize } = getComputedStyle(document.body);
  expect(getStringSize("Oct")).toEqual(getStringSize("Oct", { fontSize }));
});

test("no text has no size", () => {
  expect(getStringSize(undefined)).toEqual({ width: 0, height: 0 });
});
