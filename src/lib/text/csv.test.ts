import * as fc from "fast-check";
import { expect, test } from "vitest";
import { byteOrderMark, csvLine, tableCsv } from "./csv.ts";

/** A reader of RFC 4180, line by line of its grammar. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let fields: string[] = [];
  const pattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  for (const [, quoted, plain = "", end] of text.matchAll(pattern)) {
    fields.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ",") continue;
    rows.push(fields);
    fields = [];
  }
  return rows;
}

test("what is written is what a reader of RFC 4180 reads, whatever the cells hold", () => {
  const text = fc.string({
    unit: fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom('"', ",", "\r", "\n")),
  });
  const safe = text.filter((cell) => !/^[=+\-@\t\r\n＝＋－＠﹦﹢﹣﹫]/.test(cell));
  fc.assert(
    fc.property(fc.array(fc.array(safe, { minLength: 1 })), (rows) => {
      expect(readCsv(rows.map(csvLine).join(""))).toEqual(rows);
    }),
  );
});

test.each([
  "=1+1",
  "+358 40",
  "-1",
  "@SUM(A1)",
  "\t=1",
  "\r=1",
  "\n=1",
  "＝1+1",
  "＋1",
  "－1",
  "＠SUM(A1)",
  "﹦1+1",
])("%j is no formula any more", (cell) => {
  const [[read = ""] = []] = readCsv(csvLine([cell]));
  expect(read).toBe(`'${cell}`);
});

test("numbers stay numbers", () => {
  expect(csvLine([-3, 0, 1.5])).toBe("-3,0,1.5\r\n");
});

test("the byte order mark is there on request", () => {
  expect([byteOrderMark(true), byteOrderMark(false)]).toEqual(["\uFEFF", ""]);
});

test("a table comes with its head, and what it rests on after an empty line", () => {
  const table = { head: ["score", "answers"], rows: [[10, 3]] };
  expect(tableCsv(table, [["source", "=Earshot"]])).toBe("score,answers\r\n10,3\r\n\r\nsource,'=Earshot\r\n");
});

test("no cell is taken for a formula, and none breaks out of its place", () => {
  const table = { head: ["answer", "answers"], rows: [['=HYPERLINK("https://a.test")', 1]] };
  expect(tableCsv(table, [["question", "One, two\nthree"]])).toBe(
    'answer,answers\r\n"\'=HYPERLINK(""https://a.test"")",1\r\n\r\nquestion,"One, two\nthree"\r\n',
  );
});
