import { expect, test } from "vitest";
import { fullReport } from "../../analysis/report/report.fixture.ts";
import type { ReportFigures } from "../../analysis/report.ts";
import { momentAt } from "../../analysis/report-values.ts";
import { ensureTemporal } from "../../lib/time/temporal.ts";
import { reportWordsIn } from "../report-words.ts";
import { daysText } from "./days-text.ts";

await ensureTemporal();

const words = reportWordsIn("en");
const told = (different: Partial<ReportFigures>) => daysText({ ...fullReport, ...different }, words);

test("no day is told that was not asked for, or has not been yet", () => {
  const days = "Jan 10, 2026 – Jan 20, 2026";
  expect(told({ filters: { from: "2026-01-10", to: "2026-01-20" } })).toBe(days);
  const readAt = momentAt(Date.UTC(2026, 0, 20, 8) / 1000, "UTC");
  expect(told({ filters: { from: "2026-01-10" }, readAt })).toBe(days);
  expect(told({ filters: { from: "2026-01-10", during: "2026-01-01..2026-01-20" } })).toBe(days);
});

test("where none were asked for it is those of the first and the last response, as on the screen", () => {
  expect(told({ filters: {} })).toBe("Jan 2, 2026 – Feb 27, 2026");
  expect(told({ filters: {}, zone: "Pacific/Honolulu" })).toBe("Jan 1, 2026 – Feb 26, 2026");
  expect(told({ method: { ...fullReport.method, first: null, last: null } })).toBe("");
});
