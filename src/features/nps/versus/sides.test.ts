import { expect, test } from "vitest";
import { answer, chain } from "../../../analysis/chains.fixture.ts";
import { ColumnBuilder } from "../../../analysis/column-builder.ts";
import { ensureTemporal } from "../../../lib/temporal.ts";
import { npsView } from "../nps-view.ts";
import { sidesOf } from "./sides.ts";

await ensureTemporal();

const given = (at: string, score: number, touchpointId: string) =>
  chain({
    _id: at,
    touchpointId,
    touchpointName: "",
    createdAt: Date.parse(at) / 1000,
    responses: [answer("NPS", "q", score)],
  });

test("touchpoints and periods with answers can be put side by side, the latest period first", () => {
  const builder = new ColumnBuilder();
  builder.append([
    given("2026-01-10T12:00:00Z", 10, "a"),
    given("2026-03-10T12:00:00Z", 0, "a"),
    given("2026-03-11T12:00:00Z", 9, "b"),
  ]);
  const { touchpoints, periods } = sidesOf(
    npsView(builder.snapshot(), { period: "month" }, "UTC"),
    (date) => date,
  );
  expect(touchpoints.map(({ key, name }) => [key, name])).toEqual([
    ["touchpoint:a", "a"],
    ["touchpoint:b", "b"],
  ]);
  expect(periods.map(({ key }) => key)).toEqual(["period:2026-03-01", "period:2026-01-01"]);
  expect(periods[0]?.counts).toMatchObject({ promoters: 1, detractors: 1 });
});
