import * as fc from "fast-check";
import { expect, test } from "vitest";
import { answer, anyChains, chain } from "../columns/chains.fixture.ts";
import { ColumnBuilder } from "../columns/column-builder.ts";
import { ensureTemporal } from "../../lib/time/temporal.ts";
import { slice } from "./slice.ts";
import { surveyFigures } from "./survey-figures.ts";
import { timeGrid } from "./time-grid.ts";

await ensureTemporal();

const columnsOf = (chains: Parameters<ColumnBuilder["append"]>[0]) => {
  const builder = new ColumnBuilder();
  builder.append(chains);
  return builder.snapshot();
};

const at = (date: string): number => Date.parse(`${date}T12:00:00Z`) / 1000;

test("a survey has its responses, its scores, the newest, and twelve months that end with it", () => {
  const columns = columnsOf([
    chain({ _id: "a", surveyId: "s1", createdAt: at("2025-01-15"), responses: [answer("NPS", "q", 3)] }),
    chain({ _id: "b", surveyId: "s1", createdAt: at("2026-02-15"), responses: [answer("NPS", "q", 10)] }),
    chain({ _id: "c", surveyId: "s1", createdAt: at("2026-03-15"), responses: [answer("Text", "t", "x")] }),
    chain({ _id: "d", surveyId: "s2", createdAt: at("2026-05-15"), responses: [answer("NPS", "q", 9)] }),
  ]);
  const figures = surveyFigures(columns, "UTC");
  const first = figures.get("s1");
  expect(first).toMatchObject({
    chains: 3,
    newest: at("2026-03-15"),
    tally: { top: 1, bottom: 1, answers: 2 },
  });
  expect(first?.months.map(({ period, tally }) => [period.date, tally.answers])).toEqual([
    ...["04", "05", "06", "07", "08", "09", "10", "11", "12"].map((month) => [`2025-${month}-01`, 0]),
    ["2026-01-01", 0],
    ["2026-02-01", 1],
    ["2026-03-01", 0],
  ]);
  expect(figures.get("s2")).toMatchObject({ chains: 1, newest: at("2026-05-15"), tally: { top: 1 } });
  expect(figures.get("s3")).toBeUndefined();
});

test("a survey that columns name and that has no response has no figures", () => {
  const columns = columnsOf([chain({ _id: "a", surveyId: "s1", responses: [answer("NPS", "q", 9)] })]);
  const survey = [...columns.entries.survey, { id: "s2", name: "" }];
  const figures = surveyFigures({ ...columns, entries: { ...columns.entries, survey } }, "UTC");
  expect([...figures.keys()]).toEqual(["s1"]);
});

test("months begin where the zone's do, and responses without a usable date are in none", () => {
  const columns = columnsOf([
    chain({
      _id: "a",
      surveyId: "s1",
      createdAt: Date.parse("2026-01-31T23:30:00Z") / 1000,
      responses: [answer("NPS", "q", 9)],
    }),
    chain({ _id: "b", surveyId: "s1", createdAt: 1e18, responses: [answer("NPS", "q", 0)] }),
  ]);
  const figures = surveyFigures(columns, "Europe/Helsinki").get("s1");
  expect(figures?.months.map(({ period, tally }) => [period.date, tally.answers])).toEqual([
    ["2026-02-01", 1],
  ]);
  expect(figures).toMatchObject({ chains: 2, tally: { answers: 2 } });
});

test("the figures are those of the slice that is narrowed to the survey", () => {
  fc.assert(
    fc.property(anyChains, (chains) => {
      const columns = columnsOf(chains);
      const figures = surveyFigures(columns, "UTC");
      for (const { id } of columns.entries.survey) {
        const grid = timeGrid(columns, {}, "UTC", "month");
        const { chains: made, total, trend } = slice(columns, { survey: [id] }, grid);
        const own = figures.get(id);
        expect(own?.chains).toBe(made);
        expect(own?.tally).toEqual({
          answers: total.answers,
          bottom: total.bottom,
          middle: total.middle,
          top: total.top,
          notCounted: total.notCounted,
        });
        for (const month of own?.months ?? []) expect(trend).toContainEqual(month);
      }
    }),
  );
});
