import * as fc from "fast-check";
import { expect, test } from "vitest";
import { response } from "../../features/testing/chain-documents.ts";
import { bucketOfAnswer } from "../bucket-of.ts";
import { npsAnswers, scoreOf } from "./nps-answers.ts";

const nps = (valueNum: number | undefined) => response({ questionType: "NPS", valueNum, answer: valueNum });

test("whole numbers from 0 to 10 are scores, and nothing else is", () => {
  fc.assert(
    fc.property(fc.oneof(fc.integer({ min: -3, max: 14 }), fc.double()), (value) => {
      const score = scoreOf(nps(value));
      expect(score === undefined).toBe(!(Number.isInteger(value) && value >= 0 && value <= 10));
    }),
  );
});

test("numbers of other question types are no scores", () => {
  expect(scoreOf(response({ questionType: "Button", valueNum: 1 }))).toBeUndefined();
});

test("all NPS answers of a chain are kept, those that do not count without a bucket", () => {
  const answers = npsAnswers({ responses: [nps(9), response(), nps(11), nps(0), nps(7)] });
  expect(answers.map(bucketOfAnswer)).toEqual(["top", undefined, "bottom", "middle"]);
  expect(answers[1]?.answer).toBe(11);
});
