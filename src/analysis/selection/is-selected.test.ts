import { expect, test } from "vitest";
import { isSelected, isWithin } from "./is-selected.ts";

const chain = { createdAt: 100, touchpointId: "t1", surveyId: "s1", teamId: "m1", language: "fi" };

test.each([
  [{}, true],
  [{ touchpoint: [], survey: [], team: [], language: [] }, true],
  [{ touchpoint: ["t2", "t1"], survey: ["s1"], team: ["m1"], language: ["fi"] }, true],
  [{ touchpoint: ["t2"] }, false],
  [{ survey: ["t1"] }, false],
  [{ team: ["m2"] }, false],
  [{ language: ["en"] }, false],
  [{ createdFrom: 100, createdTo: 100 }, true],
  [{ createdFrom: 101 }, false],
  [{ createdTo: 99 }, false],
])("by %j a chain is selected: %j", (filter, is) => {
  expect(isSelected(chain, filter)).toBe(is);
});

test("a moment is within bounds that it is at, and within open ones", () => {
  expect([
    isWithin(chain, {}),
    isWithin(chain, { createdFrom: 100 }),
    isWithin(chain, { createdTo: 100 }),
  ]).toEqual([true, true, true]);
  expect([isWithin(chain, { createdFrom: 101 }), isWithin(chain, { createdTo: 99 })]).toEqual([false, false]);
});
