import { expect, test } from "vitest";
import { response } from "../../features/testing/chain-documents.ts";
import { firstComment } from "./comments.ts";

test("the first Text answer that is not blank is the comment, in its language", () => {
  const responses = [
    response({ questionType: "Word", answer: "Good" }),
    response({ answer: "  " }),
    response({ answer: "Kiitos!", language: "fi" }),
    response({ answer: "Thanks!" }),
  ];
  expect(firstComment({ responses, language: "en" })).toMatchObject({ text: "Kiitos!", language: "fi" });
});

test("a comment without a language is in the respondent's", () => {
  const responses = [response({ answer: 5, valueString: "Tack", language: "" })];
  expect(firstComment({ responses, language: "sv" })).toMatchObject({ text: "Tack", language: "sv" });
});

test("a chain may have none", () => {
  expect(firstComment({ responses: [response({ answer: 3 })], language: "en" })).toBeUndefined();
});
