import { expect, test } from "vitest";
import { answer } from "../columns/chains.fixture.ts";
import { searchableText } from "./chain-texts.ts";

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
