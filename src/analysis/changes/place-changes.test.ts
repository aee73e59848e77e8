import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findChanges, findPlaceChanges, type PlaceTrend } from "./changes.ts";
import { foundIn, placesOf, together } from "./places.fixture.ts";

describe("a place that changed for good", () => {
  test("is found among places that did not", () => {
    const [first, ...more] = foundIn(placesOf([40], 1));
    expect(first).toMatchObject({ id: "place 0", change: { since: { date: "12" } } });
    expect(first?.change.difference.high).toBeLessThan(-25);
    expect(more).toEqual([]);
  });

  test("is not told where it only goes along with all the others", () => {
    const places = placesOf(
      Array.from({ length: 14 }, () => 20),
      2,
    );
    expect(findChanges(together(places))?.changes).toHaveLength(1);
    expect(foundIn(places)).toEqual([]);
  });

  test("is told where it makes the change of all", () => {
    const places = placesOf([90, 90], 3);
    expect(findChanges(together(places))?.changes).toHaveLength(1);
    expect(
      foundIn(places)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(["place 0", "place 1"]);
  });
});

/** One place whose months score so; all of `answers`, an even number of thousands. */
const scoring = (id: string, scores: readonly number[], answers = 10_000): PlaceTrend => ({
  id,
  name: "",
  trend: scores.map((score, at) => ({
    period: { date: String(at), start: at * 100, end: at * 100 + 100 },
    tally: {
      answers,
      top: (answers * (100 + score)) / 200,
      middle: 0,
      bottom: (answers * (100 - score)) / 200,
    },
  })),
});
const level = (score: number, months = 12) => Array.from({ length: months }, () => score);
const FELL = [...level(40), ...level(-40)];

const toldOf = (places: readonly PlaceTrend[]) => findPlaceChanges(places, undefined).map(({ id }) => id);
const calm = (count: number) => Array.from({ length: count }, (_, at) => scoring(`${at}`, level(0, 24)));

describe("many looks", () => {
  test("leave of one place what chance makes at most 1 time in 40", () => {
    // Alone, as a score of all, either would be found: chances of 0.025 and 0.0255.
    const clear = scoring("clear", [15, 3, -6, -15, -7, -17, -44, -20, -14, -13]);
    const unclear = scoring("unclear", [12, 11, 15, -5, -4, -9, -27, -30, -36, -8]);
    expect(findChanges(clear.trend)?.changes).toMatchObject([{ chance: 0.025 }]);
    expect(findChanges(unclear.trend)?.changes).toMatchObject([{ chance: 0.0255 }]);
    expect(toldOf([clear])).toEqual(["clear"]);
    expect(toldOf([unclear])).toEqual([]);
    expect(toldOf([clear, ...calm(1)])).toEqual([]);
  });

  test("are taken at the fifty places of most answers", () => {
    const small = scoring("small", FELL, 1000);
    const large = scoring("large", FELL, 100_000);
    expect(toldOf([...calm(49), small])).toEqual(["small"]);
    expect(toldOf([...calm(50), small])).toEqual([]);
    expect(toldOf([...calm(80), large])).toEqual(["large"]);
  });

  test("are taken, of places of as many answers, at the first by their ids", () => {
    const [first, last] = [scoring("!", FELL), scoring("z", FELL)];
    expect(toldOf([...calm(50), first])).toEqual(["!"]);
    expect(toldOf([last, ...calm(50)])).toEqual([]);
  });
});

test("a place goes along with a change of all a period before or after it, and not with one two periods off", () => {
  const place = scoring("a", FELL);
  const allFrom = (month: number) =>
    findChanges(scoring("all", [...level(40, month), ...level(-40, 24 - month)]).trend);
  for (const month of [11, 12, 13]) expect(findPlaceChanges([place], allFrom(month))).toEqual([]);
  for (const month of [10, 14]) expect(findPlaceChanges([place], allFrom(month))).toHaveLength(1);
});

test("a place goes along with a change of all that is as large as its interval holds, the ends included", () => {
  const place = scoring("a", FELL);
  const general = findChanges(place.trend);
  const [change] = general?.changes ?? [];
  if (general === undefined || change === undefined) throw new Error("nothing to try");
  const { low, high } = change.difference;
  const toldBeside = (difference: number) => {
    const other = { ...change, difference: { ...change.difference, difference } };
    return findPlaceChanges([place], { ...general, changes: [other] }).length;
  };
  expect([low, high].map(toldBeside)).toEqual([0, 0]);
  expect([low - 0.01, high + 0.01].map(toldBeside)).toEqual([1, 1]);
});

test("nothing is said of places with too few periods", () => {
  const places = placesOf([40], 1).map(({ id, name, trend }) => ({ id, name, trend: trend.slice(0, 7) }));
  expect(findPlaceChanges(places, undefined)).toEqual([]);
});

test("places in any other order give the same", () => {
  const places = placesOf([40, 30, 25], 4);
  const told = foundIn(places);
  expect(told).toHaveLength(3);
  fc.assert(
    fc.property(fc.shuffledSubarray([...places], { minLength: places.length }), (order) => {
      expect(findPlaceChanges(order, findChanges(together(places)))).toEqual(told);
    }),
    { numRuns: 5 },
  );
});

test("changes as clear are told by their size, those as large by the ids of their places", () => {
  const larger = scoring("z", [...level(50), ...level(-50)]);
  const places = [scoring("b", FELL, 20_000), larger, scoring("a", FELL)];
  for (const order of [places, places.toReversed()]) expect(toldOf(order)).toEqual(["z", "a", "b"]);
});
