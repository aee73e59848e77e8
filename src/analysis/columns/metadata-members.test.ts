import * as fc from "fast-check";
import { expect, test } from "vitest";
import { keyEnd, membersEnd, valueEnd } from "./metadata-texts.ts";

const decoder = new TextDecoder();

function membersOf(json: string): readonly (readonly [unknown, unknown])[] {
  const all: [unknown, unknown][] = [];
  const around = new TextEncoder().encode(`,"${json}"}`);
  const parsed = (from: number, to: number): unknown => JSON.parse(decoder.decode(around.subarray(from, to)));
  const last = membersEnd(around, 2, around.length - 2);
  for (let at = 3; at < last;) {
    const colon = keyEnd(around, at, last);
    const end = valueEnd(around, colon + 1, last);
    all.push([parsed(at, colon), parsed(colon + 1, end)]);
    at = end + 1;
  }
  return all;
}

test("every member of an object is told, whatever it says and however it is spaced", () => {
  const anyText = fc.string({ unit: fc.constantFrom(...'ab"\\{}[],: é\n'.split("")) });
  const anyObject = fc.dictionary(anyText, fc.oneof(anyText, fc.jsonValue()), { noNullPrototype: true });
  fc.assert(
    fc.property(anyObject, fc.constantFrom(0, 2), (object, spaces) => {
      const json = JSON.stringify(object, undefined, spaces);
      expect(Object.fromEntries(membersOf(json))).toEqual(JSON.parse(json));
    }),
  );
});

test.each(["", "null", "[1]", "{", '{"a"}', '{"a":1,"b"}'])("%j is no object with its members", (json) => {
  expect(() => membersOf(json)).toThrow(SyntaxError);
});
