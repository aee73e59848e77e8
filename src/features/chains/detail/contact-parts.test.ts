import { expect, test } from "vitest";
import { contactParts } from "./contact-parts.ts";

const fields = [
  { fieldId: "f1", fieldName: "Name", subType: undefined },
  { fieldId: "f2", fieldName: "E-mail", subType: "email" },
  { fieldId: "f3", fieldName: "Phone", subType: "tel" },
];

test("a plain text comes apart into addresses, numbers and the rest", () => {
  expect(contactParts("Maija V, maija@example.org, +358 40 123 4567", fields)).toEqual([
    { name: "E-mail", value: "maija@example.org", kind: "email" },
    { name: "Phone", value: "+358 40 123 4567", kind: "phone" },
    { name: "", value: "Maija V", kind: undefined },
  ]);
});

const expected = [
  { name: "Name", value: "Maija", kind: undefined },
  { name: "Phone", value: "40", kind: "phone" },
];

test("an object has a part for each of the form's fields, by id or by name", () => {
  expect(contactParts({ f1: "Maija", Phone: 40 }, fields)).toEqual(expected);
});

test("so has the JSON text of one", () => {
  expect(contactParts('{"f1":"Maija","f2":"","f3":"40"}', fields)).toEqual(expected);
});

test("so has a list whose items name their field", () => {
  const answer = [
    { fieldId: "f1", value: "Maija" },
    { fieldName: "Phone", answer: "40" },
  ];
  expect(contactParts(answer, fields)).toEqual(expected);
});

test.each([null, undefined, "", " ", {}, []])("%j has no parts", (answer) => {
  expect(contactParts(answer, fields)).toEqual([]);
});

test("text that only looks like JSON is a text", () => {
  expect(contactParts("{maija", [])).toEqual([{ name: "", value: "{maija", kind: undefined }]);
});
