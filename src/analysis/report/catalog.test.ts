import { expect, test } from "vitest";
import type { Survey } from "../../contract/resources.ts";
import type { ReportDimension } from "../report.ts";
import type { CountedRow } from "../selection/count-selection.ts";
import { COVER } from "../texts/covered.ts";
import { distinctIn, idOf, nameOf, reportCatalog } from "./catalog.ts";

const survey = (name: string, title: string, choice: string): Survey => ({
  _id: "s1",
  name,
  createdBy: "u1",
  teamId: "t1",
  teamName: "Team",
  languages: ["en", "fi"],
  archived: false,
  questions: [
    {
      _id: "q1",
      questionType: "Button",
      surveyId: "s1",
      title,
      language: "en",
      choicesString: [],
      languages: ["en", "fi"],
      choices: [{ fieldId: "c1", fieldName: choice, type: "", subType: "" }],
    },
  ],
});

const { names, choices } = reportCatalog(
  [survey("Visit", "How was it?", "Good")],
  [[survey("Visit", "How was it?", "Good")], [survey("Käynti", "Miten meni?", "Hyvä")]],
  "en",
);

test("dimensions are called by their key, questions by their title where it is known", () => {
  expect(names.ofDimension("touchpoint")).toBe("touchpoint");
  expect(names.ofDimension("metadata:till")).toBe("till");
  expect(names.ofDimension("metadata:q1")).toBe("q1");
  expect(names.ofDimension("answer:q1")).toBe("How was it?");
  expect(names.ofDimension("answer:q9")).toBe("q9");
});

test("surveys and questions of one name are told apart", () => {
  const [one] = [survey("Visit", "How was it?", "Good")];
  const questions = one.questions.map((question) => ({ ...question, _id: "q2", surveyId: "s2" }));
  const other = { ...one, _id: "s2", teamId: "t2", teamName: "Other team", questions };
  const alike = reportCatalog([one, other], [], "en").names;
  expect(["s1", "s2"].map((id) => alike.ofValue("survey", id))).toEqual([
    "Visit (Team)",
    "Visit (Other team)",
  ]);
  expect(["q1", "q2"].map((id) => alike.ofValue("question", id))).toEqual([
    "How was it? (Visit, q1)",
    "How was it? (Visit, q2)",
  ]);
});

test("a question that two surveys share is told by survey", () => {
  const one = survey("Visit", "How was it?", "Good");
  const shared = reportCatalog([one, { ...one, _id: "s2", name: "Call" }], [], "en").names;
  expect(["s1.q1", "s2.q1"].map((id) => shared.ofValue("question", id))).toEqual([
    "How was it? (Visit)",
    "How was it? (Call)",
  ]);
});

test("values are called as the language asked for has them", () => {
  expect(names.ofValue("survey", "s1")).toBe("Visit");
  expect(names.ofValue("question", "q1")).toBe("How was it?");
  expect(names.ofValue("answer:q1", "c1")).toBe("Good");
  expect(names.ofValue("answer:q2", "c1")).toBeUndefined();
  expect(names.ofValue("touchpoint", "s1")).toBeUndefined();
});

test("choices of one title are told apart by their ids", () => {
  const one = survey("Visit", "How was it?", "Good");
  const questions = one.questions.map((question) => ({
    ...question,
    choices: ["c1", "c2"].flatMap((fieldId) => question.choices.map((choice) => ({ ...choice, fieldId }))),
  }));
  const { ofValue } = reportCatalog([{ ...one, questions }], [], "en").names;
  expect(["c1", "c2", "Good"].map((id) => ofValue("answer:q1", id))).toEqual([
    "Good (c1)",
    "Good (c2)",
    undefined,
  ]);
});

const titled = (title: string) => [
  { language: "en", title: "How was it?" },
  { language: "fi", title },
];

test("questions are told by their place, with their wording in each of their languages, an empty one where that was not read", () => {
  const english = survey("Visit", "How was it?", "Good");
  const finnish = survey("Käynti", "Miten meni?", "Hyvä");
  const questions = finnish.questions.map((question) => ({ ...question, language: "fi" }));
  const told = { survey: "s1", id: "q1", type: "Button", title: "How was it?", language: "en", place: 1 };
  expect(reportCatalog([english], [[{ ...finnish, questions }]], "en").questions).toEqual([
    { ...told, titles: titled("Miten meni?") },
  ]);
  expect(reportCatalog([english], [], "en").questions).toEqual([{ ...told, titles: titled("") }]);
});

test("choices are known in every language", () => {
  expect([...choices]).toEqual([["q1", [{ id: "c1", names: ["Good", "Hyvä"] }]]]);
});

const finnishIn = (told: string) => reportCatalog([], [], told).names.ofValue("language", "fi");

test("languages are named in that of the report", () => {
  expect(["en", "de", "fi"].map(finnishIn)).toEqual(["Finnish", "Finnisch", "suomi"]);
});

test("numbers and addresses among the words of metadata and of free answers are covered, names of choices are not", () => {
  for (const dimension of ["metadata:note", "answer:q9"] as const) {
    const id = "call 0401234567 now";
    expect(idOf(names, dimension, id)).toBe(`call ${COVER} now`);
    expect(nameOf(names, dimension, { id, name: "" })).toBe(`call ${COVER} now`);
  }
  expect(idOf(names, "metadata:income", "10 000 000 euros")).toBe("10 000 000 euros");
  // A word alone may be an id.
  expect(idOf(names, "answer:q9", " 0401234567 ")).toBe(" 0401234567 ");
  expect(idOf(names, "touchpoint", "call 0401234567 now")).toBe("call 0401234567 now");
  expect(idOf(names, "answer:q1", "c1")).toBe("c1");
  expect(nameOf(names, "answer:q1", { id: "c1", name: "" })).toBe("Good");
});

const counted = { top: 1, middle: 0, bottom: 0, answers: 1 };

test("rows of a breakdown that are called the same are told apart by their ids", () => {
  const rows = new Map<ReportDimension, readonly CountedRow[]>([
    [
      "touchpoint",
      [
        { id: "t1", name: "Lobby", counts: counted },
        { id: "t2", name: "Lobby", counts: counted },
        { id: "t3", name: "Till", counts: counted },
        { id: "t4", name: "", counts: counted },
      ],
    ],
  ]);
  const distinct = distinctIn({ total: { ...counted, notCounted: 0, scores: [] }, rows }, names);
  expect(["t1", "t2", "t3", "t4", "t5"].map((id) => distinct.ofValue("touchpoint", id))).toEqual([
    "Lobby (t1)",
    "Lobby (t2)",
    "Till",
    "t4",
    undefined,
  ]);
  expect(distinct.ofValue("survey", "s1")).toBe("Visit");
});
