import { expect, test } from "vitest";
import { fullReport } from "../../analysis/report/report.fixture.ts";
import type { ReportPeriod } from "../../analysis/report.ts";
import { ensureTemporal } from "../../lib/time/temporal.ts";
import { reportWordsIn } from "../report-words.ts";
import { trendChart } from "./trend-chart.ts";

await ensureTemporal();

const [january] = fullReport.trend;
if (january === undefined) throw new Error("nothing to try");

const period = (score: number | null, answers: number): ReportPeriod => ({
  ...january,
  score,
  answers,
  interval: score === null ? null : { low: score - 5, high: Math.min(100, score + 5) },
});

const drawn = (...trend: readonly ReportPeriod[]) => {
  const text = trendChart(
    { ...fullReport, trend, changes: [], events: [], target: null },
    reportWordsIn("en"),
  )?.text;
  const lines = [...(text ?? "").matchAll(/<polyline points="([^"]*)"/g)].map(
    ([, points]) => points?.split(" ").length,
  );
  const fills = [...(text ?? "").matchAll(/<circle[^>]* fill="var\(--(\w+)\)"/g)].map(([, fill]) => fill);
  return {
    lines: lines.filter((points) => points !== 1),
    fills,
    top: /[+−\d]+(?=<\/text>)/.exec(text?.split('text-anchor="end">').slice(3)[0] ?? "")?.[0],
  };
};

test("no line leads to a period of few answers, whose point stands by itself, and whose interval stretches no axis", () => {
  const [sure, few] = [period(30, 500), period(32, 29)];
  expect(drawn(sure, sure, few, sure, sure, sure)).toEqual({
    lines: [2, 3],
    fills: ["accent", "accent", "surface", "accent", "accent", "accent"],
    top: "+50",
  });
  expect(drawn(period(100, 3), sure, sure)).toEqual({
    lines: [2],
    fills: ["surface", "accent", "accent"],
    top: "+100",
  });
});

test("where most periods have few answers, all are drawn", () => {
  const [sure, few] = [period(30, 500), period(100, 3)];
  expect(drawn(few, sure, few)).toEqual({ lines: [3], fills: ["surface", "accent", "surface"], top: "+100" });
});
