import { describe, expect, test } from "vitest";
import { fullReport } from "../analysis/report/report.fixture.ts";
import type { Differs } from "../analysis/report.ts";
import type { Statement, StatementOf } from "../analysis/report/statement.ts";
import { ensureTemporal } from "../lib/time/temporal.ts";
import { reportWordsIn } from "./report-words.ts";

await ensureTemporal();

const { find, explained } = reportWordsIn("en");
const told = (statement: Statement) => {
  const { text, evidence } = find(statement, { zone: "UTC", grain: "month" });
  return [text, evidence];
};

const [moved] = fullReport.placeChanges;
const { explained: parted } = fullReport;
if (!moved || !parted) throw new Error("nothing to try");

describe("what a difference is made of is told", () => {
  const PHONE = "Phone line (NPS +3) went from 8% to 52% of all answers";
  const phone = {
    id: "p",
    name: "Phone line",
    scores: 0,
    mix: -8,
    new: 0,
    gone: 0,
    score: 3,
    differs: "no",
    sides: [
      { share: 0.08, score: 4 },
      { share: 0.52, score: 3 },
    ],
  } as const;
  const statement = (more: Partial<StatementOf<"explained">["explained"]>): StatementOf<"explained"> => ({
    kind: "explained",
    title: "Touchpoint",
    explained: {
      ...parted,
      difference: -12,
      scores: -4,
      mix: -8,
      intervals: { scores: { low: -7, high: -1 }, mix: { low: -9, high: -7 } },
      withoutMix: 30.4,
      ...more,
    },
    places: [{ part: phone, more: true }],
    most: phone,
    earlier: [],
    isOfChange: true,
  });

  /** Places that differ so. */
  const partsThat = (...words: readonly (Differs | null)[]) =>
    words.map((differs, at) => Object.assign({}, phone, { id: `${at}`, name: `P${at}`, differs }));

  test("by its larger part, which follows on the change", () => {
    expect(told(statement({}))).toEqual([
      "Most of that, 8 points, is because more answers came from Phone line.",
      `lower scores account for 4 (95% interval 1 to 7), the shift between touchpoints for 8 (7 to 9) · ${PHONE}`,
    ]);
    expect(told(statement({ scores: -9, mix: -3 }))[0]).toBe(
      "Most of that, 9 points, is because scores fell, most of all at Phone line.",
    );
    expect(told(statement({ difference: -9, scores: -9, mix: 0 }))[0]).toBe(
      "All of that, 9 points, is because scores fell, most of all at Phone line.",
    );
    expect(told(statement({ difference: -4, scores: 4 }))).toEqual([
      "More than that, 8 points, is because more answers came from Phone line.",
      `higher scores account for −4 (95% interval 1 to 7), the shift between touchpoints for 8 (7 to 9) · ${PHONE}`,
    ]);
  });

  test("and how its parts add up, where whole numbers do not", () => {
    const intervals = { scores: { low: -5.6, high: -0.6 }, mix: { low: -7.9, high: -5.7 } };
    expect(told(statement({ difference: -9.34, scores: -2.55, mix: -6.79, intervals }))[1]).toBe(
      `lower scores account for 3 (95% interval 1 to 6), the shift between touchpoints for 7 (6 to 8) · 2.55 + 6.79 = 9.34 before rounding · ${PHONE}`,
    );
  });

  test("and first that the scores have not clearly changed, where they have not", () => {
    const shift = "the shift of answers between touchpoints accounts for 8 points (95% interval 7 to 9)";
    const intervals = { scores: { low: -5, high: 2 }, mix: { low: -9, high: -7 } };
    expect(told(statement({ scores: -1, difference: -10, intervals }))[1]).toBe(
      `on average, touchpoints scored about as before · ${PHONE} · ${shift}`,
    );
    const barely = { ...intervals, scores: { low: -7, high: -0.3 } };
    expect(told(statement({ intervals: barely }))[1]).toBe(
      `on average, touchpoints scored about as before · ${PHONE} · ${shift}`,
    );
    expect(told(statement({ scores: -0.2, difference: -8.2, intervals }))[1]).toBe(
      `on average, touchpoints scored as before · ${PHONE} · ${shift}`,
    );
    const uneven = { scores: -0.36, mix: -15.16, difference: -15.52, intervals };
    expect(told(statement(uneven))[1]).toBe(
      `on average, touchpoints scored as before · ${PHONE} · the shift of answers between touchpoints accounts for 15 points (95% interval 7 to 9)`,
    );
    const parts = partsThat("no", "lower");
    expect(told(statement({ scores: -1, difference: -10, intervals, parts }))[1]).toBe(
      `on average, touchpoints scored about as before · 1 of 2 touchpoints scored clearly lower than before: P1 · ${PHONE} · ${shift}`,
    );
    // What a finding says is the cause stays first, however sure it is.
    expect(told(statement({ scores: -9, mix: -3, intervals }))[1]).toMatch(/^lower scores account for 9/);
  });

  test("with the share of the answers of each that it names", () => {
    const web = {
      ...phone,
      id: "w",
      name: "Web shop",
      score: 37,
      sides: [
        { share: 0.4, score: 36 },
        { share: 0.12, score: 37 },
      ],
    } as const;
    const both = {
      ...statement({}),
      places: [phone, web].map((place) => ({ part: place, more: place === phone })),
    };
    const parts =
      "lower scores account for 4 (95% interval 1 to 7), the shift between touchpoints for 8 (7 to 9)";
    expect(told(both)).toEqual([
      "Most of that, 8 points, is because answers shifted from Web shop to Phone line.",
      `${parts} · ${PHONE} · Web shop (NPS +37) went from 40% to 12% of all answers`,
    ]);
    expect(told({ ...both, places: both.places.slice(1) })[0]).toBe(
      "Most of that, 8 points, is because Web shop had a smaller share of answers.",
    );
    expect(told({ ...both, places: [] })[1]).toBe(parts);
  });

  /** What is told of places that differ so, between the parts and the shares. */
  const own = (...words: readonly (Differs | null)[]) => {
    const parts = partsThat(...words);
    return told(statement({ parts }))[1]?.split(" · ").slice(1, -1);
  };

  test("with the places whose own score has clearly changed, before the shares", () => {
    expect(own("no", "lower", "no")).toEqual(["1 of 3 touchpoints scored clearly lower than before: P1"]);
    expect(own("no", "no", null)).toEqual([
      "none of the 2 touchpoints with enough answers scored clearly lower or higher than before",
    ]);
    expect(own("lower", "lower", "higher")).toEqual([
      "2 of 3 touchpoints scored clearly lower than before: P0 and P1",
      "1 of 3 touchpoints scored clearly higher than before: P2",
    ]);
    expect(own("lower", "lower", "lower", "lower")).toEqual([
      "4 of 4 touchpoints scored clearly lower than before",
    ]);
    expect(own(null, "lower")).toEqual([]);
  });

  test("and since when, of those that changed before", () => {
    const [fallen, risen] = [moved, { ...moved, difference: { value: 40, low: 31, high: 49 } }];
    const earlier = [
      { ...fallen, id: "0" },
      { ...risen, id: "2" },
    ];
    const parts = partsThat("lower", "lower", "lower");
    expect(told({ ...statement({ parts }), earlier })[1]).toContain(
      "3 of 3 touchpoints scored clearly lower than before: P0 (already since February 2026), P1 and P2",
    );
  });

  /** What is told between the parts and the shares of P0, which differs so, and had changed by so much before. */
  const since = (differs: Differs, value: number) => {
    const earlier = [{ ...moved, id: "0", difference: { value, low: value - 9, high: value + 9 } }];
    return told({ ...statement({ parts: partsThat(differs, "no") }), earlier })[1]
      ?.split(" · ")
      .slice(1, -1);
  };

  test("but not where all that did had changed before, which is no part of this change", () => {
    expect(since("lower", -40)).toEqual([]);
    expect(since("higher", 40)).toEqual([]);
    expect(since("lower", 40)).toEqual(["1 of 2 touchpoints scored clearly lower than before: P0"]);
  });

  test("by itself where no change was told", () => {
    const [text] = told({ ...statement({}), isOfChange: false });
    expect(text).toBe(
      "NPS is 12 points lower than before, mostly because more answers came from Phone line.",
    );
  });

  test.each([
    { places: [], why: "because answers came from elsewhere" },
    { places: [{ name: "Till", mix: -5, more: true }], why: "mostly because more answers came from Till" },
    {
      places: [{ name: "Phone", mix: -5, more: false }],
      why: "mostly because Phone had a smaller share of answers",
    },
    {
      places: [
        { name: "Phone", mix: -5, more: false },
        { name: "Till", mix: -5, more: true },
      ],
      why: "mostly because answers shifted from Phone to Till",
    },
  ])("of any two sides, $why", ({ places, why }) => {
    const parts = { difference: -5, scores: 0, mix: -5, new: 0, gone: 0 };
    expect(explained(parts, places).text).toBe(`5 points lower, ${why}.`);
  });

  test("of any two sides by the scores of the place that moved it most", () => {
    const parts = { difference: -5, scores: -5, mix: 0, new: 0, gone: 0 };
    expect(explained(parts, []).text).toBe("5 points lower, because scores fell.");
    expect(explained(parts, [], "Tampere").text).toBe(
      "5 points lower, because scores fell, most of all at Tampere.",
    );
    expect(explained({ ...parts, scores: -4.4, mix: -0.6 }, [], "Tampere").text).toBe(
      "5 points lower, mostly because scores fell, most of all at Tampere.",
    );
  });

  test("of two sides that do not differ, without a cause", () => {
    const parts = { difference: 0.2, scores: -4, mix: 4.2, new: 0, gone: 0 };
    expect(explained(parts, []).text).toBe("no difference.");
  });
});
