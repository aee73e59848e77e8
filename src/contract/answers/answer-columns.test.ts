import { expect, test } from "vitest";
import { answerColumns } from "./answer-columns.ts";

const names = (query: Parameters<typeof answerColumns>[0]) => answerColumns(query).map(({ name }) => name);

const ALWAYS = [
  "time",
  "chain",
  "survey",
  "touchpoint",
  "touchpoint_name",
  "team",
  "team_name",
  "language",
  "question",
  "question_type",
  "value",
  "closed",
  "version",
];

test("a stream has text, metadata and comments where they are asked for, and all other columns always", () => {
  expect(names({})).toEqual(ALWAYS);
  expect(names({ text: false, metadata: false, comments: false })).toEqual(ALWAYS);
  expect(names({ text: true, metadata: true, comments: true })).toEqual([
    ...ALWAYS.slice(0, 11),
    "text",
    ...ALWAYS.slice(11),
    "metadata",
    "comment",
  ]);
});
