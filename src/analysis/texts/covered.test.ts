import { expect, test } from "vitest";
import { chain, response } from "../../features/testing/chain-documents.ts";
import {
  COVER,
  coveredChain,
  hasPersonalData,
  maskedMetadata,
  maskedNumber,
  maskedText,
  withoutDialled,
} from "./covered.ts";

test("contact answers are covered, whatever their form, and so is what looks like one", () => {
  const covered = coveredChain(
    chain({
      responses: [
        response({ questionType: "Contact", answer: { f1: "maija@example.org" } }),
        response({ questionType: "Word", answer: "maija@example.org", valueString: "maija@example.org" }),
        response({ questionType: "Button", answer: "+358 40 123 4567" }),
      ],
      metadata: { mail: "maija@example.org", phone: 401234567, nested: { to: "maija@example.org" }, till: 4 },
    }),
  );
  expect(covered.responses.map(({ answer }) => answer)).toEqual([COVER, COVER, COVER]);
  expect(covered.metadata).toEqual({ mail: COVER, phone: COVER, nested: COVER, till: 4 });
  expect(JSON.stringify(covered)).not.toMatch(/maija|358|401234567/);
});

test("scores, comments and what was left blank stay", () => {
  const responses = [
    response({ questionType: "NPS", answer: 9, valueNum: 9 }),
    response({ answer: "Write to maija@example.org", valueString: "Write to maija@example.org" }),
    response({ questionType: "Contact", answer: " " }),
  ];
  expect(coveredChain(chain({ responses })).responses).toEqual(responses);
});

test("a key that names a prototype is a key like any other", () => {
  const metadata: Record<string, unknown> = Object.fromEntries([["__proto__", "a@example.org"]]);
  expect(Object.entries(coveredChain(chain({ metadata })).metadata)).toEqual([["__proto__", COVER]]);
});

test("addresses and numbers within metadata are covered, in lists and in values within values, and the rest stays", () => {
  const kept = {
    shop: "Tampere",
    till: 4,
    at: 1_700_000_000,
    inMilliseconds: 1_700_000_000_000,
    isOpen: true,
  };
  expect(
    maskedMetadata({
      ...kept,
      note: "call 040 123 4567 now",
      tags: ["ann@example.org", "late", 358_401_234_567],
      order: { phone: 40_123, to: ["ann@example.org"], ...kept },
    }),
  ).toEqual({
    ...kept,
    note: `call ${COVER} now`,
    tags: [COVER, "late", COVER],
    order: { phone: COVER, to: [COVER], ...kept },
  });
});

test.each([
  ["Email", "maija at example"],
  ["phone", "40123"],
  ["note", "maija@example.org"],
  ["note", "order 5f0c8a1b2c3d4e5f60718293 is late"],
  ["note", "call 040 123 4567 after six"],
])("under the key %s there is personal data in “%s”", (key, text) => {
  expect(hasPersonalData(text, key)).toBe(true);
});

test.each([
  ["phone", "no"],
  ["till", "40123"],
  ["note", "maija at example"],
])("under the key %s there is none in “%s”", (key, text) => {
  expect(hasPersonalData(text, key)).toBe(false);
});

test("a whole answer that points at a person is covered as one, blanks about it and all", () => {
  expect(maskedText("+358 40 123 4567")).toBe(COVER);
  expect(maskedText(" 0401234567 ")).toBe(COVER);
  expect(maskedText("12345")).toBe("12345");
});

test.each([
  [1_700_000_000, "at", 1_700_000_000],
  [17_000_000_000, "at", COVER],
  [358_401_234_567, "", COVER],
  [12_345_678, "", 12_345_678],
  [123_456_789, "", COVER],
  [40_123, "phone", COVER],
  [1.5, "", 1.5],
])("the number %d under %j is told as %j", (value, key, told) => {
  expect(maskedNumber(value, key)).toBe(told);
});

test("of what was answered only the answer is covered, its text and its number too", () => {
  const [covered] = coveredChain(
    chain({
      responses: [
        response({ questionType: "Contact", questionId: "q9", answer: 358_401_234_567, valueNum: 5 }),
      ],
    }),
  ).responses;
  expect(covered).toMatchObject({ questionId: "q9", answer: COVER, valueString: COVER, valueNum: undefined });
});

test("numbers that are dialled are covered among words, amounts are not", () => {
  expect(withoutDialled("call +358 40 123 4567, paid 10 000 000")).toBe(`call ${COVER}, paid 10 000 000`);
  expect(withoutDialled("write to ann@example.org")).toBe(`write to ${COVER}`);
});

test("keys that are an address or a number to call are covered, and stay keys of their own", () => {
  const masked = maskedMetadata({ "0401234567": 1, "ann@example.org": 2, "till 4": 3 });
  expect(Object.values(masked)).toEqual([1, 2, 3]);
  expect(Object.keys(masked).join(" ")).not.toMatch(/0401234567|example/);
  expect(masked["till 4"]).toBe(3);
});
