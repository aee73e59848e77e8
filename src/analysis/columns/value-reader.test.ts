import { expect, test } from "vitest";
import { NPS, type Metric } from "../metric/metric.ts";
import { answer, chain } from "./chains.fixture.ts";
import { ValueReader } from "./value-reader.ts";

const metric = (overrides: Partial<Metric>): Metric => ({
  name: "Any",
  kind: "share",
  survey: "survey",
  questions: ["q1", "q2"],
  scale: null,
  top: [4, 5],
  bottom: [],
  ...overrides,
});
const numbers = new ValueReader(metric({}), new Map());
const texts = new ValueReader(
  metric({ top: ["yes"] }),
  new Map([
    [
      "q1",
      [
        { id: "yes", names: ["Yes", "Kyllä"] },
        { id: "", names: ["Maybe", "Ehkä"] },
      ],
    ],
  ]),
);

test("NPS concerns chains of every survey, another metric those of its own", () => {
  const nps = new ValueReader(NPS, new Map());
  expect([nps, numbers].map((reader) => reader.concerns({ surveyId: "other" }))).toEqual([true, false]);
  expect(numbers.concerns({ surveyId: "survey" })).toBe(true);
});

test("the answers that are scored are those to the metric's questions, of NPS those of its type alone", () => {
  const responses = [
    answer("NPS", "q1", 9),
    answer("Slider", "q1", 4),
    answer("Slider", "q3", 5),
    answer("NPS", "q3", 7),
  ];
  const valuesOf = (of: Metric) =>
    new ValueReader(of, new Map()).answers(chain({ _id: "c", responses })).map(({ valueNum }) => valueNum);
  expect(valuesOf(metric({}))).toEqual([9, 4]);
  expect(valuesOf({ ...NPS, survey: "survey", questions: ["q1"] })).toEqual([9]);
  expect(valuesOf(NPS)).toEqual([9, 7]);
});

test("of a metric of numbers an answer that is none, or several, has no value", () => {
  const given = [4, 4.5, "4", [4, 5], ""].map((value) => numbers.value(answer("Slider", "q1", value)));
  expect(given).toEqual([4, 4.5, undefined, undefined, undefined]);
});

test("a choice has its id as a value, its first title where it has none, and any other text stands for itself", () => {
  const given = ["kyllä", "Ehkä", " No idea ", "Yes, maybe", " "];
  expect(given.map((value) => texts.value(answer("Button", "q1", value)))).toEqual([
    "yes",
    "Maybe",
    "No idea",
    undefined,
    undefined,
  ]);
  // What a button is called counts, not its number.
  expect(texts.value({ ...answer("Button", "q1", "Yes"), valueNum: 1 })).toBe("yes");
  expect(texts.value(answer("Button", "q2", "Yes"))).toBe("Yes");
});

test("of NPS a whole number that is told as such is a score, and nothing else is", () => {
  const nps = new ValueReader(NPS, new Map());
  const told = answer("NPS", "q1", 9);
  const given = [
    told,
    { ...told, valueNum: undefined },
    { ...told, valueNum: 7.5 },
    { ...told, valueNum: 11 },
  ];
  expect(given.map((response) => nps.value(response))).toEqual([9, undefined, undefined, undefined]);
});

test("a value that is not on the scale does not count", () => {
  const onScale = new ValueReader(metric({ scale: [1, 2, 3, 4, 5] }), new Map());
  expect([0, 1, 5, 6].map((given) => onScale.value(answer("Slider", "q1", given)))).toEqual([
    undefined,
    1,
    5,
    undefined,
  ]);
});

test("values have places: those of the scale first, then each as it comes", () => {
  const scaled = new ValueReader(metric({ scale: [5, 4, 3] }), new Map());
  expect([3, 5, 6].map((given) => scaled.place(answer("Slider", "q1", given)))).toEqual([2, 0, undefined]);
  const free = new ValueReader(metric({}), new Map());
  expect([7, 2, 7, "x"].map((given) => free.place(answer("Slider", "q1", given)))).toEqual([
    0,
    1,
    0,
    undefined,
  ]);
  expect(free.scored().values).toEqual([7, 2]);
});
