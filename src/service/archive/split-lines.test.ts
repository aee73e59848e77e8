import * as fc from "fast-check";
import { expect, test } from "vitest";
import { splitLines, type NumberedLine } from "./read-lines.ts";

async function* chunked(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function* endless(): AsyncGenerator<Uint8Array> {
  for (;;) yield new Uint8Array(16 * 1024 * 1024).fill(0x61);
}

async function linesOf(bytes: Uint8Array, size = 7): Promise<NumberedLine[]> {
  const lines: NumberedLine[] = [];
  for await (const batch of splitLines("a", chunked(bytes, size))) lines.push(...batch);
  return lines;
}

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

test("lines come back whole, wherever the bytes were cut", async () => {
  const anyLine = fc.string({ unit: fc.constantFrom("a", " ", "é", "\u{1f600}", "\ufeff") });
  await fc.assert(
    fc.asyncProperty(fc.array(anyLine), fc.integer({ min: 1, max: 9 }), async (texts, size) => {
      const numbered = texts.map((text, index) => ({
        number: index + 1,
        text: index === 0 ? text.replace(/^\ufeff/, "") : text,
      }));
      const expected = numbered.filter(({ text }) => text.trim() !== "");
      expect(await linesOf(utf8(texts.join("\n")), size)).toEqual(expected);
    }),
  );
});

test("a byte order mark and the last line feed are no content", async () => {
  expect(await linesOf(utf8("\ufeff{}\r\n\n[]\n"))).toEqual([
    { number: 1, text: "{}\r" },
    { number: 3, text: "[]" },
  ]);
});

test("bytes that are not UTF-8 spoil their own line only", async () => {
  const lines = await linesOf(new Uint8Array([0x61, 0x0a, 0xff, 0x0a, 0x62, 0x0a, 0xc3]));
  expect(lines).toEqual([
    { number: 1, text: "a" },
    { number: 2, text: undefined },
    { number: 3, text: "b" },
    { number: 4, text: undefined },
  ]);
});

test("a line too long for memory ends the reading", async () => {
  const reading = splitLines("big.ndjson", endless()).next();
  await expect(reading).rejects.toThrow("big.ndjson:1: is longer than 67108864 bytes");
});
