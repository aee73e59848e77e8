import { expect, test } from "vitest";
import { answer } from "../columns/chains.fixture.ts";
import { codesOfChain, commentLines, hasOneOf, matchesTogether, searchableText } from "./chain-texts.ts";
import { parseQuery } from "./search.ts";

test("all answers of a chain are searched in one text, by what they show", () => {
  const responses = [
    answer("Text", "t1", "Crème BRÛLÉE"),
    { ...answer("Button", "b1", undefined), valueString: "Till" },
    { ...answer("NPS", "n1", undefined), valueNum: 9 },
    answer("Text", "t2", ""),
  ];
  expect(searchableText({ responses })).toBe("crème brûlée\ntill\n9");
});

test("what is covered is not found", () => {
  const responses = [answer("Contact", "c1", "ann@example.org"), answer("Text", "t1", "Fine")];
  expect(searchableText({ responses })).toBe("fine");
});

const isFound = (find: string) => matchesTogether(parseQuery(find), "long queue\nat the till");

test("the words of a search may stand in several texts, those of a phrase in one", () => {
  expect(["queue till", '"long queue"', "staff | till"].map(isFound)).toEqual([true, true, true]);
  expect(["queue staff", '"queue at"', "queue -till"].map(isFound)).toEqual([false, false, false]);
});

const commented = (...texts: readonly string[]) => ({
  language: "en",
  responses: [...texts.map((text, at) => answer("Text", `t${at}`, text)), answer("Word", "w", "Staff")],
});

test("comments are a line each, covered, what is no comment is none", () => {
  expect(commentLines(commented("Long QUEUE", " ", "Write to aino@example.org"))).toBe(
    "long queue\nwrite to ••••••••\n",
  );
  expect(commentLines(commented())).toBe("");
});

test("one comment alone has to be found by one search alone", () => {
  const lines = commentLines(commented("long queue", "at the till"));
  expect(
    [["staff", "till"], ["queue -long"], ["queue till"], [], ["-queue"]].map((finds) =>
      hasOneOf(finds)(lines),
    ),
  ).toEqual([true, false, false, false, true]);
  expect(hasOneOf(["-queue"])("")).toBe(false);
});

test("a chain has the codes that one of its comments has", () => {
  const codes = ["queue", "till", "staff"].map((find) => ({ name: find.toUpperCase(), find }));
  const codesOf = codesOfChain(codes);
  expect(codesOf(commented("long queue", "at the till")).map(({ name }) => name)).toEqual(["QUEUE", "TILL"]);
  expect(codesOf(commented())).toEqual([]);
});
