import { expect, test } from "vitest";
import type { Question } from "../../../contract/resources.ts";
import { response } from "../../testing/chain-documents.ts";
import { answersInOrder } from "./answers-in-order.ts";

const question = (_id: string): Question => ({
  _id,
  title: _id,
  subtitle: undefined,
  choicesString: [],
  questionType: "Text",
  languages: ["en"],
  language: "en",
  choices: [],
  surveyId: "s1",
});
const survey = { questions: [question("a"), question("b"), question("c")] };
const responses = ["gone", "c", "a"].map((questionId) => response({ questionId }));

test("answers stand in the order of the survey's questions, those of questions that are gone last", () => {
  const { answers } = answersInOrder({ responses }, survey);
  expect(answers.map((placed) => placed.response.questionId)).toEqual(["a", "c", "gone"]);
  expect(answers.map((placed) => placed.question?._id)).toEqual(["a", "c", undefined]);
});

test("questions without an answer are skipped ones", () => {
  expect(answersInOrder({ responses }, survey).skipped).toEqual([question("b")]);
});

test("without the survey the answers keep their own order", () => {
  const { answers, skipped } = answersInOrder({ responses }, undefined);
  expect(answers.map((placed) => placed.response)).toEqual(responses);
  expect(skipped).toEqual([]);
});
