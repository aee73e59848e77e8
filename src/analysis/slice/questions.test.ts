import { expect, test } from "vitest";
import { answer, chain } from "../columns/chains.fixture.ts";
import { ColumnBuilder } from "../columns/column-builder.ts";
import { answeredQuestions, entriesOf } from "./questions.ts";

const nps = (id: string) => answer("NPS", id, 9);
const builder = new ColumnBuilder();
builder.append([
  chain({ _id: "1", surveyId: "s1", responses: [nps("q1"), nps("q2")] }),
  chain({ _id: "2", surveyId: "s2", responses: [nps("q1")] }),
  chain({ _id: "3", surveyId: "s1", touchpointId: "gate", responses: [nps("q1")] }),
  chain({ _id: "4", surveyId: "s1" }),
  chain({ _id: "5", surveyId: "s2" }),
]);
const columns = builder.snapshot();

test("a question is that of its survey, by its id alone where no other survey has it; no question is one of none", () => {
  const { entries, codes } = answeredQuestions(columns);
  expect(entries).toEqual([
    { id: "s1.q1", name: "", surveyId: "s1", questionId: "q1" },
    { id: "q2", name: "", surveyId: "s1", questionId: "q2" },
    { id: "s2.q1", name: "", surveyId: "s2", questionId: "q1" },
    { id: "", name: "", surveyId: "", questionId: "" },
  ]);
  // Groups of the same question share its place.
  expect([...codes]).toEqual([0, 1, 2, 0, 3, 3]);
});

test("the entries of any other dimension are those of the columns", () => {
  expect(entriesOf(columns, "touchpoint")).toEqual({
    entries: columns.entries.touchpoint,
    codes: columns.codes.touchpoint,
  });
  expect(entriesOf(columns, "question")).toEqual(answeredQuestions(columns));
});
