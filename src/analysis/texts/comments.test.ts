import { expect, test } from "vitest";
import { response } from "../../features/testing/chain-documents.ts";
import { commentsOf, firstComment, isComment } from "./comments.ts";

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

test("a comment that is a text of its own counts, not what else was answered with it", () => {
  const responses = [response({ answer: "Second", valueString: "First" }), response({ answer: "Third" })];
  expect(commentsOf({ responses, language: "en" }).map(({ text }) => text)).toEqual(["First", "Third"]);
  expect(responses.map(isComment)).toEqual([true, true]);
  expect(isComment(response({ questionType: "Word", answer: "Good" }))).toBe(false);
});
