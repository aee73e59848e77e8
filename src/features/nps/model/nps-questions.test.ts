import { expect, test } from "vitest";
import type { Question, Survey } from "../../../contract/resources.ts";
import { npsQuestions } from "./nps-questions.ts";

const question = (_id: string, title: string, questionType = "NPS"): Question => ({
  _id,
  title,
  subtitle: undefined,
  choicesString: [],
  questionType,
  languages: ["en"],
  language: "en",
  choices: [],
  surveyId: "",
});

const survey = (_id: string, name: string, questions: readonly Question[]): Survey => ({
  _id,
  name,
  createdBy: "",
  teamId: "",
  teamName: "",
  languages: ["en"],
  archived: false,
  questions: [...questions],
});

const stores = survey("s1", "Stores", [question("q1", "Recommend?"), question("t1", "Why?", "Text")]);
const web = survey("s2", "Web", [question("q2", "Recommend?"), question("q3", "Recommend the site?")]);

test("only NPS questions are offered; a title that occurs twice is followed by its survey", () => {
  expect(npsQuestions([stores, web], [], [])).toEqual([
    { id: "q1", label: "Recommend? (Stores)" },
    { id: "q2", label: "Recommend? (Web)" },
    { id: "q3", label: "Recommend the site?" },
  ]);
});

test("where surveys are chosen, only their questions are offered", () => {
  expect(npsQuestions([stores, web], [], ["s1"])).toEqual([{ id: "q1", label: "Recommend?" }]);
});

test("a question that was answered though no survey has it any more is offered by its id", () => {
  const answered = ["", "q1", "gone"].map((questionId) => ({ surveyId: "s1", questionId }));
  expect(npsQuestions([stores], answered, []).at(-1)).toEqual({ id: "gone", label: "gone" });
});

test("surveys that share a question id have a question each", () => {
  const copy = survey("s2", "Stores", stores.questions);
  const other = survey("s3", "Web", stores.questions);
  expect(npsQuestions([stores, copy, other], [], [])).toEqual([
    { id: "s1.q1", label: "Recommend? (Stores, s1)" },
    { id: "s2.q1", label: "Recommend? (Stores, s2)" },
    { id: "s3.q1", label: "Recommend? (Web)" },
  ]);
  expect(npsQuestions([stores, other], [], ["s3"])).toEqual([{ id: "s3.q1", label: "Recommend?" }]);
});

test("an id alone that surveys share stands for their questions together", () => {
  const other = survey("s3", "Web", stores.questions);
  expect(npsQuestions([stores, other], [], [], "q1").at(-1)).toEqual({
    id: "q1",
    label: "Recommend? (Stores) + Recommend? (Web)",
  });
  expect(npsQuestions([stores], [], [], "q1")).toHaveLength(1);
});

test("a question without a title goes by its id", () => {
  expect(npsQuestions([survey("s", "S", [question("q9", "")])], [], [])).toEqual([{ id: "q9", label: "q9" }]);
});
