import * as fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { ensureTemporal } from "../../lib/time/temporal.ts";
import { answered } from "./answered.fixture.ts";
import { meansOverTime } from "./means-over-time.ts";

beforeAll(ensureTemporal);

const at = (...moments: readonly string[]) => {
  const seconds = moments.map((moment) => Date.parse(moment) / 1000);
  return (place: number) => seconds[place] ?? 0;
};

test("numbers are added up by the days of the zone, with empty days between them", () => {
  const chains = answered(
    [{ wait: 2 }, { wait: 4 }, { wait: 9 }, { nps: 9 }],
    at("2026-03-01T21:30:00Z", "2026-03-01T22:30:00Z", "2026-03-04T10:00:00Z", "2026-03-09T10:00:00Z"),
  );
  const { unit, periods, sums } = meansOverTime(chains, { zone: "Europe/Helsinki", bounds: {} });
  expect(unit).toBe("day");
  expect(periods.map(({ date }) => date)).toEqual(["2026-03-01", "2026-03-02", "2026-03-03", "2026-03-04"]);
  expect(sums.get("wait")?.map(({ count, sum }) => [count, sum])).toEqual([
    [1, 2],
    [1, 4],
    [0, 0],
    [1, 9],
  ]);
  expect([...sums.keys()]).toEqual(["wait"]);
});

test("the scale of buttons is known, that of other numbers is not", () => {
  const chains = answered([{ found: 1, wait: 1 }, { found: 0, wait: 7 }, { found: 1 }]);
  const { scales } = meansOverTime(chains, { zone: "UTC", bounds: {} });
  expect([...scales]).toEqual([["found", { least: 0, most: 1 }]]);
});

test("bounds are kept to the end, and a unit that is asked for is followed where it can be", () => {
  const chains = answered([{ wait: 2 }], at("2026-03-10T10:00:00Z"));
  const year = {
    bounds: {
      createdFrom: Date.parse("2026-01-01") / 1000,
      createdTo: Date.parse("2026-12-31T23:59:59Z") / 1000,
    },
    zone: "UTC",
  };
  expect(meansOverTime(chains, year)).toMatchObject({ unit: "month", periods: { length: 12 } });
  const byQuarter = meansOverTime(chains, { ...year, unit: "quarter" });
  expect(byQuarter).toMatchObject({ unit: "quarter", ownUnit: "month", periods: { length: 4 } });
});

test("without a number, or without a moment, there is no period", () => {
  expect(meansOverTime(answered([{ nps: 9 }]), { zone: "UTC", bounds: {} }).periods).toEqual([]);
  expect(
    meansOverTime(
      answered([{ wait: 9 }], () => -1),
      { zone: "UTC", bounds: {} },
    ).periods,
  ).toEqual([]);
});

test("the periods add up to all numbers, in whatever order chains come", () => {
  const anyAnswers = fc.array(fc.tuple(fc.integer({ min: 0, max: 10 }), fc.nat(40_000_000)), {
    maxLength: 60,
  });
  fc.assert(
    fc.property(anyAnswers, (given) => {
      const sumsOf = (list: typeof given) =>
        meansOverTime(
          answered(
            list.map(([wait]) => ({ wait })),
            (place) => 1_700_000_000 + (list[place]?.[1] ?? 0),
          ),
          { zone: "Europe/Helsinki", bounds: {} },
        ).sums.get("wait") ?? [];
      const sums = sumsOf(given);
      expect(sums.reduce((all, { sum }) => all + sum, 0)).toBe(given.reduce((all, [wait]) => all + wait, 0));
      expect(sumsOf(given.toReversed())).toEqual(sums);
    }),
  );
});

test("the units that can be chosen are those that suit the dates, or the numbers where dates are open", () => {
  const chains = answered([{ wait: 2 }, { wait: 3 }], at("2026-03-10T10:00:00Z", "2026-04-10T10:00:00Z"));
  expect(meansOverTime(chains, { zone: "UTC", bounds: {} })).toMatchObject({ unit: "day", ownUnit: "day" });
  const created = { createdFrom: Date.parse("2024-01-01") / 1000 };
  const open = meansOverTime(chains, { zone: "UTC", bounds: created });
  expect(open).toMatchObject({ unit: "month", ownUnit: "month" });
  expect(open.units).toEqual(["day", "week", "month", "quarter"]);
  const none = meansOverTime(answered([]), { zone: "UTC", bounds: created, unit: "week" });
  expect(none).toMatchObject({ unit: "week", ownUnit: "week", units: ["week"], periods: [] });
});

test("words among the numbers are in no period, and lengthen no time", () => {
  const moments = at("2026-03-01T10:00:00Z", "2026-03-02T10:00:00Z", "2026-03-09T10:00:00Z");
  const { periods, sums } = meansOverTime(answered([{ wait: 3 }, { wait: -4 }, { wait: "long" }], moments), {
    zone: "UTC",
    bounds: {},
  });
  expect(periods).toHaveLength(2);
  expect(sums.get("wait")).toEqual([
    { count: 1, sum: 3, squares: 9 },
    { count: 1, sum: -4, squares: 16 },
  ]);
});
