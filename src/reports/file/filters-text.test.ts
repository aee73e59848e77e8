import { expect, test } from "vitest";
import type { ReportFigures, ReportRow } from "../../analysis/report.ts";
import { reportWordsIn } from "../report-words.ts";
import { filtersText } from "./filters-text.ts";

const row = (id: string, name: string): ReportRow => ({
  id,
  name,
  answers: 50,
  score: 10,
  interval: { low: 0, high: 20 },
  verdict: "expected",
  differs: "no",
  rest: 30,
});

const breakdowns: ReportFigures["breakdowns"] = {
  touchpoint: [row("t-1", "Till"), row("t-2", "Phone line"), row("t-3", "ann@example.org")],
  "answer:q-1": [row("yes", "Yes, all of it")],
};

const told = (filters: ReportFigures["filters"], language = "en") =>
  filtersText({ filters, breakdowns }, reportWordsIn(language), (dimension) =>
    dimension === "answer:q-1" ? "Did you find it?" : dimension.slice("answer:".length),
  );

test("filters are told by name, in the language of the report", () => {
  const filters = { from: "2026-01-31", touchpoint: ["t-1", "t-2"], language: "fi", closed: "false" };
  expect(told(filters)).toBe(
    "From Jan 31, 2026 · Touchpoint: Till and Phone line · Respondent language: Finnish · Not closed",
  );
  expect(told(filters, "de")).toBe(
    "Ab 31.01.2026 · Kontaktpunkt: Till und Phone line · Antwortsprache: Finnisch · Nicht abgeschlossen",
  );
  expect(told(filters, "ar")).toContain("نقطة التواصل\u2069: \u2068Till وPhone line\u2069");
  expect(told({})).toBe("none");
  expect(told({}, "fr")).toBe("aucun");
});

test("everything that a screen is narrowed by is told", () => {
  expect(
    told({
      to: "2026-02-28",
      during: "2026-01-01..2026-01-31",
      version: "3",
      score: ["9", "10"],
      closed: "true",
      code: ["Queue", "Parking"],
      metadata: "till=4",
      answer: ["q-1:yes"],
    }),
  ).toBe(
    "To Feb 28, 2026 · During Jan 1, 2026 – Jan 31, 2026 · Survey version 3 · Score: 9 and 10 · Closed · " +
      "Code: Queue and Parking · Metadata: till: 4 · Did you find it?: Yes, all of it",
  );
});

test("what has no name, or points at a person, is only counted", () => {
  expect(
    told({
      team: ["5f0c8a1b2c3d4e5f60718293"],
      touchpoint: ["t-1", "t-3"],
      survey: "s-1",
      language: "ann@example.org",
      code: "ann@example.org",
      metadata: ["till=4", "receiptTo=ann@example.org"],
      answer: ["q-1:yes", "q-2:secret"],
    }),
  ).toBe("Team: 1 · Touchpoint: 2 · Survey: 1 · Respondent language: 1 · Code: 1 · Metadata: 2 · Answer: 2");
});
