import * as fc from "fast-check";
import { expect, test } from "vitest";
import { ByteTexts } from "./byte-texts.ts";

test("the same bytes have the same number, and other bytes the next one", () => {
  const anyText = fc.uint8Array({ maxLength: 3, max: 3 });
  fc.assert(
    fc.property(fc.array(anyText, { maxLength: 300 }), (texts) => {
      const numbers = new ByteTexts();
      const expected = new Map<string, number>();
      for (const text of texts) {
        const key = text.join();
        expected.set(key, expected.get(key) ?? expected.size);
        const within = Uint8Array.of(9, ...text, 9);
        const number = numbers.number(within, 1, 1 + text.length);
        expect(number).toBe(expected.get(key));
        expect(numbers.text(number)).toEqual(text);
      }
      expect(numbers.size).toBe(expected.size);
    }),
  );
});
