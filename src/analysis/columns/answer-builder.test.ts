import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Response } from "../../contract/resources.ts";
import { answer, chain, usualId, rowsWhere } from "./chains.fixture.ts";
import { ColumnBuilder } from "./column-builder.ts";
import type { Columns } from "./columns.ts";
import { mergeColumns } from "./merge-columns.ts";
import { slice } from "../slice/slice.ts";
import { knownChoices, type KnownChoices } from "./answer-builder.ts";

const CHOICES: KnownChoices = new Map([
  [
    "how",
    [
      { id: "c-walk", names: ["On foot", "Kävellen"] },
      { id: "c-bike", names: ["By bike", "Pyörällä"] },
    ],
  ],
]);
const NO_GRID = { unit: "day", periods: [], stretches: [] } as const;

/** A chain of each list of answers, each with an NPS score of 10, an hour apart. */
function built(answers: readonly (readonly Response[])[], choices = CHOICES, start = 0): Columns {
  const builder = new ColumnBuilder({ choices });
  builder.append(
    answers.map((responses, at) =>
      chain({
        _id: usualId(start + at, at),
        createdAt: 3600 * (start + at + 1),
        responses: [answer("NPS", "nps", 10), ...responses],
      }),
    ),
  );
  return builder.snapshot();
}

const valuesOf = (columns: Columns, question: string): readonly (string | undefined)[] | undefined => {
  const column = columns.answers?.columns.find(({ key }) => key === question);
  return (
    column &&
    Array.from(column.combinations, (combination) => column.values[(column.codes[combination] ?? 0) - 1])
  );
};

describe("an answer", () => {
  test("that names a choice is its id, in whatever language", () => {
    const columns = built([
      [answer("Word", "how", "On foot")],
      [answer("Word", "how", "pyörällä ")],
      [answer("Word", "how", "By balloon")],
      [answer("Word", "how", "On foot, by bike")],
      [],
    ]);
    expect(valuesOf(columns, "how")).toEqual(["c-walk", "c-bike", undefined, undefined, undefined]);
  });

  test("that is the title of two choices is that title, as the first of them has it, for neither of the two", () => {
    const choices = new Map([
      [
        "how",
        [
          { id: "c-walk", names: ["On foot", "Kävellen"] },
          { id: "c-run", names: ["On foot", "Juosten"] },
          { id: "c-bike", names: ["By bike", "other"] },
          { id: "other", names: ["Otherwise"] },
        ],
      ],
    ]);
    const texts = ["On foot", "on FOOT ", "Juosten", "Kävellen", "other", "On foot, by bike"];
    const columns = built(
      texts.map((text) => [answer("Word", "how", text)]),
      choices,
    );
    expect(valuesOf(columns, "how")).toEqual(["On foot", "On foot", "c-run", "c-walk", undefined, undefined]);
    const { total } = slice(columns, { answers: [{ question: "how", value: "On foot" }] }, NO_GRID);
    expect(total.answers).toBe(2);
  });

  test("that is given in several responses has a value where all of them say the same, whatever their order", () => {
    const texts = fc.constantFrom("On foot", "kävellen", "By bike", "On foot, by bike", "By balloon", " ");
    fc.assert(
      fc.property(fc.array(texts, { maxLength: 4 }), (given) => {
        const columns = built([given.map((text) => answer("Word", "how", text))]);
        const said = given.filter((text) => text !== " ");
        const isAll = (...names: readonly string[]) =>
          said.length > 0 && said.every((text) => names.includes(text));
        const value = isAll("On foot", "kävellen") ? "c-walk" : isAll("By bike") ? "c-bike" : undefined;
        expect(valuesOf(columns, "how")?.[0]).toBe(value);
        const isSeveral = said.length > 0 && value === undefined && !isAll("By balloon");
        expect(columns.answers?.several).toEqual(isSeveral ? ["how"] : []);
      }),
    );
  });

  test("that is a number is that number, of whatever type", () => {
    const columns = built([[answer("Button", "ease", 0.5)], [answer("Slider", "ease", 3)]]);
    expect(valuesOf(columns, "ease")).toEqual(["0.5", "3"]);
  });

  test("to a question with unknown choices is its text", () => {
    expect(valuesOf(built([[answer("Word", "colour", " Red ")]]), "colour")).toEqual(["Red"]);
  });

  test("in free words, a score, or anything that points at a person is never kept", () => {
    const columns = built([
      [answer("Text", "why", "Nice"), answer("Contact", "who", "Ann")],
      [answer("Word", "colour", "ann@example.org"), answer("New type", "phone", "+358 40 123 4567")],
    ]);
    expect(columns.answers).toEqual({ columns: [], tooVaried: [], several: [], hasMoreKeys: false });
  });
});

const choice = (fieldId: string, fieldName: string) => ({ fieldId, fieldName, type: "", subType: "" });

test("choices are known by their question, each once with its names in all surveys", () => {
  const english = [
    { _id: "how", choices: [choice("c-walk", "On foot"), choice("c-bike", "By bike")] },
    { _id: "again", choices: [choice("y", "Yes")] },
    { _id: "why", choices: [] },
  ];
  const finnish = [{ _id: "how", choices: [choice("c-bike", "Pyörällä"), choice("c-walk", "On foot")] }];
  expect(knownChoices([{ questions: english }, { questions: finnish }])).toEqual(
    new Map([
      [
        "how",
        [
          { id: "c-walk", names: ["On foot"] },
          { id: "c-bike", names: ["By bike", "Pyörällä"] },
        ],
      ],
      ["again", [{ id: "y", names: ["Yes"] }]],
    ]),
  );
});

test("a question with more than 50 different answers is given up, and named", () => {
  const columns = built(Array.from({ length: 51 }, (_, at) => [answer("Slider", "wait", at)]));
  expect(columns.answers).toEqual({ columns: [], tooVaried: ["wait"], several: [], hasMoreKeys: false });
});

test("answers that were not asked for are told as not read", () => {
  expect(new ColumnBuilder().snapshot().answers).toBeUndefined();
  const builder = new ColumnBuilder();
  builder.append([chain({ _id: usualId(9, 9), responses: [answer("Word", "how", "On foot")] })]);
  const unread = builder.snapshot();
  expect(mergeColumns([built([[answer("Word", "how", "On foot")]]), unread]).answers).toBeUndefined();
});

test("parts that were read apart are one, and a cut leaves the other rows", () => {
  const one = built([[answer("Word", "how", "On foot")]]);
  const other = built([[answer("Word", "how", "By bike")], [answer("Word", "how", "On foot")]], CHOICES, 10);
  const both = built([[answer("Word", "how", "By bike"), answer("Word", "how", "On foot")]], CHOICES, 20);
  const merged = mergeColumns([new ColumnBuilder().snapshot(), other, one, both]);
  expect(merged.answers?.several).toEqual(["how"]);
  expect(valuesOf(merged, "how")).toEqual(["c-walk", "c-bike", "c-walk", undefined]);
  const cut = rowsWhere(merged, (time) => time > 3600);
  expect(valuesOf(cut, "how")).toEqual(["c-bike", "c-walk", undefined]);
});

test("answers narrow what is counted, once for each question, and NPS is broken down by them", () => {
  const columns = built([
    [answer("Word", "how", "On foot"), answer("Button", "ease", 1)],
    [answer("Word", "how", "On foot"), answer("Button", "ease", 0)],
    [answer("Word", "how", "By bike"), answer("Button", "ease", 1)],
    [],
  ]);
  const onFoot = { question: "how", value: "c-walk" };
  const easy = { question: "ease", value: "1" };
  expect(slice(columns, { answers: [onFoot] }, NO_GRID).total.answers).toBe(2);
  expect(slice(columns, { answers: [onFoot, easy] }, NO_GRID).total.answers).toBe(1);
  expect(slice(columns, { answers: [{ question: "how", value: "no" }] }, NO_GRID).total.answers).toBe(0);
  expect(slice(columns, { answers: [{ question: "none", value: "1" }] }, NO_GRID).total.answers).toBe(0);
  const { byMetadata } = slice(columns, { answers: [onFoot, easy] }, NO_GRID, { answer: "how" });
  expect(byMetadata.map(({ id, tally }) => [id, tally.answers])).toEqual([
    ["c-bike", 1],
    ["c-walk", 1],
  ]);
});
