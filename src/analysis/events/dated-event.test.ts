import { expect, test } from "vitest";
import { concerning, eventsIn, eventsInText, inEventOrder, datedEventSchema } from "./dated-event.ts";

const sale = { at: "2026-06-01", name: "Sale" };

test("events come by their days, then by names, last days and places", () => {
  const ordered = [
    { at: "2026-05-31", name: "Works" },
    sale,
    { ...sale, touchpoint: "a" },
    { ...sale, touchpoint: "b" },
    { ...sale, until: "2026-06-02", touchpoint: "a" },
    { ...sale, until: "2026-06-03" },
    { at: "2026-06-01", name: "sale" },
  ];
  expect(inEventOrder(ordered.toReversed())).toEqual(ordered);
});

test("an event of one place concerns what is selected with it, one of all concerns everything", () => {
  const [here, there] = [
    { ...sale, touchpoint: "here" },
    { ...sale, touchpoint: "there" },
  ];
  const all = [there, here, sale];
  expect(concerning(all, [])).toEqual([sale, here, there]);
  expect(concerning(all, ["here", "door"])).toEqual([sale, here]);
});

test.each([
  [{ name: "Sale" }, "at", "must be a day such as 2026-06-01"],
  [{ at: "2026-02-30", name: "Sale" }, "at", "must be a day such as 2026-06-01"],
  [{ at: "2026-06-01" }, "name", "must be a text"],
  [{ at: "2026-06-01", name: " " }, "name", "must not be empty"],
  [{ ...sale, until: "2026-05-31" }, "until", "must not be before at"],
  [{ ...sale, until: "June" }, "until", "must be a day such as 2026-06-01"],
  [{ ...sale, touchpoint: "" }, "touchpoint", "must not be empty"],
])("%j is refused: %s %s", (given, field, message) => {
  const [issue] = datedEventSchema.safeParse(given).error?.issues ?? [];
  expect([issue?.path, issue?.message]).toEqual([[field], message]);
});

test("what lasts may end on the day on which it began; other members are passed over", () => {
  expect(datedEventSchema.parse({ ...sale, until: sale.at, colour: "red" })).toEqual({
    ...sale,
    until: sale.at,
  });
});

test("events are read out of a list, and what is none is passed over", () => {
  expect(eventsIn({ events: [sale, { name: "Half" }, 7] })).toEqual([sale]);
  expect(eventsInText(JSON.stringify({ events: [sale] }))).toEqual([sale]);
  expect([eventsIn(null), eventsInText("{")]).toEqual([[], []]);
});
