import { expect, test } from "vitest";
import type { Survey } from "../../../contract/resources.ts";
import { choiceNames } from "../../../filters/use-named-choices.ts";
import { metricIn, narrowedTo } from "./metric-in.ts";

const question = { subtitle: undefined, choicesString: [], languages: ["en"], language: "en", choices: [] };

const surveys: readonly Survey[] = [
  {
    _id: "s1",
    name: "Stores",
    createdBy: "",
    teamId: "",
    teamName: "",
    languages: ["en"],
    archived: false,
    questions: [
      { ...question, _id: "q1", title: "Were you satisfied?", questionType: "Slider", surveyId: "s1" },
      {
        ...question,
        _id: "q2",
        title: "Solved?",
        questionType: "Word",
        surveyId: "s1",
        choices: [{ fieldId: "y", fieldName: "Yes" }],
      },
    ],
  },
];

test("the address declares a metric, called by its name or by the title of its question", () => {
  const values = { question: "s1:q1", top: "4,5", scale: "1-5" };
  const { metric } = metricIn(values, surveys) ?? {};
  expect(metric).toMatchObject({ name: "Were you satisfied?", kind: "share", top: [4, 5] });
  expect(metric?.scale).toEqual([1, 2, 3, 4, 5]);
  expect(metricIn({ ...values, name: "Satisfied" }, surveys)?.metric?.name).toBe("Satisfied");
});

test("without a question there is none, and what is wrong is told", () => {
  expect(metricIn({ top: "4,5" }, surveys)).toBeUndefined();
  expect(metricIn({ question: "q1" }, surveys)?.fault).toMatchObject({ reason: "address", value: "q1" });
  expect(metricIn({ question: "s1:q9", top: "4" }, surveys)?.fault).toMatchObject({
    reason: "question",
    value: "q9",
    name: "s1",
  });
  expect(metricIn({ question: "s1:q1" }, surveys)?.fault?.reason).toBe("no top");
});

test("choices are called by their titles, and its survey stands for the question", () => {
  const { metric } = metricIn({ question: "s1:q2", top: "y" }, surveys) ?? {};
  if (metric === undefined) throw new Error("There is no metric.");
  expect([...choiceNames(metric, surveys)]).toEqual([["y", "Yes"]]);
  expect(narrowedTo(metric, { question: "s1:q2", top: "y", from: "2026-01-01", name: "Solved" })).toEqual({
    from: "2026-01-01",
    survey: ["s1"],
  });
});

test.each([
  ["share", -20, undefined],
  ["share", 80, 80],
  ["share", 0, 0],
  ["balance", -20, -20],
] as const)("of a %s a target of %d is %s", (kind, target, kept) => {
  expect(narrowedTo({ survey: "s1", kind }, { target }).target).toBe(kept);
});
