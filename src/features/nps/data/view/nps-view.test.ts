import { expect, test } from "vitest";
import { answer, chain } from "../../../../analysis/columns/chains.fixture.ts";
import { ColumnBuilder } from "../../../../analysis/columns/column-builder.ts";
import type { ResponseChain } from "../../../../contract/resources.ts";
import { ensureTemporal } from "../../../../lib/time/temporal.ts";
import { npsView } from "./use-nps-view.ts";

await ensureTemporal();

const noon = (date: string) => Date.parse(`${date}T12:00:00Z`) / 1000;
const given = (date: string, score: number, fields: Partial<ResponseChain> = {}): ResponseChain =>
  chain({
    _id: `${date}-${score}-${JSON.stringify(fields)}`,
    createdAt: noon(date),
    responses: [answer("NPS", "q1", score)],
    ...fields,
  });

function columnsOf(...chains: readonly ResponseChain[]) {
  const builder = new ColumnBuilder();
  builder.append(chains);
  return builder.snapshot();
}

const spring = columnsOf(given("2026-01-15", 10), given("2026-03-10", 0), given("2026-03-20", 9));
const dates = (view: ReturnType<typeof npsView>) => view.trend.map(({ period }) => period.date);

test("an open range reaches from the first answers to the last, with gaps as empty periods", () => {
  const view = npsView(spring, { period: "month" }, "UTC");
  expect(dates(view)).toEqual(["2026-01-01", "2026-02-01", "2026-03-01"]);
  expect(view.trend.map(({ tally }) => tally.answers)).toEqual([1, 0, 2]);
});

test("a range of dates is shown in full, answers or not", () => {
  const view = npsView(spring, { from: "2026-01-14", to: "2026-01-17" }, "UTC");
  expect(dates(view)).toEqual(["2026-01-14", "2026-01-15", "2026-01-16", "2026-01-17"]);
  expect(view.unit).toBe("day");
});

test("the unit suits what is in view, not all that was read", () => {
  const columns = columnsOf(
    given("2020-01-01", 5, { surveyId: "old" }),
    given("2026-03-10", 10, { surveyId: "new" }),
    given("2026-03-12", 9, { surveyId: "new" }),
  );
  expect(npsView(columns, {}, "UTC").unit).toBe("quarter");
  const view = npsView(columns, { survey: ["new"] }, "UTC");
  expect(view.unit).toBe("day");
  expect(dates(view)).toEqual(["2026-03-10", "2026-03-11", "2026-03-12"]);
});

test("a unit that would make too many periods falls back to the range's own", () => {
  const columns = columnsOf(given("2010-01-01", 5), given("2026-01-01", 5));
  const view = npsView(columns, { period: "day" }, "UTC");
  expect(view.unit).toBe("quarter");
  expect(view.units).not.toContain("day");
});

test("touchpoint, team, respondent language and question narrow what was read", () => {
  const columns = columnsOf(
    given("2026-03-10", 10, { touchpointId: "a", teamId: "t", language: "fi" }),
    given("2026-03-10", 0, { touchpointId: "b", teamId: "t", language: "fi" }),
    given("2026-03-10", 0, { touchpointId: "a", teamId: "u", language: "fi" }),
    given("2026-03-10", 0, { touchpointId: "a", teamId: "t", language: "sv" }),
  );
  const values = { touchpoint: "a", team: "t", language: "fi", question: "q1" };
  expect(npsView(columns, values, "UTC").total).toMatchObject({ answers: 1, top: 1 });
  expect(npsView(columns, { ...values, question: "q2" }, "UTC").total.answers).toBe(0);
});

test("a stretch picked on the trend narrows everything else, scores all but the distribution", () => {
  const values = { during: "2026-03-01..2026-03-31", score: [9, 10], period: "month" } as const;
  const view = npsView(spring, values, "UTC");
  expect(view.total).toMatchObject({ answers: 1, top: 1 });
  expect(view.distribution).toMatchObject({ answers: 2, bottom: 1 });
  expect(view.trend.map(({ tally }) => tally.answers)).toEqual([1, 0, 1]);
});

test("metadata narrows, also where its values hold the sign between key and value", () => {
  const columns = columnsOf(
    given("2026-03-10", 10, { metadata: { till: "a=b" } }),
    given("2026-03-11", 0, { metadata: { till: "a" } }),
  );
  const view = npsView(columns, { metadata: ["till=a=b"], by: "till" }, "UTC");
  expect(view.total).toMatchObject({ answers: 1, top: 1 });
  expect(view.byMetadata.map(({ id }) => id)).toEqual(["a", "a=b"]);
});

test("nothing read makes an empty view", () => {
  const view = npsView(columnsOf(), {}, "UTC");
  expect(view).toMatchObject({ chains: 0, trend: [], total: { answers: 0 } });
});
