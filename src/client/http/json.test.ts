import fc from "fast-check";
import { expect, test } from "vitest";
import { parseJson } from "./body.ts";

test("any JSON is read as it is", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value);
      fc.pre(!text.includes(String.raw`\u`));
      const parsed: unknown = JSON.parse(text);
      expect(parseJson(text)).toEqual({ ok: true, value: parsed });
    }),
  );
});

test("half a surrogate pair and NUL become the replacement character; a whole pair stays", () => {
  const text = String.raw`{"a":"x\ud800y","b":["\u0000"],"c":"\ud83d\ude00"}`;
  expect(parseJson(text)).toEqual({ ok: true, value: { a: "x\uFFFDy", b: ["\uFFFD"], c: "😀" } });
});

test("__proto__ is a key like any other", () => {
  const read = parseJson(String.raw`{"__proto__":{"x":"\u0000"},"constructor":1}`);
  expect(JSON.stringify(read)).toBe('{"ok":true,"value":{"__proto__":{"x":"\uFFFD"},"constructor":1}}');
  expect({}).not.toHaveProperty("x");
});

test("nesting without end is read, also beside an escape", () => {
  const text = `{"deep":${"[".repeat(100_000)}${"]".repeat(100_000)},"x":"\\u0000"}`;
  expect(parseJson(text)).toMatchObject({ ok: true, value: { x: "\uFFFD" } });
});

test("wherever an object breaks off, it is told apart from what was never JSON", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.nat(), (value, cut) => {
      const text = JSON.stringify(value);
      const broken = text.slice(0, 1 + (cut % (text.length - 1)));
      expect(parseJson(broken)).toEqual({ ok: false, reason: "broken-off" });
    }),
  );
});

test.for([
  ["", "empty"],
  [" \n", "empty"],
  ["<!doctype html><p>", "html"],
  ["Service unavailable", "not-json"],
  ['{"a":1}}', "not-json"],
  ["{a:1}", "not-json"],
  ["[1,]", "not-json"],
])("%j is %s", ([text, reason]) => {
  expect(parseJson(text ?? "")).toEqual({ ok: false, reason });
});
