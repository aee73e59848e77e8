import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fullReport } from "../analysis/report/report.fixture.ts";
import type { Differs, ReportRow } from "../analysis/report.ts";
import type { Statement, StatementOf } from "../analysis/report/statement.ts";
import { ensureTemporal } from "../lib/time/temporal.ts";
import { reportWordsIn } from "./report-words.ts";

await ensureTemporal();

const LANGUAGES = ["en", "fi", "sv", "de", "es", "fr", "ar"];
const { find, explained, uncompared } = reportWordsIn("en");
const calendar = { zone: "UTC", grain: "month" } as const;
const told = (statement: Statement) => {
  const { text, evidence } = find(statement, calendar);
  return [text, evidence];
};

const [change] = fullReport.changes;
const [moved] = fullReport.placeChanges;
const { drivers } = fullReport;
const [part] = drivers?.parts ?? [];
const { explained: parted } = fullReport;
if (!change || !moved || !drivers || !part || !parted) throw new Error("nothing to try");

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
        `more exactly ${exactly}`,
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

describe("what a difference is made of is told", () => {
  const PHONE = "Phone line: from 8% of all answers (NPS +4) to 52% (NPS +3)";
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
      `lower scores account for 3 (95% interval 1 to 6), the shift between touchpoints for 7 (6 to 8) · more exactly 2.55 + 6.79 = 9.34 · ${PHONE}`,
    );
  });

  test("and first that the scores have not clearly changed, where they have not", () => {
    const shift = "the shift of answers between touchpoints accounts for 8 points (95% interval 7 to 9)";
    const intervals = { scores: { low: -5, high: 2 }, mix: { low: -9, high: -7 } };
    expect(told(statement({ scores: -1, difference: -10, intervals }))[1]).toBe(
      `scores within touchpoints: no clear change overall · ${PHONE} · ${shift}`,
    );
    const barely = { ...intervals, scores: { low: -7, high: -0.3 } };
    expect(told(statement({ intervals: barely }))[1]).toBe(
      `scores within touchpoints: no clear change overall · ${PHONE} · ${shift}`,
    );
    expect(told(statement({ scores: -0.2, difference: -8.2, intervals }))[1]).toBe(
      `scores within touchpoints stayed as they were overall · ${PHONE} · ${shift}`,
    );
    const uneven = { scores: -0.36, mix: -15.16, difference: -15.52, intervals };
    expect(told(statement(uneven))[1]).toBe(
      `scores within touchpoints stayed as they were overall · ${PHONE} · the shift of answers between touchpoints accounts for 15 points (95% interval 7 to 9)`,
    );
    const parts = partsThat("no", "lower");
    expect(told(statement({ scores: -1, difference: -10, intervals, parts }))[1]).toBe(
      `scores within touchpoints: no clear change overall · of 2 touchpoints, only P1 scored clearly lower than before · ${PHONE} · ${shift}`,
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
      `${parts} · ${PHONE} · Web shop: from 40% of all answers (NPS +36) to 12% (NPS +37)`,
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
    expect(own("no", "lower", "no")).toEqual(["of 3 touchpoints, only P1 scored clearly lower than before"]);
    expect(own("no", "no", null)).toEqual([
      "none of the 2 touchpoints with enough answers scored clearly lower or higher than before",
    ]);
    expect(own("lower", "lower", "higher")).toEqual([
      "of 3 touchpoints, 2 scored clearly lower than before: P0 and P1",
      "of 3 touchpoints, only P2 scored clearly higher than before",
    ]);
    expect(own("lower", "lower", "lower", "lower")).toEqual([
      "of 4 touchpoints, 4 scored clearly lower than before",
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
      "3 scored clearly lower than before: P0 (already since February 2026), P1 and P2",
    );
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
