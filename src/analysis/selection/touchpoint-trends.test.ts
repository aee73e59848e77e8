import * as fc from "fast-check";
import { expect, test } from "vitest";
import { answer, anyChains, chain } from "../columns/chains.fixture.ts";
import { ColumnBuilder } from "../columns/column-builder.ts";
import { ensureTemporal } from "../../lib/time/temporal.ts";
import { trendSlice } from "../slice/trend-slice.ts";
import { NPS } from "../metric/metric.ts";
import { touchpointTrends } from "./touchpoint-trends.ts";

await ensureTemporal();

test("what is counted of a touchpoint is what its filter alone would count", () => {
  fc.assert(
    fc.property(anyChains, fc.constantFrom({}, { team: ["team1"] }, { closed: true }), (chains, filter) => {
      const builder = new ColumnBuilder();
      builder.append(chains);
      const columns = builder.snapshot();
      const { trend } = trendSlice(columns, filter, "UTC");
      const [first, last] = [trend[0]?.period.start, trend.at(-1)?.period.end];
      if (first === undefined || last === undefined) return;
      const within = { ...filter, createdFrom: first, createdTo: last - 1 };
      const periods = trend.map(({ period }) => period);
      for (const { id, trend: own } of touchpointTrends(columns, within, periods)) {
        const alone = trendSlice(columns, { ...within, touchpoint: [id] }, "UTC").trend;
        expect(own).toEqual(
          alone.map(({ period, tally: { answers, top, middle, bottom } }) => ({
            period,
            tally: { answers, top, middle, bottom },
          })),
        );
      }
    }),
  );
});

const scored = (createdAt: number, touchpointId: string, score: number) =>
  chain({
    _id: `${createdAt}`,
    surveyId: "s",
    createdAt,
    touchpointId,
    responses: [answer("NPS", "q", score)],
  });

test("trends are of what passes the filter whatever its brush, and say where they are of shares", () => {
  const metric = { ...NPS, kind: "share", survey: "s", questions: ["q"], top: [10], bottom: [] } as const;
  const builder = new ColumnBuilder({ metric });
  builder.append([scored(5, "a", 10), scored(15, "a", 0), scored(16, "b", 10), scored(25, "b", 10)]);
  const periods = [0, 10].map((start) => ({ date: `${start}`, start, end: start + 10 }));
  const trends = touchpointTrends(builder.snapshot(), { brush: { createdFrom: 0, createdTo: 1 } }, periods);
  expect(
    trends.map(({ id, trend }) => [id, ...trend.map(({ tally }) => [tally.top, tally.answers])]),
  ).toEqual([
    ["a", [1, 1], [0, 1]],
    ["b", [0, 0], [1, 1]],
  ]);
  expect(trends[0]?.trend[0]?.tally.isShare).toBe(true);
});
