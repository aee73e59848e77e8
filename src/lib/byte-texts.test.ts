import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ByteText, ByteTexts } from "./byte-texts.ts";

const anyText = fc.oneof(
  fc.uint8Array({ maxLength: 3, max: 3 }),
  fc.uint8Array({ minLength: 3, maxLength: 10, max: 1 }),
);

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.length);

test("the same bytes have the same number, and other bytes the next one", () => {
  fc.assert(
    fc.property(fc.array(anyText, { maxLength: 300 }), (texts) => {
      const numbers = new ByteTexts();
      const expected = new Map<string, number>();
      for (const text of texts) {
        const key = text.join();
        expected.set(key, expected.get(key) ?? expected.size);
        const within = Uint8Array.of(9, 9, ...text, 9).subarray(1);
        const number = numbers.number(viewOf(within), 1, 1 + text.length);
        expect(number).toBe(expected.get(key));
        expect(numbers.text(number).bytes).toEqual(text);
      }
      expect(numbers.size).toBe(expected.size);
    }),
  );
});

describe("a text", () => {
  test("stands where its bytes do, and nowhere else", () => {
    fc.assert(
      fc.property(anyText, anyText, fc.nat(3), (text, other, at) => {
        const bytes = Uint8Array.of(...new Uint8Array(at), ...other, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
        const expected = text.every((byte, place) => bytes[at + place] === byte);
        expect(new ByteText(text).isAt(viewOf(bytes), at)).toBe(expected);
        expect(new ByteText(other).isAt(viewOf(bytes), at)).toBe(true);
      }),
    );
  });
});
