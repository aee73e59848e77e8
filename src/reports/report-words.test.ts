import { describe, expect, test } from "vitest";
import { fullReport } from "../analysis/report/report.fixture.ts";
import { ensureTemporal } from "../lib/time/temporal.ts";
import { reportFile } from "./file/report-file.ts";
import { reportWordsIn } from "./report-words.ts";
import type { Statement } from "../analysis/report/statement.ts";

await ensureTemporal();

const calendar = { zone: "UTC", grain: "month" } as const;
const row = {
  id: "t1",
  name: "Harbour",
  answers: 1234,
  score: -12.4,
  interval: { low: -20, high: -4 },
  verdict: "lower",
  differs: "lower",
  rest: 30,
} as const;
const word = {
  language: "en",
  text: "long queue",
  side: "detractors",
  detractors: 40,
  promoters: 5,
  comments: 45,
  score: -60,
  z: 5,
} as const;

/** One statement of each kind, and what it says in any language. */
const said: readonly (readonly [Statement, readonly string[]])[] = [
  ...fullReport.changes.map((change) => [{ kind: "change", change }, ["31", "21"]] as const),
  [
    { kind: "rows", title: "", dimension: "touchpoint", lowest: row, highest: row, all: 5, differing: 1 },
    ["Harbour", "12", "30"],
  ],
  ...fullReport.placeChanges.map((moved) => [{ kind: "moved", moved }, ["Till", "41", "22"]] as const),
  [{ kind: "words", side: "detractors", words: [word] }, ["long queue", "45", "60"]],
];

describe.each(["en", "fi", "sv", "de", "es", "fr", "ar"])("a report in %s", (language) => {
  const words = reportWordsIn(language);

  test("says every statement with its figures, and leaves no hole", () => {
    for (const [statement, parts] of said) {
      const { text, evidence } = words.find(statement, calendar);
      const sentence = `${text} ${evidence ?? ""}`;
      for (const part of parts) expect(sentence).toContain(part);
      expect(sentence).not.toMatch(/[{}]|undefined/);
    }
    expect(words.timesIn("UTC")).toContain("UTC");
    expect(words.restsOn(25)).toContain("25");
    expect(words.restsOn(1)).not.toMatch(/\{/);
    expect(words.newestOf(5, 90)).toMatch(/5.*90/);
    expect(
      words.period(
        { unix: Date.UTC(2026, 4, 3) / 1000, iso: "2026-05-03T00:00:00Z" },
        { zone: "UTC", grain: "quarter" },
      ),
    ).toMatch(/2.*2026/);
  });

  test("is a file of that language, written in its direction", () => {
    const text = reportFile({ figures: fullReport, statements: [] }, words, {
      source: "api",
      titleOf: () => "",
    });
    expect(text).toContain(`<html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}">`);
    expect(text).not.toMatch(/\{\w+\}[^;]*<\/(p|li|h\d|td|th)>/);
  });

  test("shares no label with English but names", () => {
    const english = reportWordsIn("en");
    if (language === "en") return;
    const same = Object.entries(words.labels).filter(
      ([name, label]) => label === Object.entries(english.labels).find(([each]) => each === name)?.[1],
    );
    const names = new Set(["title", "dates", "source", "score", "period", "passives", "mix", "filters"]);
    expect(same.filter(([name]) => !names.has(name))).toEqual([]);
  });
});

test("a region changes no word, and a language that no report is written in gets English", () => {
  expect(reportWordsIn("fr-CA").language).toBe("fr");
  expect(reportWordsIn("AR").language).toBe("ar");
  expect(reportWordsIn("nb").language).toBe("en");
});

test("the lower end of a range comes first, where a language is read from right to left too", () => {
  const [english, arabic] = ["en", "ar"].map((language) => reportWordsIn(language).range("−5", "+3"));
  expect([english, arabic]).toEqual(["−5 to +3", "من \u2068−5\u2069 إلى \u2068+3\u2069"]);
});

test("a score that is a share is 100% of all alone, and 0% of none", () => {
  const metric = {
    kind: "share",
    name: "Satisfied",
    question: null,
    scale: null,
    top: [5],
    bottom: [],
  } as const;
  const { score } = reportWordsIn("en").of(metric);
  expect([100, 99.7, 0.2, 0].map((value) => score(value))).toEqual(["100%", ">99%", "<1%", "0%"]);
});
