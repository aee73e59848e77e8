import { expect, test } from "vitest";
import { addressOfMetric, metricsIn, metricsInText } from "./metric-list.ts";

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
