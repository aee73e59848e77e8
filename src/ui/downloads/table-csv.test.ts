import { expect, test } from "vitest";
import { tableCsv } from "./table-csv.ts";

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
