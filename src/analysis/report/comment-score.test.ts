import { expect, test } from "vitest";
import { answer, chain } from "../columns/chains.fixture.ts";
import { NPS, type Metric } from "../metric/metric.ts";
import { scoredBy } from "./comment-score.ts";

const LIKED: Metric = {
  ...NPS,
  kind: "balance",
  survey: "survey",
  questions: ["how", "why"],
  scale: [1, 2, 3],
  top: [3],
  bottom: [1],
};
const asked = chain({
  _id: "c1",
  createdAt: 100,
  responses: [
    { ...answer("Slider", "how", 9), surveyId: "survey" },
    { ...answer("Slider", "how", 2), surveyId: "survey" },
    { ...answer("Slider", "why", 3), surveyId: "survey" },
    { ...answer("NPS", "nps", 10), surveyId: "survey" },
  ],
});

test("the answers that count are those to the metric's questions that are on its scale", () => {
  const scored = scoredBy({}, LIKED);
  expect(scored.values(asked)).toEqual([2, 3]);
  expect(scored.counted(asked).map(({ questionId }) => questionId)).toEqual(["how", "why"]);
  expect(scored.commentScore(asked)).toBe(2);
  expect(scoredBy({}).values(asked)).toEqual([10]);
});

test("they are narrowed by question, of any survey or of one, and by value", () => {
  expect(scoredBy({ question: ["why"] }, LIKED).values(asked)).toEqual([3]);
  expect(scoredBy({ question: ["survey.how", "other.why"] }, LIKED).values(asked)).toEqual([2]);
  expect(scoredBy({ scores: [3, 9] }, LIKED).values(asked)).toEqual([3]);
  expect(scoredBy({ question: [], scores: [] }, LIKED).values(asked)).toEqual([2, 3]);
});

test("a chain of another survey, or outside of filter or brush, has no score", () => {
  const scores = [
    scoredBy({}, { ...LIKED, survey: "other" }),
    scoredBy({ team: ["other"] }, LIKED),
    scoredBy({ createdFrom: 101 }, LIKED),
    scoredBy({ brush: { createdFrom: 0, createdTo: 99 } }, LIKED),
  ];
  for (const scored of scores) {
    expect(scored.matches(asked)).toBe(false);
    expect(scored.commentScore(asked)).toBeUndefined();
  }
  expect(scoredBy({ brush: { createdFrom: 100, createdTo: 100 } }, LIKED).matches(asked)).toBe(true);
});
