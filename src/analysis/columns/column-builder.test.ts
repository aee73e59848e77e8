import { expect, test } from "vitest";
import { NPS, type Metric } from "../metric/metric.ts";
import { hasComment, isContinuation, NO_ANSWER, NOT_COUNTED, valueOf } from "./cells.ts";
import { answer, chain } from "./chains.fixture.ts";
import { ColumnBuilder } from "./column-builder.ts";
import { secondOf, timeSpan, UNKNOWN_TIME } from "./columns.ts";
import { valueIn } from "./scored-cells.ts";

const LIKED: Metric = {
  ...NPS,
  kind: "share",
  survey: "survey",
  questions: ["how"],
  scale: null,
  top: [20],
  bottom: [],
};

test("a chain has a row for each answer that is scored, those behind the first carry it on, all know of its comment", () => {
  const builder = new ColumnBuilder();
  builder.append([
    chain({
      _id: "a",
      createdAt: 1,
      responses: [answer("NPS", "q", 9), answer("NPS", "q", 11), answer("Text", "t", "x")],
    }),
    chain({ _id: "b", createdAt: 2 }),
  ]);
  const { cell, rows, chains } = builder.snapshot();
  expect([rows, chains, builder.chains]).toEqual([3, 2, 2]);
  expect(Array.from(cell, valueOf)).toEqual([9, NOT_COUNTED, NO_ANSWER]);
  expect(Array.from(cell, isContinuation)).toEqual([false, true, false]);
  expect(Array.from(cell, hasComment)).toEqual([true, true, false]);
});

test("a metric leaves chains of other surveys out, and has more values than a page holds", () => {
  const builder = new ColumnBuilder({ metric: LIKED });
  const values = Array.from({ length: 25 }, (_, at) => at);
  const added = builder.append([
    ...values.map((value) =>
      chain({ _id: `c${value}`, createdAt: value, responses: [answer("Slider", "how", value)] }),
    ),
    chain({ _id: "other", surveyId: "other", responses: [answer("Slider", "how", 1)] }),
  ]);
  expect(added).toBe(25);
  const columns = builder.snapshot();
  expect(columns.scored).toEqual({ metric: LIKED, values });
  expect(Array.from(columns.cell, (cell) => valueIn(columns, cell))).toEqual(values);
  expect(columns.facts.map(({ page }) => page)).toEqual([undefined, 1, 2]);
});

test("a snapshot stays as it is when more comes, and tells pages and facts where they are known", () => {
  const builder = new ColumnBuilder();
  builder.append([chain({ _id: "a", createdAt: 5 })], { isClosed: true }, 4);
  const first = builder.snapshot({ pages: true });
  builder.append([chain({ _id: "b", createdAt: 1 })], { isClosed: false, surveyVersion: 2 }, 7);
  expect([first.rows, ...(first.pages ?? [])]).toEqual([1, 4]);
  const both = builder.snapshot({ pages: true });
  expect([...(both.pages ?? [])]).toEqual([7, 4]);
  expect(both.facts).toEqual([
    { isClosed: true, surveyVersion: undefined },
    { isClosed: false, surveyVersion: 2 },
  ]);
  expect(builder.snapshot()).not.toHaveProperty("pages");
  expect(builder.snapshot()).not.toHaveProperty("scored");
  expect(builder.snapshot()).not.toHaveProperty("answers");
});

test("moments are whole seconds, from 0 to the last but one that four bytes hold", () => {
  expect([0, 1.9, UNKNOWN_TIME - 1, UNKNOWN_TIME, -0.5, Number.NaN].map(secondOf)).toEqual([
    0,
    1,
    UNKNOWN_TIME - 1,
    UNKNOWN_TIME,
    UNKNOWN_TIME,
    UNKNOWN_TIME,
  ]);
  expect(timeSpan(new ColumnBuilder().snapshot())).toBeUndefined();
});
