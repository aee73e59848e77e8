import * as fc from "fast-check";
import { expect, test } from "vitest";
import { compareByCodePoint } from "./code-point-order.ts";

const text = fc.string({
  unit: fc.constantFrom("a", "b", "é", "\ud7ff", "\ue000", "\uffff", "\u{10000}", "\u{1f600}"),
});

test("the order is that of the UTF-8 bytes", () => {
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect(Math.sign(compareByCodePoint(a, b))).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)));
    }),
  );
});
