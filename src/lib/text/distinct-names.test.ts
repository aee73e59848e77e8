import * as fc from "fast-check";
import { expect, test } from "vitest";
import { distinctNames, keyed, type Named } from "./distinct-names.ts";

const labels = (named: readonly Named[]) => [...distinctNames(named).values()];

test("a name that only one has stays as it is", () => {
  expect(
    labels([
      { id: "t1", name: "Gate 1", owner: "Airport" },
      { id: "t2", name: "Gate 2", owner: "Airport" },
    ]),
  ).toEqual(["Gate 1", "Gate 2"]);
});

test("one that several have is told with what it belongs to, and with its id where that is the same too", () => {
  const gate = { name: "Boarding area A", owner: "North" };
  expect(
    labels([
      { id: "t1", ...gate },
      { id: "t2", ...gate, owner: "South" },
    ]),
  ).toEqual(["Boarding area A (North)", "Boarding area A (South)"]);
  expect(
    labels([
      { id: "t1", ...gate },
      { id: "t2", ...gate },
    ]),
  ).toEqual(["Boarding area A (North, t1)", "Boarding area A (North, t2)"]);
  expect(
    labels([
      { id: "a", name: "Stores" },
      { id: "b", name: "Stores" },
      { id: "c", name: "" },
    ]),
  ).toEqual(["Stores (a)", "Stores (b)", "c"]);
  expect(
    labels([
      { id: "", name: "Helsinki" },
      { id: "t1", name: "Helsinki" },
      { id: "t2", name: "Helsinki" },
    ]),
  ).toEqual(["Helsinki", "Helsinki (t1)", "Helsinki (t2)"]);
});

test("each id is called something, by its name", () => {
  const named = fc.record({
    id: fc.string(),
    name: fc.constantFrom("A", "B", ""),
    owner: fc.constantFrom("X", "Y", ""),
  });
  fc.assert(
    fc.property(fc.uniqueArray(named, { selector: ({ id }) => id }), (all) => {
      const names = distinctNames(all);
      for (const { id, name } of all) expect(names.get(id)?.startsWith(name || id)).toBe(true);
    }),
  );
});

test("names that repeat are numbered", () => {
  const keys = keyed(["a", "b", "a", "a"], (name) => name).map(({ key }) => key);
  expect(keys).toEqual(["a", "b", "a 1", "a 2"]);
});

test("items stay in their order, and only a name that ends in a number can meet a numbered one", () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-c]{0,2}$/)), (names) => {
      const named = keyed(names, (name) => name);
      expect(named.map(({ item }) => item)).toEqual(names);
      expect(new Set(named.map(({ key }) => key)).size).toBe(names.length);
    }),
  );
});
