import { expect, test } from "vitest";
import { answer, chain } from "../columns/chains.fixture.ts";
import { ColumnBuilder } from "../columns/column-builder.ts";
import { judgeRows } from "../funnel/judge-rows.ts";
import { countSelection } from "../selection/count-selection.ts";
import type { SliceFilter } from "../slice/slice-filter.ts";
import { finish } from "../steps.ts";
import { tellingRows } from "./telling-rows.ts";

/** So many answers each, of whom so many of a hundred are promoters, the others detractors. */
const ALL = 400;
const SHOPS = { north: 95, east: 60, south: 60, west: 40 };

/** `keysOf` has the metadata of an answer by its shop and its number. */
function told(
  keysOf: (shop: string, at: number) => Readonly<Record<string, string>>,
  filter: SliceFilter = {},
  happyOf = (happy: number, _at: number, _shop: string) => happy,
  wordsOf: (shop: string) => Readonly<Record<string, string>> = () => ({}),
) {
  const builder = new ColumnBuilder({ choices: new Map() });
  builder.append(
    Object.entries(SHOPS).flatMap(([shop, happy]) =>
      Array.from({ length: ALL }, (_, at) =>
        chain({
          _id: `${shop}-${at}`,
          touchpointId: shop,
          touchpointName: shop,
          metadata: keysOf(shop, at),
          responses: [
            answer("NPS", "q", (at * 37) % 100 < happyOf(happy, at, shop) ? 10 : 2),
            ...Object.entries(wordsOf(shop)).map(([question, word]) => answer("Word", question, word)),
          ],
        }),
      ),
    ),
  );
  const columns = builder.snapshot();
  const selection = countSelection(columns, filter);
  const judged = new Map(
    [...selection.rows].flatMap(([dimension, rows]) => {
      const own = judgeRows(rows.map(({ counts }) => counts));
      return own === undefined ? [] : [[dimension, own] as const];
    }),
  );
  return finish(tellingRows(columns, filter, selection, judged)).map(({ dimension, ...places }) => {
    const nameAt = (place: number) => selection.rows.get(dimension)?.[place]?.id;
    return [dimension, nameAt(places.lowest), nameAt(places.highest)];
  });
}

const SHOP = ["touchpoint", "west", "north"];

test("a breakdown is told with its lowest and its highest row", () => {
  expect(told(() => ({}))).toEqual([SHOP]);
});

test("of two that are the same rows the earlier is told, also where a filter names one of them", () => {
  expect(told((site) => ({ site }))).toEqual([SHOP]);
  expect(told((site) => ({ site }), { metadata: [{ key: "site", value: "north" }] })).toEqual([]);
  const two = { touchpoint: ["north", "west"] };
  expect(told((site) => ({ site }), two)).toEqual([SHOP]);
});

/** One row of the north, but for so many of its answers in the place of which are as many of the east; two rows of all others. */
const area = (shop: string, at: number, swapped: number): string => {
  if (at < swapped ? shop === "east" : shop === "north") return "air";
  return at % 2 === 0 ? "left" : "right";
};

// Of the west only half is low.
const half = (shop: string, at: number) => (shop === "west" ? `west ${at % 2}` : shop);
const lowHalf = (happy: number, at: number, shop: string) =>
  shop === "west" ? happy + (at % 2 === 0 ? 20 : -20) : happy;
const otherArea = (shop: string, at: number) => ({ area: area(shop, at, ALL / 5) });
const nearAndFar = (shop: string, at: number) => ({ near: area(shop, at, 30), far: area(shop, at, 45) });
// Shops lie further apart than the rows of a till, but each holds fewer answers: they are less clear.
const halves = (_: string, at: number) => ({
  hour: at % 2 === 0 ? "am" : "pm",
  till: at % 4 < 2 ? "one" : "two",
  door: at % 8 < 4 ? "left" : "right",
});
const moved = (happy: number, at: number) =>
  happy / 2 + (at % 2 === 0 ? 50 : 0) - (at % 4 < 2 ? 0 : 20) - (at % 8 < 4 ? 0 : 12);

test("of two whose strongest rows are nearly the same that with the wider range is told", () => {
  expect(told((shop, at) => ({ area: area(shop, at, 30) }))).toEqual([SHOP]);
  expect(told((shop, at) => ({ place: half(shop, at) }), {}, lowHalf)).toEqual([
    ["metadata:place", "west 1", "north"],
  ]);
});

test("of two whose strongest rows are others both are told, also where a filter names rows of them", () => {
  const both = ["touchpoint", "metadata:area"];
  expect(told(otherArea).map(([dimension]) => dimension)).toEqual(both);
  const metadata = ["air", "left"].map((value) => ({ key: "area", value }));
  expect(told(otherArea, { metadata }).map(([dimension]) => dimension)).toEqual(both);
});

test("what is the same as one that is not told is told", () => {
  expect(told(nearAndFar).map(([dimension]) => dimension)).toEqual(["touchpoint", "metadata:far"]);
});

test("of more than two the clearest are told, the clearest first", () => {
  expect(told(halves, {}, moved).map(([dimension]) => dimension)).toEqual(["metadata:hour", "metadata:till"]);
});

const ofSite = (site: string) => ({ site });

test("answers that are the same rows as places are not told beside them, also where a filter names one", () => {
  expect(told(() => ({}), {}, undefined, ofSite)).toEqual([SHOP]);
  const answers = ["north", "west"].map((value) => ({ question: "site", value }));
  expect(told(() => ({}), { answers }, undefined, ofSite)).toEqual([SHOP]);
});
