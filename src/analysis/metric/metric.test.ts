import { expect, test } from "vitest";
import {
  ascending,
  bucketIn,
  isScorable,
  isTextType,
  NPS,
  questionIds,
  questionsIn,
  scoringOf,
  upTo,
  writtenIds,
  writtenList,
  writtenQuestions,
} from "./metric.ts";

test.each([
  ["Slider", true, false],
  ["Button", true, false],
  ["NPS", false, false],
  ["Ranking", false, false],
  ["Text", false, true],
  ["Contact", false, true],
])("questions of type %s can be scored by a metric of their own: %j; are texts: %j", (type, scored, text) => {
  expect([isScorable(type), isTextType(type)]).toEqual([scored, text]);
});

test("an id is written so that commas and colons in it part nothing", () => {
  expect(writtenQuestions({ survey: "s:1", questions: ["a,b", "100%"] })).toBe("s%3A1:a%2Cb,100%25");
  expect(writtenIds(["a:b", "c"])).toBe("a%3Ab,c");
  expect(questionIds(" a%2Cb , c ")).toEqual(["a,b", "c"]);
  expect(questionsIn(" s%3A1 : a , 100%25 ")).toEqual({ survey: "s:1", questions: ["a", "100%"] });
  expect(questionsIn(":a")).toBeUndefined();
  expect(questionsIn("sa")).toBeUndefined();
});

test("a value is written so that a comma in it parts nothing, and a colon as it is", () => {
  expect(writtenList([1, "a,b", "50%", "c:d"])).toBe("1,a%2Cb,50%25,c:d");
});

test("whole numbers run from the first to the last, both included", () => {
  expect([upTo(2, 5), upTo(3, 3), upTo(4, 3)]).toEqual([[2, 3, 4, 5], [3], []]);
});

test("NPS is from 0 to 10: 9 and 10 are its top, 0 to 6 its bottom", () => {
  const { values, buckets, isShare } = scoringOf(NPS, upTo(0, 10));
  expect(values).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(buckets.join(" ")).toBe(`${"bottom ".repeat(7)}middle middle top top`);
  expect(isShare).toBe(false);
  expect(scoringOf({ ...NPS, kind: "share" }, []).isShare).toBe(true);
});

test("a value is in the top, in the bottom, or else in the middle", () => {
  const yesNo = { top: ["y"], bottom: ["n"] };
  expect(["y", "n", "perhaps"].map((value) => bucketIn(yesNo, value))).toEqual(["top", "bottom", "middle"]);
});

test("numbers come before texts, either ascending", () => {
  expect(["b", 10, "a", 9, "B"].toSorted(ascending)).toEqual([9, 10, "B", "a", "b"]);
  expect(ascending("a", "a")).toBe(0);
});
