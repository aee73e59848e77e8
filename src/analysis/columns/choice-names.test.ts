import { expect, test } from "vitest";
import { choiceNames } from "./choice-names.ts";

const choice = (fieldName: string) => ({
  fieldId: fieldName,
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
