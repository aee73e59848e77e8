import fc from "fast-check";
import { expect, test } from "vitest";
import {
  freeName,
  named,
  renamed,
  withView,
  without,
  NAME_LENGTH,
  pointsAtPerson,
  viewSchema,
  searchOfView,
  type View,
} from "./view.ts";

const view = (name: string, search = ""): View => ({ name, screen: "/responses", search });
const names = (views: readonly View[]) => views.map(({ name }) => name);

test("views stand in the order of their names, one for each", () => {
  const views = [view("b"), view("A"), view("ä")].reduce(withView, [] as readonly View[]);
  expect(names(views)).toEqual(["A", "ä", "b"]);
  expect(withView(views, view(" B ", "?closed=true"))).toHaveLength(3);
  expect(named(withView(views, view("B", "?closed=true")), "b")?.search).toBe("?closed=true");
});

test("a view is called something else, unless another one is called so", () => {
  const views = [view("a"), view("b")];
  expect(names(renamed(views, "a", " c "))).toEqual(["b", "c"]);
  expect(names(renamed(views, "a", "A"))).toEqual(["A", "b"]);
  expect(renamed(views, "a", "B")).toBe(views);
  expect(renamed(views, "nobody", "x")).toBe(views);
  expect(names(without(views, "A"))).toEqual(["b"]);
});

test("a free name is one that is not taken, and no longer than names may be", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1, maxLength: NAME_LENGTH })), fc.nat(), (taken, index) => {
      const views = taken.map((name) => view(name));
      const name = taken[index % Math.max(1, taken.length)] ?? "new";
      const free = freeName(views, name);
      expect(named(views, free)).toBeUndefined();
      expect(free.length).toBeLessThanOrEqual(NAME_LENGTH);
    }),
  );
});

test.each(["Ask maija@example.org", "Called from +358 40 123 4567"])(
  "a view that tells %s points at a person",
  (line) => expect(pointsAtPerson({ name: "a", search: "", told: { sponsor: line } })).toBe(true),
);

test("a view that was saved with a search under its former name has it under the one it has now", () => {
  const saved = { name: "slow", screen: "/responses", search: "?text=%22too+slow%22&rows=all" };
  expect(viewSchema.parse(saved).search).toBe("?find=%22too+slow%22&rows=all");
});

test("the page is no part of a view", () => {
  expect(searchOfView({ closed: true, page: 3, survey: ["a", "b"] })).toBe("?closed=true&survey=a&survey=b");
  expect(searchOfView({ page: 3 })).toBe("");
});

test.each([
  ["maija@example.org", ""],
  ["x", "?text=maija%40example.org"],
  ["x", "?find=%2B358+40+123+4567"],
  ["x", "?metadata=mail%3Da%40b.fi&metadata=till%3D4"],
  ["x", "?metadata=call%3D%2B358401234567"],
])("%s %s points at a person", (name, search) => expect(pointsAtPerson({ name, search })).toBe(true));

test.each([
  ["October 2026", "?from=2026-10-01&to=2026-10-31"],
  ["queue", "?find=queue&metadata=till%3D4"],
  ["by id", "?touchpoint=0401234567"],
])("%s %s does not", (name, search) => expect(pointsAtPerson({ name, search })).toBe(false));
