import fc from "fast-check";
import { expect, test } from "vitest";
import { isNamed, questionKey, questionNames } from "./question-key.ts";

const odd = fc.stringMatching(/^[a.%2E5]{0,4}$/);
const questions = fc.record({ surveyId: odd, _id: odd });

test("two questions never have the same key, whatever their ids hold", () => {
  fc.assert(
    fc.property(questions, questions, (one, other) => {
      const isSame = one.surveyId === other.surveyId && one._id === other._id;
      expect(questionKey(one) === questionKey(other)).toBe(isSame);
    }),
    { numRuns: 2000 },
  );
});

test("an id that one survey has names its question; one that two have needs the survey", () => {
  const [first, copy, other] = [
    { surveyId: "s1", _id: "q1" },
    { surveyId: "s2", _id: "q1" },
    { surveyId: "s2", _id: "q2" },
  ];
  const nameOf = questionNames([first, copy, other, other]);
  expect([first, copy, other].map(nameOf)).toEqual(["s1.q1", "s2.q1", "q2"]);
});

test("a question is named by its key and by its id alone", () => {
  expect(["q1", "s1.q1", "s2.q1", "q2"].map((name) => isNamed(name, { surveyId: "s1", _id: "q1" }))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
