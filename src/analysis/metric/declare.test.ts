import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  declareMetric,
  questionsAmong,
  valueList,
  type DeclaredSurvey,
  type MetricDeclaration,
} from "./declare.ts";
import { questionsIn, writtenQuestions, ascending } from "./metric.ts";
import { writtenValues } from "./propose.ts";

const choice = (fieldId: string, fieldName: string) => ({
  fieldId,
  fieldName,
  type: undefined,
  subType: undefined,
});
const question = (_id: string, questionType: string, choices: readonly ReturnType<typeof choice>[] = []) => ({
  _id,
  questionType,
  title: `Title of ${_id}`,
  choices: [...choices],
});

const surveys: readonly DeclaredSurvey[] = [
  {
    _id: "s",
    questions: [
      question("nps", "NPS"),
      question("sat", "Slider"),
      question("text", "Text"),
      question("contact", "Contact"),
      question("back", "Button", [
        choice("y", "Yes"),
        choice("n", "No"),
        choice("12-14", "Perhaps"),
        choice("", "None"),
      ]),
    ],
  },
  { _id: "other", questions: [question("sat", "Slider")] },
];

const declared = (declaration: Partial<MetricDeclaration>) =>
  declareMetric({ survey: "s", questions: ["sat"], ...declaration }, surveys);

describe("a declared metric", () => {
  test("is a share without a bottom, called by the title of its question where it has no name", () => {
    expect(declared({ top: "5, 4", scale: "1-5" })).toEqual({
      name: "Title of sat",
      kind: "share",
      survey: "s",
      questions: ["sat"],
      scale: [1, 2, 3, 4, 5],
      top: [4, 5],
      bottom: [],
    });
  });

  test("is a balance with one, in the order of its scale, and without a scale ascending", () => {
    const { kind, scale, top, bottom } = declared({ top: [10, 9], bottom: "2,1", scale: "10,9,5,2,1" });
    expect({ kind, scale, top, bottom }).toEqual({
      kind: "balance",
      scale: [10, 9, 5, 2, 1],
      top: [10, 9],
      bottom: [2, 1],
    });
    expect(declared({ top: "10,9,2.5" })).toMatchObject({ scale: null, top: [2.5, 9, 10], kind: "share" });
    expect(declared({ top: 5, bottom: "" })).toMatchObject({ top: [5], kind: "share" });
    expect(declared({ top: [5], bottom: [] })).toMatchObject({ bottom: [], kind: "share" });
    expect(declared({ top: [5], bottom: [1] })).toMatchObject({ bottom: [1], kind: "balance" });
    expect(declared({ top: "-2--1" })).toMatchObject({ top: [-2, -1] });
  });

  test("of choices has their ids, or their texts where they have none", () => {
    const { scale, top, bottom } = declared({ questions: ["back"], top: "y,12-14", bottom: "None" });
    expect({ scale, top, bottom }).toEqual({ scale: null, top: ["12-14", "y"], bottom: ["None"] });
  });

  test("of choices whose ids are numerals has them, listed or as a range", () => {
    const numerals = ["1", "2", "3", "4", "5"].map((id) => choice(id, `Choice ${id}`));
    const known = [{ _id: "s", questions: [question("q", "Button", numerals)] }];
    for (const top of ["4,5", "4-5", [4, 5]]) {
      const metric = declareMetric({ survey: "s", questions: ["q"], top, scale: "1-5" }, known);
      expect(metric).toMatchObject({ top: ["4", "5"], scale: ["1", "2", "3", "4", "5"] });
    }
    expect(declareMetric({ survey: "s", questions: ["q"], top: "4-5" }, known).top).toEqual(["4", "5"]);
    expect(declareMetric({ survey: "s", questions: ["q"], top: "4-6" }, known).top).toEqual([4, 5, 6]);
  });

  test("of choices whose ids hold commas has them, however they were written", () => {
    const ids = ["Yes", "Yes, and no", "100%", "a%2Cb", "a,b"];
    const known = [
      {
        _id: "s",
        questions: [
          question(
            "q",
            "Button",
            ids.map((id) => choice(id, id)),
          ),
        ],
      },
    ];
    const topOf = (top: string) => new Set(declareMetric({ survey: "s", questions: ["q"], top }, known).top);
    fc.assert(
      fc.property(fc.subarray(ids, { minLength: 1 }), (some) => {
        expect(topOf(writtenValues(some) ?? "")).toEqual(new Set(some));
      }),
    );
    expect(topOf("Yes, and no,Yes,100%")).toEqual(new Set(ids.slice(0, 3)));
  });

  test("is NPS where it is of type NPS with NPS's values, written or not", () => {
    const written = { questions: ["nps"], top: "9,10", bottom: "0-6", scale: "0-10" };
    expect(declared(written)).toEqual(declared({ questions: ["nps"] }));
    expect(declared({ questions: ["nps"] })).toMatchObject({ name: "NPS", kind: "nps", top: [9, 10] });
    expect(declared({ questions: ["nps"], top: "9,10" })).toMatchObject({ kind: "share", scale: null });
    expect(declared({ top: "9,10", bottom: "0-6", scale: "0-10" })).toMatchObject({ kind: "balance" });
    expect(declared({ ...written, questions: ["nps", "sat"] })).toMatchObject({ kind: "balance" });
  });
});

test.each<[Partial<MetricDeclaration>, string]>([
  [{ survey: "x", top: "4" }, 'There is no survey "x".'],
  [{ questions: ["x"], top: "4" }, 'The survey "s" has no question "x".'],
  [{ questions: ["text"], top: "4" }, 'The question "text" is answered by text, which can\'t be scored.'],
  [
    { questions: ["contact"], top: "4" },
    'The question "contact" is answered by text, which can\'t be scored.',
  ],
  [{}, 'The metric "Title of sat" needs values of top.'],
  [{ name: "Liked" }, 'The metric "Liked" needs values of top.'],
  [{ top: "4", name: " " }, "The name of a metric must not be empty."],
  [{ top: "" }, '"" is no list of values for top, such as 4,5 or 1-5.'],
  [{ top: [] }, '"" is no list of values for top, such as 4,5 or 1-5.'],
  [{ top: "4,,5" }, '"4,,5" is no list of values for top, such as 4,5 or 1-5.'],
  [{ top: "1-1000,1001-1500" }, '"1-1000,1001-1500" is no list of values for top, such as 4,5 or 1-5.'],
  [{ top: "5-4" }, '"5-4" is no list of values for top, such as 4,5 or 1-5.'],
  [{ top: "5-4,7" }, '"5-4,7" is no list of values for top, such as 4,5 or 1-5.'],
  [{ top: "0-9999999999" }, '"0-9999999999" is no list of values for top, such as 4,5 or 1-5.'],
  [{ top: "4-" }, '"4-" is no number.'],
  [{ top: "4,good" }, '"good" is no number.'],
  [{ top: "6", scale: "1-5" }, '"6" is outside the scale of "Title of sat".'],
  [{ top: "4", bottom: "0", scale: "1-5" }, '"0" is outside the scale of "Title of sat".'],
  [{ top: "4,5", bottom: "1-4" }, '"4" is in top and in bottom of "Title of sat".'],
  [{ top: "4", scale: "4" }, '"4" is no scale: it has a single value.'],
  [{ top: "4", scale: "9-1" }, '"9-1" is no list of values for scale, such as 4,5 or 1-5.'],
  [{ top: "4", scale: "0-1e9" }, '"0-1e9" is no scale: it has a single value.'],
  [{ questions: ["back"], top: "Yes" }, '"Yes" is outside the scale: no choice has that id.'],
  [{ questions: ["nps"], bottom: "0-6" }, 'The metric "Title of nps" needs values of top.'],
  [{ questions: ["nps", "sat"] }, 'The metric "Title of nps" needs values of top.'],
])("%o is refused: %s", (declaration, message) => {
  expect(() => declared(declaration)).toThrow(message);
});

test("questions of which only some are answered by numbers have the choices of the others as values", () => {
  const both = { questions: ["sat", "back"], top: "y", bottom: "n" };
  expect(declared(both)).toMatchObject({ name: "Title of sat", top: ["y"], bottom: ["n"], scale: null });
  expect(() => declared({ ...both, top: "perhaps" })).toThrow("no choice has that id");
});

test("a metric needs a question, a list of values, and is named once", () => {
  expect(() => declared({ questions: [], top: "4" })).toThrow("A metric needs a question.");
  expect(() => declared({ top: ["", "a"] })).toThrow('",a" is no list of values for top');
  expect(declared({ questions: ["sat", "sat"], top: 5, name: " Liked " })).toMatchObject({
    name: "Liked",
    questions: ["sat"],
    top: [5],
  });
  expect(declared({ top: "5,4,5", bottom: " " })).toMatchObject({ top: [4, 5], kind: "share" });
});

test("a long title is cut where something is wrong with it", () => {
  expect(() => declared({ name: "x".repeat(80) })).toThrow(/"x{59,60}…" needs/);
  expect(() => declared({ top: `${"9".repeat(80)},,` })).toThrow(/"9{59,60}…" is no list/);
});

test("more values than any scale has are none, however they are written", () => {
  const many = Array.from({ length: 1002 }, (_, at) => at);
  for (const given of [many, many.join(","), "0-1001", "0-500,501-1001"]) {
    expect(valueList(given, new Set())).toEqual([""]);
  }
  expect(valueList(many.slice(1).join(","), new Set())).toEqual(many.slice(1));
});

const asked = (id: string, questions: readonly string[]) => ({
  _id: id,
  questions: questions.map((_id) => ({ _id })),
});

describe("questions", () => {
  test("are named behind their survey", () => {
    expect(questionsIn("s:a,b")).toEqual({ survey: "s", questions: ["a", "b"] });
    expect(writtenQuestions({ survey: "s", questions: ["a", "b"] })).toBe("s:a,b");
    for (const text of ["s", ":a", "s:", "s:a,"]) expect(questionsIn(text)).toBeUndefined();
  });

  const anyId = fc
    .string({ unit: fc.constantFrom("a", "b", ":", ",", "%", "%3A", "%2c", "."), minLength: 1, maxLength: 5 })
    .filter((id) => id.trim() !== "");
  test("of any ids are read as they were written, whatever else is known", () => {
    const ids = fc.uniqueArray(anyId, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(anyId, ids, (survey, questions) => {
        const read = questionsIn(writtenQuestions({ survey, questions }));
        expect(read).toEqual({ survey, questions });
        const others = [asked("a", ["b", "a,b"]), asked("a:b", questions)];
        expect(questionsAmong({ survey, questions }, [asked(survey, questions), ...others])).toEqual(read);
      }),
    );
  });

  test.each([
    ["srv:1:Q-1", "srv:1", ["Q-1"]],
    ["srv:1:1:Q-1", "srv:1:1", ["Q-1"]],
    ["srv:1:Q:2, x,Q-1", "srv:1", ["Q:2,x", "Q-1"]],
    ["srv:1:Q:2%2Cx", "srv:1", ["Q:2,x"]],
    ["srv:1:none", "srv:1", ["none"]],
    ["a,b:Q", "a,b", ["Q"]],
    ["c%3Ad:Q%25", "c%3Ad", ["Q%25"]],
  ])("%s is found where it was typed as it is", (text, survey, questions) => {
    const known = [
      asked("srv:1", ["Q-1", "Q:2,x"]),
      asked("srv:1:1", ["Q-1"]),
      asked("a,b", ["Q"]),
      asked("c%3Ad", ["Q%25"]),
    ];
    const read = questionsIn(text);
    expect(read && questionsAmong(read, known)).toEqual({ survey, questions });
  });

  test("that repeat such a survey are all of it", () => {
    const known = [asked("srv:1", ["a", "b:c"]), asked("srv", [])];
    expect(questionsAmong({ survey: "srv", questions: ["1:a"] }, known).survey).toBe("srv:1");
    const repeated = { survey: "srv", questions: ["1:a", "1:b:c"] };
    expect(questionsAmong(repeated, known.slice(0, 1))).toEqual({ survey: "srv:1", questions: ["a", "b:c"] });
  });
});

test("values in order are numbers, then texts, whatever order they come in", () => {
  const value = fc.oneof(fc.double({ noNaN: true }), fc.string());
  fc.assert(
    fc.property(fc.uniqueArray(value, { maxLength: 6 }), (values) => {
      const sorted = values.toSorted(ascending);
      expect(values.toReversed().toSorted(ascending)).toEqual(sorted);
      expect(sorted.findLastIndex((one) => typeof one === "number")).toBeLessThan(
        sorted.findIndex((one) => typeof one === "string") >>> 0,
      );
    }),
  );
});
