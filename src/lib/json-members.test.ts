import * as fc from "fast-check";
import { expect, test } from "vitest";
import { jsonMembers } from "./json-members.ts";

const decoder = new TextDecoder();

function membersOf(json: string): readonly (readonly [unknown, unknown])[] {
  const all: [unknown, unknown][] = [];
  const around = new TextEncoder().encode(`,"${json}"}`);
  jsonMembers(around, 2, around.length - 2, (bytes, start, keyEnd, valueStart, end) => {
    const parsed = (from: number, to: number): unknown =>
      JSON.parse(decoder.decode(bytes.subarray(from, to)));
    all.push([parsed(start, keyEnd), parsed(valueStart, end)]);
  });
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
