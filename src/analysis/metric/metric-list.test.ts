import { expect, test } from "vitest";
import { addressOfMetric, declarationOf, metricsIn, metricsInText } from "./metric-list.ts";

const satisfied = { name: "Satisfied", survey: "s", question: "q1,q2", top: [4, 5], scale: "1-5" };

test("metrics are read out of a list, and what is none is passed over", () => {
  expect(metricsIn({ metrics: [satisfied, { name: "Half" }, 7] })).toEqual([satisfied]);
  expect(metricsInText(JSON.stringify({ metrics: [satisfied] }))).toEqual([satisfied]);
  expect([metricsIn(null), metricsInText(null), metricsInText("{")]).toEqual([[], [], []]);
});

test.each(["name", "survey", "question"])("a metric whose %s is blank is none", (field) => {
  expect(metricsIn({ metrics: [{ ...satisfied, [field]: " " }, satisfied] })).toEqual([satisfied]);
});

test("an address says what a list does", () => {
  expect(addressOfMetric(satisfied)).toEqual({
    question: "s:q1,q2",
    top: "4,5",
    bottom: undefined,
    scale: "1-5",
    name: "Satisfied",
  });
});

test("an address writes what a list tells as a number, a list, or a text", () => {
  const written = { ...satisfied, question: "a%2Cb, c", top: 5, bottom: ["a,b", 2] };
  expect(addressOfMetric(written)).toMatchObject({ question: "s:a%2Cb,c", top: "5", bottom: "a%2Cb,2" });
});

test("a metric declares its questions by their ids, and all else as it is told", () => {
  const { question: _question, ...others } = satisfied;
  expect(declarationOf(satisfied)).toEqual({ ...others, questions: ["q1", "q2"] });
});

test.each([[{ top: undefined }], [{ top: { a: 1 } }], [{ scale: true }], [{ name: 7 }]])(
  "a metric with %j is none",
  (wrong) => {
    expect(metricsIn({ metrics: [{ ...satisfied, ...wrong }] })).toEqual([]);
  },
);
