import { describe, expect, test } from "vitest";
import { fullReport } from "../analysis/report/report.fixture.ts";
import type { ReportRow } from "../analysis/report.ts";
import type { Statement, StatementOf } from "../analysis/report/statement.ts";
import { reportWordsIn } from "./report-words.ts";

const told = (statement: Statement, language = "en") => {
  const { text, evidence } = reportWordsIn(language).find(statement, { zone: "UTC", grain: "month" });
  return [text, evidence];
};

const row = (name: string, score: number, differs: "lower" | "higher" = "higher"): ReportRow => ({
  id: name,
  name,
  answers: 687,
  score,
  interval: { low: score - 5, high: score + 4 },
  verdict: differs,
  differs,
  rest: 28,
});

const rowsTold = (lowest: ReportRow, highest: ReportRow, more: Partial<StatementOf<"rows">> = {}) =>
  told({
    kind: "rows",
    title: "Easy?",
    dimension: "answer:q",
    lowest,
    highest,
    all: 14,
    differing: 8,
    ...more,
  });

describe("names without a letter are quoted", () => {
  test("beside their scores, and in what a finding rests on", () => {
    expect(rowsTold(row("2", -74, "lower"), row("5", 70))).toEqual([
      "By “Easy?” NPS goes from −74 (“2”) to +70 (“5”).",
      "“2” (95% interval −79 to −70), 687 answers · “5” (+65 to +74), 687 answers · 8 of 14 answer options differ clearly from the rest, these two unusually",
    ]);
  });

  test("where one is told against the other", () => {
    expect(rowsTold(row("0", -3), row("1", 35), { all: 2, differing: 2 })[0]).toBe(
      "Answer “0” to “Easy?” scores 38 points lower than “1”: −3, against +35.",
    );
  });

  test.each([
    ["answer:q", "Satisfied?", "3", "Answer “3” to “Satisfied?” scores"],
    ["metadata:shift", "shift", "-1", "Shift “-1” scores"],
    ["touchpoint", "", "3rd floor", "Touchpoint 3rd floor scores"],
    ["touchpoint", "", "Floor 3", "Floor 3 scores"],
  ] as const)("and do not begin with a figure: %s %s %s", (dimension, title, name, begin) => {
    const own = row(name, 63);
    expect(rowsTold(own, own, { dimension, title })[0]).toBe(
      `${begin} unusually high: +63, against +28 for the rest.`,
    );
  });
});

test.each([
  ["en", "1 of 18 touchpoints differs clearly from the rest", "2 of 18 touchpoints differ clearly"],
  ["fr", "sur 18 points de contact, 1 diffère nettement", "sur 18 points de contact, 2 diffèrent nettement"],
  ["ar", "اختلاف واضح عن البقية في حالة واحدة", "اختلاف واضح عن البقية في حالتين"],
] as const)("one row that differs is told in the singular in %s", (language, one, two) => {
  const lowest = row("Till", 63);
  const evidence = [1, 2].map((differing) => {
    const rows = { kind: "rows", title: "", dimension: "touchpoint", all: 18 } as const;
    return told({ ...rows, lowest, highest: lowest, differing }, language)[1]?.replaceAll(
      /[\u2068\u2069]/g,
      "",
    );
  });
  expect(evidence).toEqual([expect.stringContaining(one), expect.stringContaining(two)]);
});

test("what a finding rests on has whole names, also of what is cut in the finding", () => {
  const name = `How likely are you to recommend ${"us ".repeat(20)}to a friend?`;
  const [lowest, highest] = [row(name, 6), row(`${name} Or R?`, 74)];
  const [text, evidence] = rowsTold(lowest, highest);
  expect(text).toMatch(/How likely .*…\)/);
  for (const own of [evidence, told({ kind: "unlike", questions: 2, lowest, highest })[1]])
    expect(own).toMatch(/^How likely .* friend\? \(95% interval \+1 to \+10\), .*friend\? Or R\? \(\+69/);
  const { drivers } = fullReport;
  const [part] = drivers?.parts ?? [];
  if (!drivers || !part) throw new Error("nothing to try");
  const little = { ...drivers, r2: { ...drivers.r2, low: 0.05 } };
  const linked = told({ kind: "linked", drivers: little, part: { ...part, name }, unread: [] });
  expect(linked[1]).toContain(`“${name}” accounts for most of it`);
});
