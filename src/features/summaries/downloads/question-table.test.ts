import { expect, test } from "vitest";
import { SummaryBuilder, type QuestionSummary } from "../../../analysis/summaries/summaries.ts";
import { chainSchema, type ResponseChain } from "../../../contract/resources.ts";
import { questionTable } from "./question-table.ts";

let serial = 0;
function chain(...given: readonly [type: string, answer: number | string][]): ResponseChain {
  serial += 1;
  const responses = given.map(([questionType, answer]) => ({
    questionId: "q",
    questionType,
    answer,
    valueNum: typeof answer === "number" ? answer : undefined,
  }));
  return chainSchema.parse({ _id: `c${serial}`, surveyId: "s", createdAt: serial, responses });
}

function partOf(type: string, ...answers: readonly (number | string)[]) {
  const builder = new SummaryBuilder();
  builder.append(answers.map((answer) => chain([type, answer])));
  const summary: QuestionSummary | undefined = builder.summaries()[0];
  return { id: "q", question: undefined, summary, type };
}

const choices = [
  { id: "a", title: "Repair", names: ["Repair", "Korjaus"] },
  { id: "b", title: "Rental", names: ["Rental"] },
];

test("texts of which most are one of a few are counted as they are shown", () => {
  const given = Array.from({ length: 60 }, (_, at) =>
    at % 3 === 0 ? "Less than one year" : "One year or more",
  );
  expect(questionTable(partOf("Text", ...given), [], [{ word: "year", comments: 60 }])).toEqual({
    head: ["choice", "choice id", "answers", "share"],
    rows: [
      ["One year or more", "", 40, 0.666667],
      ["Less than one year", "", 20, 0.333333],
    ],
    figures: [],
  });
});

test("choices are in their order, with what was written besides, each with its share of those who answered", () => {
  const part = partOf("Word", "Repair", "Korjaus", "Something else");
  expect(questionTable(part, choices, [])).toEqual({
    head: ["choice", "choice id", "answers", "share"],
    rows: [
      ["Repair", "a", 2, 0.666667],
      ["Rental", "b", 0, 0],
      ["Something else", "", 1, 0.333333],
    ],
    figures: [],
  });
});

test("everything that was written is there, and what is not told apart is told in one number", () => {
  const part = partOf("Word", ...Array.from({ length: 1005 }, (_, at) => `answer ${at}`));
  const table = questionTable(part, [], []);
  expect(table?.rows).toHaveLength(1000);
  expect(table?.figures).toEqual([["answers not listed", 5]]);
});

test("numbers are told one by one, however the screen puts them into bands", () => {
  const numbers = Array.from({ length: 40 }, (_, at) => at + 0.25);
  const table = questionTable(partOf("Slider", ...numbers, 0.25, "many"), [], []);
  expect(table?.rows).toHaveLength(40);
  expect(table?.rows[0]).toEqual([0.25, 2, 0.04878]);
  expect(table?.figures).toEqual([
    ["mean", 19.27439],
    ["median", 19.25],
    ["not counted", 1],
  ]);
});

test("of answers that are 0 or 1 no median is handed out", () => {
  const table = questionTable(partOf("Button", 1, 1, 0, 1), [], []);
  expect(table?.figures).toEqual([
    ["mean", 0.75],
    ["not counted", 0],
  ]);
});

test("an NPS question has its scores, and its score with the interval", () => {
  const table = questionTable(partOf("NPS", 10, 9, 2, 11), [], []);
  expect(table?.rows[10]).toEqual([10, 1, 0.333333]);
  expect(table?.figures).toContainEqual(["NPS", 33.33]);
  expect(table?.figures).toContainEqual(["not counted", 1]);
});

test("of texts there are the words, of contact details nothing but how many", () => {
  const words = [{ word: "queue", comments: 2 }];
  expect(questionTable(partOf("Text", "Long queue"), [], words)?.rows).toEqual([["queue", 2]]);
  const contact = questionTable(partOf("Contact", "Aino, aino@example.com"), [], []);
  expect(contact?.rows).toEqual([[1]]);
  expect(JSON.stringify(contact)).not.toContain("aino");
});

test("an unknown type has its answers, but none that looks like an address", () => {
  const table = questionTable(partOf("Ranking", "Speed", "Speed", "aino@example.com"), [], []);
  expect(table?.rows).toEqual([["Speed", 2, 0.666667]]);
  expect(table?.figures).toEqual([["answers not listed", 1]]);
});

test("without answers there is nothing to hand out but choices", () => {
  const nobody = { id: "q", question: undefined, summary: undefined };
  expect(questionTable({ ...nobody, type: "Slider" }, [], [])).toBeUndefined();
  expect(questionTable({ ...nobody, type: "Word" }, choices, [])?.rows).toEqual([
    ["Repair", "a", 0, ""],
    ["Rental", "b", 0, ""],
  ]);
});
