import { describe, expect, test } from "vitest";
import { fullReport } from "../analysis/report/report.fixture.ts";
import { ensureTemporal } from "../lib/time/temporal.ts";
import { reportWordsIn } from "./report-words.ts";

await ensureTemporal();

const LANGUAGES = ["en", "fi", "sv", "de", "es", "fr", "ar"];
const { beside } = reportWordsIn("en");
const after = (difference: { value: number; low: number; high: number } | null, clear = true) =>
  beside.event({ name: "New till", difference, clear });

const told = (state: "below" | "above" | "open", value = 40) => beside.target({ value, state });
const linesIn = (language: string, byHand = {}) =>
  new Map(
    reportWordsIn(language)
      .beside.method(fullReport, byHand)
      .map(({ label, texts }) => [label, texts]),
  );

describe("what followed an event", () => {
  test("is told in its direction, from counts, and never as an effect", () => {
    expect(after({ value: -6, low: -10.2, high: -1.8 })).toBe("After “New till”: 6 points lower (2 to 10)");
    expect(after({ value: 1, low: 0.6, high: 1.4 })).toBe("After “New till”: 1 point higher (1 to 1)");
    expect(after({ value: -6, low: -14, high: 2 }, false)).toBe(
      "After “New till”: no clear difference from before",
    );
    expect(after(null, false)).toBe("After “New till”: too few periods to compare");
    for (const language of LANGUAGES) {
      const sentence = reportWordsIn(language).beside.event({ name: "X", difference: null, clear: false });
      expect(sentence).toContain("X");
      expect(sentence).not.toMatch(/because|koska|därför|weil|porque|parce|لأن|\{/);
    }
  });
});

test("a target is told with where the score is, in every language", () => {
  expect([told("below"), told("above", -12.5), told("open")]).toEqual([
    "below the target of 40",
    "above the target of −12.5",
    "target 40: too close to tell",
  ]);
  for (const language of LANGUAGES)
    expect(reportWordsIn(language).beside.target({ value: 7, state: "open" })).not.toContain("{");
});

describe("how numbers were made", () => {
  test("is told line by line", () => {
    const lines = linesIn("en");
    expect(lines.get("Questions counted")).toEqual([
      "How likely are you to recommend us? · question 2 of its survey, scale 0–10",
      "English: “How likely are you to recommend us?” (15 answers)",
      "Finnish: “Suositteletko meitä?” (5 answers)",
    ]);
    expect(lines.get("Languages of respondents")).toEqual([
      "English 15 answers · 75%",
      "Finnish 5 answers · 25%",
    ]);
    expect(lines.get("Closed and open responses")).toEqual(["22 closed, 3 open"]);
    expect(lines.get("Not counted")).toEqual(["1 answer outside the scale"]);
    expect(lines.get("")).toEqual([
      "Unweighted.",
      "Respondents chose to answer; intervals cover chance alone.",
    ]);
    expect(lines.get("Methods")).toEqual(["Net Promoter Score (Reichheld 2003)"]);
    expect(lines.get("Response rate")).toEqual(["not told by the API"]);
  });

  test("names the choices of a scale", () => {
    const questions = fullReport.method.questions.map((question) => ({ ...question, scale: ["a", "b"] }));
    const report = { ...fullReport, method: { ...fullReport.method, questions } };
    const names = new Map([
      ["a", "Yes"],
      ["b", "No"],
    ]);
    const metric = { ...fullReport.metric, kind: "share", name: "Solved" } as const;
    const [line] = reportWordsIn("en").of(metric, names).beside.method(report, {});
    expect(line?.texts[0]).toMatch(/scale Yes, No$/);
  });

  test.each(LANGUAGES)("quotes no wording in %s where a language lacks it", (language) => {
    const questions = fullReport.method.questions.map((question) => ({
      ...question,
      languages: [{ language: "ar", title: "", answers: 4 }],
    }));
    const report = { ...fullReport, method: { ...fullReport.method, questions } };
    const [questionLines] = reportWordsIn(language).beside.method(report, {});
    expect(questionLines?.texts[1]).toMatch(/^[\p{L}\p{M}]+ [\p{L}\p{M}\p{N}\p{Cf} ]+$/u);
  });

  test("tells the codes used, each with what a check of it found", () => {
    expect(linesIn("en").get("Codes used")).toEqual([
      "Queue: queue | till · 27 of 30 fit (74% to 97%); of those without it 2 of 30 should have it (2% to 21%)",
      "Price: price · not checked",
    ]);
  });

  test("has what its maker knows in the place of what the API does not tell", () => {
    const lines = linesIn("en", { "response rate": "41 %", sponsor: "  " });
    expect(lines.get("Response rate")).toEqual(["41 %"]);
    expect(lines.get("Sponsor")).toEqual(["not told by the API"]);
  });

  test.each(LANGUAGES)("is told whole in %s", (language) => {
    const lines = reportWordsIn(language).beside.method(fullReport, {});
    expect(lines).toHaveLength(15);
    for (const text of lines.flatMap(({ texts }) => texts)) expect(text).not.toMatch(/\{\w+\}/);
  });
});
