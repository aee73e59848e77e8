import { expect, test } from "vitest";
import type { ReportDimension } from "../report.ts";
import type { CountedRow, Selection } from "../selection/count-selection.ts";
import { explanationsBetween } from "./explanations.ts";

const counts = (promoters: number, detractors: number) => ({
  promoters,
  passives: 0,
  detractors,
  answers: promoters + detractors,
});

/** One row by language, and whatever else has no value in it. */
const selection = (promoters: number, detractors: number, others: readonly ReportDimension[]): Selection => ({
  total: { ...counts(promoters, detractors), notCounted: 0, scores: [] },
  rows: new Map<ReportDimension, readonly CountedRow[]>([
    ["language", [{ id: "fi", name: "", counts: counts(promoters, detractors) }]],
    ...others.map((dimension) => [dimension, []] as const),
  ]),
});

test("what other answers alone have a value of explains nothing", () => {
  const others = ["answer:q1", "metadata:till"] as const;
  const told = explanationsBetween(selection(3, 1, others), selection(1, 3, others));
  expect(told.map(({ dimension }) => dimension)).toEqual(["language"]);
});
