import { expect, test } from "vitest";
import { toggledTerm } from "./metadata-terms.ts";

test("a click picks a value, another value of its key takes its place, a second click takes it back", () => {
  const one = toggledTerm([], "till", "4");
  expect(one).toEqual(["till=4"]);
  expect(toggledTerm(one ?? [], "till", "5")).toEqual(["till=5"]);
  expect(toggledTerm(one ?? [], "tills", "4")).toEqual(["till=4", "tills=4"]);
  expect(toggledTerm(one ?? [], "till", "4")).toBeUndefined();
});
