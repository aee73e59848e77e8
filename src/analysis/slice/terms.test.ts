import { expect, test } from "vitest";
import { answerTerm, metadataTerm, writtenMetadata } from "./terms.ts";

test.each([
  ["till=4", "till", "4"],
  ["link=https://shop.example/?a=b", "link", "https://shop.example/?a=b"],
  ["a%3Db=c", "a=b", "c"],
  ["a%253D=%3D", "a%3D", "%3D"],
  ["till=", "till", ""],
])("%s is a key and a value, and is written so", (text, key, value) => {
  expect(metadataTerm(text)).toEqual({ key, value });
  expect(writtenMetadata({ key, value })).toBe(text);
});

test("an answer is a question and a value, behind the first colon", () => {
  expect(answerTerm("q1:12:30")).toEqual({ question: "q1", value: "12:30" });
  expect(answerTerm("srv%3A1:yes")).toEqual({ question: "srv:1", value: "yes" });
});
