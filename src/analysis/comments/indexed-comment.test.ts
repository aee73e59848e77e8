import { expect, test } from "vitest";
import { answer, chain } from "../columns/chains.fixture.ts";
import { COVER } from "../texts/covered.ts";
import { chainScore, indexedComments } from "./indexed-comment.ts";

test("the comments of a chain have its first score that counts, and their places in it", () => {
  const asked = chain({
    _id: "c1",
    createdAt: 100,
    language: "fi",
    touchpointId: "till",
    responses: [
      answer("Text", "why", "Slow"),
      answer("NPS", "q1", 11),
      answer("NPS", "q2", 3),
      answer("NPS", "q3", 9),
      answer("Text", "blank", " "),
      answer("Text", "how", "Write to aino@example.org"),
    ],
  });
  expect(chainScore(asked)).toBe(3);
  expect(indexedComments(asked)).toMatchObject([
    { text: "Slow", score: 3, place: 0, questionId: "why", chain: "c1", createdAt: 100, language: "fi" },
    { text: `Write to ${COVER}`, score: 3, place: 1, questionId: "how", touchpointId: "till" },
  ]);
});

test("a chain without a score, or whose score does not count, has comments without one", () => {
  const said = answer("Text", "why", "Slow");
  for (const responses of [[said], [said, answer("NPS", "q1", 11)]])
    expect(indexedComments(chain({ _id: "c1", responses }))).toMatchObject([{ score: undefined }]);
});
