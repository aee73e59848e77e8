import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fullReport } from "../analysis/report/report.fixture.ts";
import type { ReportRow } from "../analysis/report.ts";
import type { Statement, StatementOf } from "../analysis/report/statement.ts";
import { ensureTemporal } from "../lib/time/temporal.ts";
import { reportWordsIn } from "./report-words.ts";

await ensureTemporal();

const LANGUAGES = ["en", "fi", "sv", "de", "es", "fr", "ar"];
const { find, uncompared } = reportWordsIn("en");
const calendar = { zone: "UTC", grain: "month" } as const;
const told = (statement: Statement) => {
  const { text, evidence } = find(statement, calendar);
  return [text, evidence];
};

const [change] = fullReport.changes;
const [moved] = fullReport.placeChanges;
const { drivers } = fullReport;
const [part] = drivers?.parts ?? [];
if (!change || !moved || !drivers || !part) throw new Error("nothing to try");

const row = (name: string, score: number, more: Partial<ReportRow> = {}): ReportRow => ({
  id: name,
  name,
  answers: 687,
  score,
  interval: { low: score - 5, high: score + 4 },
  verdict: "higher",
  differs: "higher",
  rest: 28,
  ...more,
});

describe("a change is told", () => {
  test("with from where to where it went, and when", () => {
    expect(told({ kind: "change", change })).toEqual([
      "NPS fell from +31 to +21 in February 2026.",
      "10 points lower, 95% interval 6 to 14 · 3,310 answers since then · a fall like this comes by chance alone about 1 time in 200",
    ]);
    const risen = { ...change, difference: { value: 10, low: 6, high: 14 } };
    expect(told({ kind: "change", change: risen })[1]).toContain(
      "a rise like this comes by chance alone about",
    );
    const [text, evidence] = told({ kind: "change", change });
    for (const [happened, last] of [
      [{ period: "same", names: ["New till"] }, "in the same month: “New till”"],
      [{ period: "same", names: ["New till", "Strike"] }, "in the same month: “New till” and “Strike”"],
      [{ period: "before", names: ["A", "B", "C", "D"] }, "in the month before: “A”, “B” and 2 more"],
    ] as const)
      expect(told({ kind: "change", change, happened })).toEqual([text, `${evidence} · ${last}`]);
    for (const [before, after, exactly] of [
      [31.4, 20.8, "31.4 − 20.8 = 10.6"],
      [5.2, -5.4, "10.6"],
    ] as const) {
      const sides = { before: { ...change.before, score: before }, after: { ...change.after, score: after } };
      const uneven = { ...change, ...sides, difference: { value: -10.6, low: -14, high: -6 } };
      expect(told({ kind: "change", change: uneven })[1]?.split(" · ").slice(0, 3)).toEqual([
        "11 points lower, 95% interval 6 to 14",
        `${exactly} before rounding`,
        "3,310 answers since then",
      ]);
    }
    expect(told({ kind: "moved", moved })).toEqual([
      "Till fell from +41 to −22 in February 2026.",
      "63 points lower, 95% interval 51 to 75 · 331 answers since then",
    ]);
  });

  test.each([
    ["day", "on Feb 1, 2026"],
    ["week", "in the week of Feb 1, 2026"],
    ["quarter", "in Q1 2026"],
  ] as const)("by %s", (grain, when) => {
    expect(find({ kind: "change", change }, { zone: "UTC", grain }).text).toBe(
      `NPS fell from +31 to +21 ${when}.`,
    );
  });
});

const rowsTold = (more: Partial<StatementOf<"rows">>) =>
  told({
    kind: "rows",
    title: "Shift",
    dimension: "touchpoint",
    lowest: row("Phone line", -2, { verdict: "lower", differs: "lower" }),
    highest: row("Gothenburg", 63, { differs: "higher" }),
    all: 14,
    differing: 8,
    ...more,
  });

describe("rows are told", () => {
  test("from the lowest to the highest", () => {
    expect(rowsTold({})).toEqual([
      "By touchpoint NPS goes from −2 (Phone line) to +63 (Gothenburg).",
      "Phone line (95% interval −7 to +2), 687 answers · Gothenburg (+58 to +67), 687 answers · 8 of 14 touchpoints differ clearly from the rest, these two unusually",
    ]);
  });

  test("from the lowest to the highest, and where all of them lie on one side of the rest", () => {
    const lowest = row("Pier", 12, { verdict: "expected", differs: "lower" });
    const highest = row("Quay", 13, { verdict: "expected", differs: "lower" });
    const [text, evidence] = rowsTold({ lowest, highest, all: 30, differing: 2 });
    expect(text).toBe("By touchpoint NPS goes from +12 (Pier) to +13 (Quay).");
    expect(evidence).toMatch(/2 of 30 touchpoints differ clearly from the rest, all of them lower$/);
  });

  test("and of a question with how many of its answer options differ", () => {
    const [, evidence] = rowsTold({ dimension: "answer:q1", title: "How long?" });
    expect(evidence).toMatch(/ 8 of 14 answer options differ clearly/);
  });

  test("two against each other where there are no more, and one against the rest", () => {
    const two = { lowest: row("Survey 2018", 31), highest: row("Survey 2017", 40), all: 2, differing: 2 };
    expect(rowsTold({ ...two, dimension: "survey" })).toEqual([
      "Survey 2018 scores 9 points lower than Survey 2017: +31, against +40.",
      "Survey 2018 (95% interval +26 to +35), 687 answers · Survey 2017 (+35 to +44), 687 answers",
    ]);
    const one = row("Gothenburg", 63);
    expect(rowsTold({ lowest: one, highest: one })[0]).toBe(
      "Gothenburg scores unusually high: +63, against +28 for the rest.",
    );
    const lower = row("night", -3, { verdict: "expected", differs: "lower" });
    expect(rowsTold({ lowest: lower, highest: lower, dimension: "metadata:shift" })[0]).toBe(
      "night (Shift) scores lower: −3, against +28 for the rest.",
    );
  });
});

test("questions that differ widely are told with the lowest and the highest", () => {
  const [lowest, highest] = [row("recommend Python", 6), row("recommend R", 74)];
  expect(told({ kind: "unlike", questions: 3, lowest, highest })).toEqual([
    "These 3 NPS questions differ widely, from +6 to +74.",
    "recommend Python (95% interval +1 to +10), 687 answers · recommend R (+69 to +78), 687 answers",
  ]);
});

const linkedTold = (low: number, unread: StatementOf<"linked">["unread"] = []) =>
  told({ kind: "linked", drivers: { ...drivers, r2: { ...drivers.r2, low } }, part, unread });

test("what the score is linked with is told by how much that explains", () => {
  expect(linkedTold(0.1)).toEqual([
    "“Waiting time” is what the score is linked with most.",
    "it accounts for 41% (95% interval 33 to 49) of what can be explained · all factors explain 22% (10 to 24) of the differences · 4,000 answers",
  ]);
  expect(linkedTold(0.09, ["metadata"])).toEqual([
    "Little depends on who answered where: all known factors together explain 22% of the differences.",
    "“Waiting time” accounts for most of it (41%, 95% interval 33 to 49) · all factors explain 22% (9 to 24) of the differences · 4,000 answers · metadata has not been compared",
  ]);
  expect(uncompared("metadata")).toBe("Metadata has not been compared.");
});

test("words are told with their language and what the first scores", () => {
  const [word] = fullReport.words;
  if (word === undefined) throw new Error("nothing to try");
  expect(told({ kind: "words", side: "detractors", words: [word] })).toEqual([
    "Detractors write “long queue” far more often than promoters.",
    "comments in English · NPS of the 36 with “long queue”: −81",
  ]);
});

const noneTold = (answers: number) =>
  told({ kind: "none", answers, overTime: true, dimensions: [{ dimension: "team", title: "" }] });

test("that there is nothing to tell is told with why", () => {
  expect(noneTold(30)).toEqual(["Nothing stands out.", "compared by period and team"]);
  expect(noneTold(12)).toEqual(["Too few answers (12) to tell anything apart.", null]);
  expect(noneTold(0)).toEqual(["There are no NPS answers in this selection.", null]);
});

test("no statement leaves a hole, in any language, whatever its figures", () => {
  const points = fc.double({ min: -200, max: 200, noNaN: true });
  const anyParts = fc.record({ difference: points, scores: points, mix: points, new: points, gone: points });
  const anyPlaces = fc.array(fc.record({ name: fc.constant("x"), mix: points, more: fc.boolean() }), {
    maxLength: 3,
  });
  const languages = LANGUAGES.map((language) => reportWordsIn(language));
  fc.assert(
    fc.property(anyParts, anyPlaces, fc.nat(2_000_000), points, (parts, places, answers, score) => {
      for (const words of languages) {
        const lowest = row("x", score, { answers });
        const finding = words.find(
          {
            kind: "rows",
            title: "",
            dimension: "team",
            lowest,
            highest: row("y", score),
            all: 3,
            differing: 2,
          },
          calendar,
        );
        for (const text of [words.explained(parts, places).text, finding.text, finding.evidence]) {
          expect(text).not.toMatch(/[{}]|undefined|NaN/);
        }
      }
    }),
  );
});

test("in a language from right to left every name and figure is set apart", () => {
  const { text, evidence } = reportWordsIn("ar").find({ kind: "moved", moved }, calendar);
  const bare = `${text} ${evidence ?? ""}`.replaceAll(/\u2068[^\u2068\u2069]*\u2069/g, "");
  expect(text).toContain("\u2068Till\u2069");
  // Of the phrases themselves only the level of the interval is a figure.
  expect(bare.replace("95%", "")).not.toMatch(/[\d−+]|Till/);
});

const inGerman = (tag: string, locale?: string) =>
  reportWordsIn(tag, locale).find({ kind: "change", change }, calendar).evidence;

test("numbers follow a reader's region, words their language", () => {
  expect(inGerman("de")).toContain(" 3.310 Antworten");
  for (const swiss of [inGerman("de-CH"), inGerman("de", "de-CH")])
    expect(swiss).toMatch(/ 3['’]310 Antworten/);
  const days = ["en-GB", "en", "it-IT"].map((tag) => reportWordsIn(tag).day("2024-11-01"));
  expect(days).toEqual(["1 Nov 2024", "Nov 1, 2024", "Nov 1, 2024"]);
});
