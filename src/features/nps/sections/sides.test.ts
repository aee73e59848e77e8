import { expect, test } from "vitest";
import { answer, chain } from "../../../analysis/columns/chains.fixture.ts";
import { ColumnBuilder } from "../../../analysis/columns/column-builder.ts";
import { ensureTemporal } from "../../../lib/time/temporal.ts";
import { npsView } from "../data/view/use-nps-view.ts";
import { isCounted, sideFilter, sidesOf } from "./sides.ts";

await ensureTemporal();

const given = (at: string, score: number, touchpointId: string) =>
  chain({
    _id: at,
    touchpointId,
    touchpointName: "",
    createdAt: Date.parse(at) / 1000,
    responses: [answer("NPS", "q", score)],
  });

const builder = new ColumnBuilder();
builder.append([
  given("2026-01-10T12:00:00Z", 10, "a"),
  given("2026-03-10T12:00:00Z", 0, "a"),
  given("2026-03-11T12:00:00Z", 9, "b"),
]);
const monthly = npsView(builder.snapshot(), { period: "month" }, "UTC");
const names = {
  touchpoint: (id: string) => (id === "a" ? undefined : `touchpoint ${id}`),
  period: (date: string) => date,
  date: (date: string) => `day ${date}`,
};

test("touchpoints and periods with answers can be put side by side, the latest period first", () => {
  const { touchpoints, periods } = sidesOf(monthly, names, []);
  expect(touchpoints.map(({ key, name }) => [key, name])).toEqual([
    ["touchpoint:a", "a"],
    ["touchpoint:b", "touchpoint b"],
  ]);
  expect(periods.map(({ key }) => key)).toEqual(["period:2026-03-01", "period:2026-01-01"]);
  expect(periods[0]?.counts).toMatchObject({ top: 1, bottom: 1 });
});

test("what is chosen stays there: a period or a touchpoint without answers, and a period of another unit", () => {
  const chosen = ["period:2026-02-01", "touchpoint:c", "period:2026-03-09", "period:soon"];
  const { touchpoints, periods } = sidesOf(monthly, names, chosen);
  expect(touchpoints.map(({ key }) => key)).toEqual(["touchpoint:a", "touchpoint:b", "touchpoint:c"]);
  expect(touchpoints[2]).toMatchObject({ name: "touchpoint c", counts: { top: 0 } });
  expect(periods.map(({ name }) => name)).toEqual([
    "2026-03-01",
    "2026-02-01",
    "2026-01-01",
    "day 2026-03-09",
  ]);
  expect(periods.map(isCounted)).toEqual([true, true, true, false]);
});

test("a side is all that is in view of it: a touchpoint in place of others, a period whatever days are picked", () => {
  const { touchpoints, periods } = sidesOf(monthly, names, []);
  const [a] = touchpoints;
  const [march] = periods;
  if (a === undefined || march?.bounds === undefined) throw new Error("no sides");
  const brush = { createdFrom: 1, createdTo: 2 };
  const filter = { touchpoint: ["b"], team: ["t"], brush };
  expect(sideFilter(filter, a)).toEqual({ touchpoint: ["a"], team: ["t"], brush });
  expect(sideFilter(filter, march)).toEqual({ touchpoint: ["b"], team: ["t"], ...march.bounds });
});
