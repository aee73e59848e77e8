import * as fc from "fast-check";
import { expect, test } from "vitest";
import { PagingScanner } from "./paging-scanner.ts";

const encoder = new TextEncoder();

/** What comes out when `text` streams through in pieces cut at `cuts`. */
function scanned(text: string, cuts: readonly number[], rewrite: (paging: string) => string): string {
  const scanner = new PagingScanner(rewrite);
  const bytes = encoder.encode(text);
  const ends = [...new Set(cuts.map((cut) => cut % (bytes.length + 1)))].toSorted((a, b) => a - b);
  const pieces = [...ends, bytes.length].map((end, index) => bytes.slice(ends[index - 1] ?? 0, end));
  const decoder = new TextDecoder();
  const decoded = pieces
    .flatMap((piece) => scanner.push(piece))
    .map((part) => decoder.decode(part, { stream: true }));
  return decoded.join("") + decoder.decode(scanner.flush());
}

const toNone = () => "{}";

test.each([
  ['{"data":[],"paging":{"next":"a","previous":null}}', '{"data":[],"paging":{}}'],
  [
    '{"paging" : {"next":"}\\"{"} ,"data":[{"paging":{"next":1}}]}',
    '{"paging" : {} ,"data":[{"paging":{"next":1}}]}',
  ],
  ['{"data":[{"metadata":{"paging":{"next":"x"}}}]}', '{"data":[{"metadata":{"paging":{"next":"x"}}}]}'],
  ['{"title":"paging","paging":null}', '{"title":"paging","paging":null}'],
  ['{"a":"\\"paging\\":{}","paging":[{}]}', '{"a":"\\"paging\\":{}","paging":[{}]}'],
  ['[{"paging":{"next":1}}]', '[{"paging":{"next":1}}]'],
  ['{"paging":{"next":"cut', '{"paging":{"next":"cut'],
  ["<html>paging: {}</html>", "<html>paging: {}</html>"],
  ["", ""],
])("of %s only the top-level paging object is rewritten", (text, expected) => {
  expect(scanned(text, [], toNone)).toBe(expected);
});

test("a paging object of unreasonable size passes as it came", () => {
  const text = JSON.stringify({ paging: { next: "x".repeat(100_000) }, data: [] });
  expect(scanned(text, [70_000], toNone)).toBe(text);
});

test("wherever a body is cut, the rest is untouched and the paging object is handed over whole", () => {
  const rows = fc.array(fc.dictionary(fc.string({ unit: "grapheme" }), fc.jsonValue({ maxDepth: 1 })), {
    maxLength: 2,
  });
  const link = fc.option(fc.string());
  fc.assert(
    fc.property(
      rows,
      link,
      link,
      fc.array(fc.nat({ max: 500 }), { maxLength: 5 }),
      fc.boolean(),
      (data, next, previous, cuts, pagingFirst) => {
        const paging = { next, previous };
        const body = pagingFirst ? { paging, data } : { data, paging };
        const seen: string[] = [];
        const rewritten = scanned(JSON.stringify(body), cuts, (text) => {
          seen.push(text);
          return '{"mine":true}';
        });
        expect(seen).toEqual([JSON.stringify(paging)]);
        expect(rewritten).toBe(JSON.stringify({ ...body, paging: { mine: true } }));
      },
    ),
  );
});
