import * as fc from "fast-check";
import { expect, test } from "vitest";
import { ensureTemporal } from "../../lib/time/temporal.ts";
import { answer, anyChains, chain } from "../columns/chains.fixture.ts";
import { ColumnBuilder } from "../columns/column-builder.ts";
import { sliceCube, dayCube } from "./day-cube.ts";
import { periodsBetween } from "../../lib/time/periods.ts";
import { slice } from "./slice.ts";
import { timeGrid } from "./time-grid.ts";

await ensureTemporal();
const ZONE = "Asia/Kathmandu";

const ofTwo = (name: string) => fc.subarray([`${name}1`, `${name}2`]);
const others = fc.record(
  {
    survey: ofTwo("survey"),
    team: ofTwo("team"),
    language: ofTwo("language"),
    question: fc.subarray(["q1", "q2"]),
    scores: fc.subarray([0, 5, 9]),
    metadata: fc.subarray([{ key: "till", value: "1" }]),
  },
  { requiredKeys: [] },
);

test("a range of days in the cube says what a pass over the rows says", () => {
  fc.assert(
    fc.property(
      anyChains,
      others,
      ofTwo("touchpoint"),
      fc.nat(3),
      fc.nat(3),
      (chains, filter, touchpoint, first, more) => {
        const builder = new ColumnBuilder();
        builder.append(chains);
        const columns = builder.snapshot();
        const days = periodsBetween(1_700_000_000, 1_700_000_000 + 4 * 86_400, "day", ZONE);
        const cube = dayCube(columns, filter, days);
        const [start, end] = [days[first]?.start ?? 0, days[Math.min(4, first + more)]?.end ?? 0];
        const bounds = { createdFrom: start, createdTo: end - 1 };
        const sliced = slice(
          columns,
          { ...filter, ...bounds, touchpoint },
          timeGrid(columns, bounds, ZONE, "day"),
        );
        const cutTo = (range: { readonly start: number; readonly end: number }) =>
          cube && sliceCube(cube, { ...range, touchpoints: touchpoint });
        const cut = cutTo({ start, end });
        expect(cut?.chains).toBe(sliced.chains);
        expect(cut?.unanswered).toBe(sliced.unanswered);
        expect(cut?.total).toEqual(sliced.total);
        expect(cut?.byTouchpoint.reduce((sum, { tally }) => sum + tally.answers, 0)).toBe(
          sliced.by.touchpoint.reduce((sum, { tally }) => sum + tally.answers, 0),
        );
        for (const { period, tally } of sliced.trend) expect(cutTo(period)?.total).toMatchObject(tally);
      },
    ),
    { numRuns: 150 },
  );
});

const daysOf = (count: number) =>
  periodsBetween(1_700_000_000, 1_700_000_000 + (count - 1) * 86_400, "day", ZONE);

test("there is no cube without days, nor one too large to keep", () => {
  const builder = new ColumnBuilder();
  builder.append(Array.from({ length: 2000 }, (_, n) => chain({ _id: `c${n}`, touchpointId: `t${n}` })));
  const columns = builder.snapshot();
  expect(dayCube(columns, {}, [])).toBeUndefined();
  expect(dayCube(columns, {}, daysOf(10))?.touchpoints).toHaveLength(2000);
  expect(dayCube(columns, {}, daysOf(400))).toBeUndefined();
});

test("what lies behind all days ends with them, and what lies before them is nothing", () => {
  const builder = new ColumnBuilder();
  builder.append(
    [0, 1, 9].map((day) =>
      chain({ _id: `${day}`, createdAt: 1_700_000_000 + day * 86_400, responses: [answer("NPS", "q", 9)] }),
    ),
  );
  const cube = dayCube(builder.snapshot(), {}, daysOf(3));
  const cut = (start: number, end: number) => cube && sliceCube(cube, { start, end, touchpoints: [] });
  expect(cut(0, 2e9)).toMatchObject({ chains: 2, total: { top: 2, answers: 2 } });
  expect(cut(0, 1)).toMatchObject({ chains: 0, total: { answers: 0 } });
  expect(cut(2e9, 3e9)).toMatchObject({ chains: 0, byTouchpoint: [{ tally: { answers: 0 } }] });
});
