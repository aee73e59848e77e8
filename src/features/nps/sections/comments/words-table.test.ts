import { expect, test } from "vitest";
import { wordsTable } from "./words-table.ts";

test("a word has its comments on either side, the score of those that have it, and how clear that is", () => {
  const word = {
    language: "en",
    text: "long queue",
    side: "detractors",
    detractors: 58,
    promoters: 12,
    comments: 75,
    score: -61.333333,
    z: 4.123456,
  } as const;
  const { head, rows } = wordsTable([word]);
  expect(Object.fromEntries(head.map((name, place) => [name, rows[0]?.[place]]))).toEqual({
    language: "en",
    text: "long queue",
    side: "detractors",
    detractors: 58,
    promoters: 12,
    comments: 75,
    NPS: -61.33,
    z: 4.1235,
  });
});
