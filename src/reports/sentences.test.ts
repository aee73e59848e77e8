import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fullReport } from "../analysis/report/report.fixture.ts";
import type { Statement } from "../analysis/report/statement.ts";
import { ensureTemporal } from "../lib/time/temporal.ts";
import { reportWordsIn } from "./report-words.ts";

await ensureTemporal();

const { say, explained, uncompared } = reportWordsIn("en");
const calendar = { zone: "UTC", grain: "month" } as const;
const till = { name: "Till", more: true };
const phone = { name: "Phone line", more: false };
const row = {
  id: "a",
  name: "day",
  answers: 1,
  score: -12.4,
  interval: { low: -20, high: -4 },
  verdict: "lower",
} as const;

const told = (more: Partial<Extract<Statement, { kind: "row" }>>) =>
  say({ kind: "row", dimension: "touchpoint", title: "", row, score: 30, ...more }, calendar);

describe("a difference is told", () => {
  const parts = { difference: -5, scores: 5, mix: -10, new: 0, gone: 0 };

  test.each([
    { places: [], why: "answers came in another mix" },
    { places: [till], why: "more answers came from Till" },
    { places: [phone], why: "fewer answers came from Phone line" },
    { places: [phone, till], why: "more answers came from Till and fewer from Phone line" },
  ])("because $why", ({ places, why }) => {
    expect(explained(parts, places)).toBe(`−5: scores rose by +5; −10 because ${why}.`);
  });

  test("with what only one of the two sides has, and alone where scores moved it all", () => {
    const apart = { ...parts, mix: 0, new: -12, gone: 2 };
    expect(explained(apart, [])).toBe("−5: scores rose by +5; −10 from what only one side has.");
    expect(explained({ ...apart, scores: -5, new: 0, gone: 0 }, [])).toBe("−5: scores fell by 5.");
  });
});

describe("a row is told", () => {
  test("by its name alone where it is a place, else with what it is a value of", () => {
    const rest = "is lower: −12 (95% interval −20 to −4; 1 answer), all together +30.";
    expect(told({})).toBe(`day ${rest}`);
    expect(told({ dimension: "metadata:shift", title: "Shift" })).toBe(`day (Shift) ${rest}`);
    expect(told({ dimension: "team", title: "Team" })).toBe(`day (team) ${rest}`);
  });

  test("with a place that has changed, in the same sentence", () => {
    const [moved] = fullReport.placeChanges;
    expect(told({ moved })).toContain(
      "all together +30; Till is lower since February 2026: −22, before +41 (−63, 95% interval −75 to −51; 331 answers).",
    );
  });
});

test("what goes with the score is told with what could not be compared", () => {
  const { drivers } = fullReport;
  const [part] = drivers?.parts ?? [];
  if (!drivers || !part) throw new Error("nothing to try");
  const statement = { kind: "drivers", drivers, part, unread: [] } as const;
  const whole = say(statement, calendar);
  expect(whole).toMatch(/ goes with \d+% \(\d+% to \d+%\) of what can be explained; .+\)\.$/);
  expect(say({ ...statement, unread: ["metadata", "answers"] }, calendar)).toBe(
    `${whole.slice(0, -1)}; metadata has not been compared; answers to other questions have not been compared.`,
  );
  expect(uncompared("metadata")).toBe("Metadata has not been compared.");
});

test("no statement leaves a hole, in any language, whatever its figures", () => {
  const points = fc.double({ min: -200, max: 200, noNaN: true });
  const anyParts = fc.record({ difference: points, scores: points, mix: points, new: points, gone: points });
  const anyPlaces = fc.array(fc.record({ name: fc.constant("x"), more: fc.boolean() }), { maxLength: 3 });
  const languages = ["en", "fi", "sv", "de", "es", "fr", "ar"].map((language) => reportWordsIn(language));
  fc.assert(
    fc.property(anyParts, anyPlaces, fc.nat(2_000_000), (parts, places, answers) => {
      for (const words of languages) {
        const statement = { kind: "row", dimension: "touchpoint", title: "", row, score: 30 } as const;
        const counted = words.say({ ...statement, row: { ...row, answers } }, calendar);
        for (const text of [words.explained(parts, places), counted]) {
          expect(text).not.toMatch(/[{}]|undefined|NaN/);
        }
      }
    }),
  );
});

test("numbers follow a reader's region, words their language", () => {
  const [change] = fullReport.changes;
  const inGerman = (locale?: string) =>
    change && reportWordsIn("de-AT", locale).say({ kind: "change", change }, calendar);
  expect(inGerman()).toContain("3.310 Antworten");
  expect(inGerman("de-CH")).toMatch(/; 3['’]310 Antworten/);
});
