import fc from "fast-check";
import { expect, test } from "vitest";
import { withView, type Views, type View, viewsFile, takenIn } from "./view.ts";

const view = (name: string, search = "", columns?: unknown): View => ({
  name,
  screen: "/responses",
  search,
  ...(columns === undefined ? {} : { columns }),
});
const file = (...views: readonly unknown[]) => JSON.stringify({ kind: "earshot-views", version: 1, views });

test("what was exported comes back as it was", () => {
  const anyView = fc.record({
    name: fc
      .string({ minLength: 1, maxLength: 40 })
      .filter((name) => name.trim() === name && !name.includes("(")),
    screen: fc.constantFrom("/responses" as const, "/nps" as const),
    search: fc.constantFrom("", "?closed=true", "?survey=a&survey=b&find=%26"),
    columns: fc.option(
      fc.jsonValue().filter((value) => value !== null),
      { nil: undefined },
    ),
  });
  fc.assert(
    fc.property(fc.array(anyView), (all) => {
      const views: Views = all
        .map(({ columns, ...rest }): View => (columns === undefined ? rest : { ...rest, columns }))
        .reduce(withView, [] as Views);
      const taken = takenIn([], viewsFile(views));
      const kept = taken.kind === "taken" ? taken.views.length + taken.personal : -1;
      expect(kept).toBe(views.length);
      expect(takenIn(views, viewsFile(views))).toMatchObject({ added: 0, renamed: [], views });
    }),
  );
});

test("nothing that is here is changed: a name that is taken gets a number, also when the file comes again", () => {
  const here = [view("mine", "?closed=true")];
  const text = file(view("mine", "?closed=false"), view("Mine", "?closed=true"), view("new"));
  const taken = takenIn(here, text);
  expect(taken).toMatchObject({ added: 3, same: 0 });
  const again = takenIn(taken.kind === "taken" ? taken.views : [], text);
  expect(again).toMatchObject({ kind: "taken", added: 0, same: 3 });
  expect(taken).toMatchObject({
    renamed: [
      { from: "mine", to: "mine (2)" },
      { from: "Mine", to: "Mine (3)" },
    ],
  });
});

test("entries that can't be opened, and what points at a person, are counted and left out", () => {
  const taken = takenIn(
    [],
    file(null, view(""), { ...view("x"), screen: "//evil.example" }, view("y", "?text=a%40b.fi"), view("ok")),
  );
  expect(taken).toMatchObject({ added: 1, unusable: 3, personal: 1 });
});

test("an address leads nowhere but to a screen's own search", () => {
  const taken = takenIn([], file(view("x", "#@evil.example/?a=1")));
  expect(taken).toMatchObject({ views: [{ search: "?%23%40evil.example%2F%3Fa=1" }] });
});

test.each([
  ["", "not-json"],
  ["{", "not-json"],
  ["[]", "no-views"],
  ['{"views":[]}', "no-views"],
  ['{"kind":"earshot-views","version":2,"views":[]}', "no-views"],
  [" ".repeat(5_000_001), "too-large"],
] as const)("no file of views is told for what it is", (text, reason) => {
  expect(takenIn([], text)).toEqual({ kind: "refused", reason });
});
