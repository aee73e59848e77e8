import { expect, test } from "vitest";
import { foundIn, placesOf } from "./places.fixture.ts";

test("a change of one place is found in at most 5 % of sets of places that did not change", () => {
  const sets = Array.from({ length: 200 }, (_, seed) => foundIn(placesOf([], 100 + seed)));
  expect(sets.filter((places) => places.length > 0).length / 200).toBeLessThanOrEqual(0.05);
});
