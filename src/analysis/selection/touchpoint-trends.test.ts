import * as fc from "fast-check";
import { expect, test } from "vitest";
import { anyChains } from "../columns/chains.fixture.ts";
import { ColumnBuilder } from "../columns/column-builder.ts";
import { ensureTemporal } from "../../lib/time/temporal.ts";
import { trendSlice } from "../slice/trend-slice.ts";
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
