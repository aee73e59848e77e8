import { expect, test } from "vitest";
import { answer } from "../columns/chains.fixture.ts";
import { matchesTogether, searchableText } from "./chain-texts.ts";
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
