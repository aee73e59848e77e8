import { expect, test } from "vitest";
import { namedChoices, titlesBy } from "./choice-names.ts";

const choice = (fieldId: string, fieldName: string) => ({
  fieldId,
  fieldName,
  type: undefined,
  subType: undefined,
});

test("a choice has its title, and its names in other languages by its id", () => {
  const english = { choices: [choice("a", "Repair"), choice("b", "Return")], choicesString: [] };
  const finnish = { choices: [choice("b", "Palautus"), choice("a", "Korjaus")], choicesString: [] };
  expect(namedChoices(english, [finnish])).toEqual([
    { id: "a", title: "Repair", names: ["Repair", "Korjaus"] },
    { id: "b", title: "Return", names: ["Return", "Palautus"] },
  ]);
});

test("choices that are told by their titles alone are the same by their place", () => {
  const english = { choices: [], choicesString: ["Yes", "No"] };
  const finnish = { choices: [], choicesString: ["Kyllä", "Ei"] };
  expect(namedChoices(english, [finnish]).map(({ names }) => names)).toEqual([
    ["Yes", "Kyllä"],
    ["No", "Ei"],
  ]);
});

test("a choice without a title is called by its id", () => {
  expect(namedChoices({ choices: [choice("a", "")], choicesString: [] }, [])[0]?.title).toBe("a");
});

test("an answer is told by the titles of what it names, one or several, and by nothing where it names none", () => {
  const english = { choices: [choice("a", "Repair"), choice("b", "Return")], choicesString: [] };
  const finnish = { choices: [choice("b", "Palautus"), choice("a", "Korjaus")], choicesString: [] };
  const titlesIn = titlesBy(namedChoices(english, [finnish]));
  expect(titlesIn("palautus")).toBe("Return");
  expect(titlesIn("Korjaus, Palautus")).toBe("Repair, Return");
  expect(titlesIn("Something else")).toBeUndefined();
});

test("an empty text names no choice, also where choices are told by their titles alone", () => {
  const titlesIn = titlesBy(namedChoices({ choices: [], choicesString: ["Yes"] }, []));
  expect(titlesIn("yes")).toBe("Yes");
  for (const text of ["", " ", "Yes,"]) expect(titlesIn(text)).toBeUndefined();
});

test("a choice that another language lacks has the names that are known", () => {
  const english = { choices: [choice("a", "Repair"), choice("b", "Return")], choicesString: [] };
  const finnish = { choices: [choice("a", "Korjaus")], choicesString: [] };
  expect(namedChoices(english, [finnish]).map(({ names }) => names)).toEqual([
    ["Repair", "Korjaus"],
    ["Return"],
  ]);
});
