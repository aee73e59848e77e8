import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { JsonFault, locatedJson } from "./located-json.ts";

const written = (text: string): unknown => {
  try {
    return locatedJson(text).value;
  } catch (error) {
    return error instanceof JsonFault ? "refused" : error;
  }
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return "refused";
  }
};

test("any JSON has the value that JSON.parse gives it, however it is laid out", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(undefined, 2, "\t"), (value, indent) => {
      const text = JSON.stringify(value, null, indent);
      expect(locatedJson(text).value).toEqual(JSON.parse(text));
    }),
  );
});

test("what JSON.parse refuses is refused, and nothing else", () => {
  const piece = fc.constantFrom(
    "{",
    "}",
    "[",
    "]",
    ",",
    ":",
    '"a"',
    "1",
    "-",
    "01",
    "null",
    " ",
    "\n",
    '"',
    "\\u00e4",
    "1.",
    "true",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 7 }), (pieces) => {
      const text = pieces.join("");
      expect(written(text)).toEqual(parsed(text));
    }),
    { numRuns: 2_000 },
  );
});

describe("the line", () => {
  const text = '{"events": [\n  {"at": "2026-06-01",\n   "name": "Till"},\n  {\n    "at": 7}]}';

  test.each([
    [[], 1],
    [["events"], 1],
    [["events", 0], 2],
    [["events", 0, "name"], 3],
    [["events", 1, "at"], 5],
    [["events", 1, "name"], 4],
  ])("of %j is %i", (path, line) => {
    expect(locatedJson(text).lineOf(path)).toBe(line);
  });

  test.each([
    ['{"events": [\n  {"at": }]}', 2],
    ['{"events": [\n\n', 3],
    ["", 1],
    ["[1,\n2\n3]", 3],
    ["[1]\n\nx", 3],
    ['["a\nb"]', 2],
    [`${"[".repeat(200)}\n`, 1],
  ])("at which %j is no JSON is %i", (broken, line) => {
    expect(() => locatedJson(broken)).toThrow(expect.objectContaining({ name: "JsonFault", line }));
  });
});

test("a byte order mark is passed over, and a member named __proto__ is one like others", () => {
  expect(locatedJson('\uFEFF{"__proto__": 1}').value).toEqual(JSON.parse('{"__proto__": 1}'));
});
