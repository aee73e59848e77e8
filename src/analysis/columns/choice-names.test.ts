import { expect, test } from "vitest";
import { choiceNames, distinctChoices, placedChoices, sharedName, valuesNamed } from "./choice-names.ts";

const choice = (fieldId: string, fieldName = fieldId) => ({
  fieldId,
  fieldName,
  type: undefined,
  subType: undefined,
});

test("the names are those of choicesString", () => {
  expect(choiceNames({ choicesString: ["Yes", "", "No"], choices: [] })).toEqual(["Yes", "No"]);
});

test("without it they are those of the choices", () => {
  expect(choiceNames({ choicesString: [], choices: [choice("E-mail"), choice("")] })).toEqual(["E-mail"]);
});

const placed = placedChoices([
  { id: "walk", names: ["On foot", "Kävellen"] },
  { id: "", names: ["By bike", "Pyörällä"] },
  { id: "", names: [] },
  { id: "run", names: ["Otherwise", " "] },
  { id: "swim", names: ["otherwise"] },
]);

test.each([
  ["kävellen ", ["walk"]],
  ["WALK", ["walk"]],
  ["Pyörällä", ["By bike"]],
  ["On foot; pyörällä", ["walk", "By bike"]],
  ["On foot | walk", ["walk"]],
  ["On foot, by balloon", []],
  ["otherwise", []],
  ["", []],
])("%j names %j", (text, values) => {
  expect(valuesNamed(text, placed)).toEqual(values);
});

test("a title that two choices share is told as the first has it, any other and an id is not", () => {
  expect([" OTHERWISE", "On foot", "run"].map((text) => sharedName(text, placed))).toEqual([
    "Otherwise",
    undefined,
    undefined,
  ]);
});

test("choices of one title are told apart by their ids", () => {
  const choices = [choice("a", "Other"), choice("b", "Other"), choice("c", "Repair")];
  expect([...distinctChoices(choices)]).toEqual([
    ["a", "Other (a)"],
    ["b", "Other (b)"],
    ["c", "Repair"],
  ]);
});
