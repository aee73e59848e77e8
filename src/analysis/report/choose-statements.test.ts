import { describe, expect, test } from "vitest";
import { ensureTemporal } from "../../lib/time/temporal.ts";
import type {
  ReportChange,
  ReportDimension,
  ReportExplanation,
  ReportFigures,
  ReportRow,
  ReportWord,
} from "../report.ts";
import { chooseStatements, type Found } from "./choose-statements.ts";
import { fullReport } from "./report.fixture.ts";

await ensureTemporal();

const silent: ReportFigures = {
  ...fullReport,
  changes: [],
  placeChanges: [],
  explained: null,
  breakdowns: {},
  words: [],
  drivers: null,
};
const nothing: Found = { difference: undefined, telling: [], unread: [], events: [], isSettled: true };

const choose = (figures: Partial<ReportFigures>, found: Partial<Found> = {}) =>
  chooseStatements({ ...silent, ...figures }, { ...nothing, ...found }, (dimension) => `the ${dimension}`);
const kinds = (statements: ReturnType<typeof choose>) => statements.map(({ kind }) => kind);

const [anyChange] = fullReport.changes;
const [anyWord] = fullReport.words;
const [anyMoved] = fullReport.placeChanges;
const anyExplained = fullReport.explained;
const anyRow = fullReport.breakdowns.touchpoint?.[0];
if (!anyChange || !anyMoved || !anyWord || !anyExplained || !anyRow) throw new Error("nothing to try");

const change = (unix: number, chance = 0.005): ReportChange => ({
  ...anyChange,
  since: { unix, iso: "" },
  chance,
});
type NpsWord = Extract<ReportWord, { readonly side: "detractors" | "promoters" }>;
const word = (overrides: Partial<NpsWord>): NpsWord => ({
  ...anyWord,
  side: "detractors",
  detractors: 40,
  promoters: 5,
  ...overrides,
});
const row = (overrides: Partial<ReportRow>): ReportRow => ({ ...anyRow, answers: 300, ...overrides });

test("nothing stands out of a report without a story", () => {
  expect(choose({})).toEqual([{ kind: "none", answers: 20, overTime: false, dimensions: [] }]);
  const breakdowns = { team: [differing("a", 1, "no")], survey: [row({ differs: null })] };
  expect(choose({ breakdowns })).toMatchObject([{ dimensions: [{ dimension: "team", title: "the team" }] }]);
});

test("where nothing stands out, that was looked for over time of eight periods with answers", () => {
  const [period] = fullReport.trend;
  if (period === undefined) throw new Error("nothing to try");
  const looked = (answers: number) =>
    choose({ trend: [...Array.from({ length: 7 }, () => period), { ...period, answers }] });
  expect(looked(1)).toMatchObject([{ kind: "none", overTime: true }]);
  expect(looked(0)).toMatchObject([{ kind: "none", overTime: false }]);
});

describe("of changes", () => {
  test("the newest is said, however much clearer an older one", () => {
    const said = choose({ changes: [change(1), change(2), change(3, 0.05)] });
    expect(said).toEqual([{ kind: "change", change: change(3, 0.05) }]);
  });

  test("what began in the first period after it is named, else what did in the one before", () => {
    const [moved] = fullReport.placeChanges;
    if (moved === undefined) throw new Error("nothing to try");
    const happened = (...events: Found["events"]) =>
      choose({ changes: [anyChange], placeChanges: [moved] }, { events })
        .slice(0, 2)
        .map((statement) => ("happened" in statement ? statement.happened : undefined));
    const before = { at: "2026-01-31", name: "Before" };
    const same = { at: "2026-02-01", name: "Same" };
    expect(happened(before, same, same, { at: "2026-02-28", name: "Later" })).toEqual([
      { period: "same", names: ["Same", "Later"] },
      { period: "same", names: ["Same", "Later"] },
    ]);
    expect(happened(before)[0]).toEqual({ period: "before", names: ["Before"] });
    expect(happened({ ...same, touchpoint: "phone" })).toEqual([
      { period: "same", names: ["Same"] },
      undefined,
    ]);
    expect(happened({ at: "2026-03-01", name: "After" }, { at: "2025-12-31", name: "Long before" })).toEqual([
      undefined,
      undefined,
    ]);
  });
});

const part = (id: string, mix: number) => ({
  id,
  name: id,
  scores: 0,
  mix,
  new: 0,
  gone: 0,
  score: 0,
  sides: [
    { share: id === "b" ? 0.4 : 0.6, score: 0 },
    { share: 0.5, score: 0 },
  ] as const,
  differs: null,
});
const counts = (top: number, bottom: number) => ({
  total: { top, middle: 0, bottom },
});

const explained = (overrides: Partial<ReportExplanation> = {}): ReportExplanation => ({
  ...anyExplained,
  difference: -4,
  mix: -4,
  parts: [part("a", -2), part("b", -1.9)],
  ...overrides,
});
const difference = (low: number, high: number): Found["difference"] => ({
  one: counts(900, 100),
  two: counts(100, 900),
  certain: { mix: { low, high } },
});

const told = (figures: Partial<ReportFigures>, found: Found["difference"]) =>
  choose({ explained: explained(), ...figures }, { difference: found });

describe("what a difference is made of", () => {
  test("is said by its dimension, with the places that gave the mix, the largest part first", () => {
    const parts = [part("a", -1), part("b", -2), part("c", -0.9), part("", -3), part("d", 2)];
    const mixed = explained({ parts });
    const [said] = told({ explained: mixed }, difference(-6, -2));
    expect(said).toEqual({
      kind: "explained",
      title: "the touchpoint",
      explained: mixed,
      places: [
        { part: part("b", -2), more: true },
        { part: part("a", -1), more: false },
      ],
      most: undefined,
      earlier: [],
      isOfChange: false,
    });
  });

  test("and with those of its places that changed before its second side begins", () => {
    const [, { start }] = explained().sides;
    const at = (seconds: number, dimension: ReportDimension = "touchpoint") => ({
      ...anyMoved,
      dimension,
      since: { ...start, unix: start.unix + seconds },
    });
    const placeChanges = [at(-1), at(0), at(-1, "survey")];
    const [said] = told({ placeChanges }, difference(-6, -2));
    expect(said?.kind === "explained" && said.earlier).toEqual([at(-1)]);
  });

  test("names three places at most", () => {
    const parts = ["a", "b", "c", "d"].map((id) => part(id, -1));
    const [said] = told({ explained: explained({ parts }) }, difference(-6, -2));
    expect(said?.kind === "explained" && said.places).toHaveLength(3);
  });

  test("needs a mix that is clearly on one side of nothing", () => {
    expect(kinds(told({}, difference(-6, -0.1)))).toEqual(["explained"]);
    expect(kinds(told({}, difference(0.1, 6)))).toEqual(["explained"]);
    expect(kinds(told({}, difference(-6, 0)))).toEqual(["none"]);
    expect(kinds(told({}, difference(0, 6)))).toEqual(["none"]);
  });

  test("needs a mix that is a quarter of the difference", () => {
    expect(kinds(told({ explained: explained({ mix: -1 }) }, difference(-6, -2)))).toEqual(["explained"]);
    expect(kinds(told({ explained: explained({ mix: -0.999 }) }, difference(-6, -2)))).toEqual(["none"]);
  });

  test("needs no mix where scores are the most of it, and those of one place clearly changed", () => {
    const fallen = { ...part("a", 0), scores: -3, differs: "lower" } as const;
    const byScores = (overrides: Partial<ReportExplanation>) =>
      kinds(
        told(
          {
            explained: explained({
              scores: -3,
              mix: -1,
              parts: [fallen],
              intervals: { ...anyExplained.intervals, scores: { low: -5, high: -1 } },
              ...overrides,
            }),
          },
          difference(-2, 0),
        ),
      );
    expect(byScores({})).toEqual(["explained"]);
    expect(byScores({ parts: [{ ...fallen, differs: "no" }] })).toEqual(["none"]);
    expect(byScores({ scores: -1.4, mix: -2.6 })).toEqual(["none"]);
    expect(byScores({ scores: -1.4, mix: -0.6, gone: -2 })).toEqual(["none"]);
    expect(byScores({ intervals: { ...anyExplained.intervals, scores: { low: -5, high: 0 } } })).toEqual([
      "none",
    ]);
  });

  test("needs sides that differ clearly, or a change", () => {
    const alike = {
      one: counts(500, 400),
      two: counts(490, 410),
      certain: { mix: { low: -6, high: -2 } },
      explanations: [],
    };
    expect(kinds(told({}, alike))).toEqual(["none"]);
    expect(kinds(told({ changes: [change(1)] }, alike))).toEqual(["change", "explained"]);
  });

  test("is not said where nothing was compared", () => {
    expect(kinds(told({}, undefined))).toEqual(["none"]);
    expect(kinds(told({ explained: null }, difference(-6, -2)))).toEqual(["none"]);
    const empty = { one: counts(0, 0), two: counts(100, 900), certain: { mix: { low: -6, high: -2 } } };
    expect(kinds(told({}, empty))).toEqual(["none"]);
    expect(kinds(told({}, { one: counts(900, 100), two: counts(100, 900), certain: undefined }))).toEqual([
      "none",
    ]);
  });
});

const differing = (id: string, score: number, differs: ReportRow["differs"] = "lower") =>
  row({ id, name: id, score, differs });

describe("of rows", () => {
  const rows = [differing("a", -10), differing("b", 40, "higher"), differing("c", 20, "no")];

  test("the lowest and the highest are said, with how many of how many differ", () => {
    const telling = [{ dimension: "team", lowest: 0, highest: 1 }] as const;
    expect(choose({ breakdowns: { team: rows } }, { telling })).toEqual([
      {
        kind: "rows",
        title: "the team",
        dimension: "team",
        lowest: rows[0],
        highest: rows[1],
        all: 3,
        differing: 2,
      },
    ]);
  });

  test("none is said of a breakdown that the report does not have", () => {
    const telling = [{ dimension: "team", lowest: 0, highest: 1 }] as const;
    expect(kinds(choose({ breakdowns: { team: rows.slice(0, 1) } }, { telling }))).toEqual(["none"]);
  });
});

const unlike = (low: ReportRow, high: ReportRow) =>
  kinds(choose({ breakdowns: { question: [low, high] }, changes: [change(1)] }));

describe("of questions that are combined", () => {
  test("those that lie 50 points apart are said, and nothing else", () => {
    expect(unlike(differing("a", -10), differing("b", 40, "higher"))).toEqual(["unlike"]);
    expect(unlike(differing("a", -10), differing("b", 39.9, "higher"))).toEqual(["change"]);
  });

  test("those that don't differ, or have few answers, are not counted", () => {
    expect(unlike(differing("a", -10, "no"), differing("b", 60, "higher"))).toEqual(["change"]);
    expect(unlike({ ...differing("a", -10), answers: 29 }, differing("b", 60, "higher"))).toEqual(["change"]);
  });
});

describe("of words", () => {
  test("those of detractors are said before those of promoters", () => {
    const words = [word({ side: "promoters", z: -5 }), word({ side: "detractors", z: 5 })];
    const said = choose({ words });
    expect(said.map((one) => one.kind === "words" && one.side)).toEqual(["detractors", "promoters"]);
  });

  test("of another metric, those of its top come last", () => {
    const { language, text, comments, score } = anyWord;
    const figures = { language, text, comments, score, top: 1, other: 9 };
    const said = choose({
      words: [
        { ...figures, z: -5, side: "top" },
        { ...figures, z: 5, side: "other" },
      ],
    });
    expect(said.map((one) => one.kind === "words" && one.side)).toEqual(["other", "top"]);
  });

  test("three are said, of the language in which one of them is in most comments", () => {
    const words = [
      word({ language: "fi", text: "jono", comments: 9 }),
      ...["a", "b", "c", "d"].map((text, at) => word({ language: "en", text, comments: 7 + at })),
    ];
    const [said] = choose({ words });
    expect(said?.kind === "words" && said.words.map(({ text }) => text)).toEqual(["a", "b", "c"]);
  });

  test("none is said that chance brings among so many", () => {
    const words = Array.from({ length: 40 }, (_, at) => word({ z: at === 0 ? 2.5 : 0 }));
    expect(kinds(choose({ words }))).toEqual(["none"]);
    expect(choose({ words: words.slice(0, 1) })).toHaveLength(1);
    expect(choose({ words: [word({ z: 2.2415 })] })).toHaveLength(1);
    expect(kinds(choose({ words: [word({ z: 2.2413 })] }))).toEqual(["none"]);
  });
});

test("what goes with the score most is said by its first part, with what was not compared", () => {
  const { drivers } = fullReport;
  if (drivers === null) throw new Error("nothing to try");
  const said = { kind: "linked", drivers, part: drivers.parts[0] };
  expect(choose({ drivers })).toEqual([{ ...said, unread: [] }]);
  expect(choose({ drivers }, { unread: ["answers"] })).toEqual([{ ...said, unread: ["answers"] }]);
  expect(kinds(choose({ drivers: { ...drivers, parts: [] } }))).toEqual(["none"]);
});

test("of several places that changed by themselves the first is told", () => {
  const other = { ...anyMoved, id: "other" };
  expect(choose({ placeChanges: [anyMoved, other] })).toEqual([{ kind: "moved", moved: anyMoved }]);
});

test("five statements are made at most, in the order of their kinds", () => {
  const words = [word({ side: "promoters", z: -5 }), word({ side: "detractors", z: 5 })];
  const breakdowns = { team: [differing("a", 1)], survey: [differing("b", 1)] };
  const telling = (["team", "survey"] as const).map((dimension) => ({ dimension, lowest: 0, highest: 0 }));
  const { drivers, placeChanges } = fullReport;
  const said = choose({ words, changes: [change(1)], drivers, placeChanges, breakdowns }, { telling });
  expect(kinds(said)).toEqual(["change", "moved", "rows", "rows", "linked"]);
});

describe("what stands", () => {
  const { drivers, placeChanges } = fullReport;
  const figures = { changes: [change(1), change(2)], placeChanges, explained: explained() };
  const found = { difference: difference(-6, -2) };
  const words = [word({ side: "detractors", z: 5 }), word({ side: "promoters", z: -5 })];
  const settled = choose({ ...figures, drivers }, found);

  test("is the same while what goes with the score is looked for, whatever that comes to", () => {
    const early = choose(figures, { ...found, isSettled: false });
    expect(kinds(early)).toEqual(["change", "explained", "moved"]);
    expect(settled.slice(0, early.length)).toEqual(early);
    expect(choose(figures, found).slice(0, early.length)).toEqual(early);
  });

  test("stays where it is when words come", () => {
    const late = choose({ ...figures, drivers, words }, found);
    expect(kinds(settled)).toEqual(["change", "explained", "moved", "linked"]);
    expect(kinds(late)).toEqual(["change", "explained", "moved", "linked", "words"]);
    expect(late.slice(0, 4)).toEqual(settled.slice(0, 4));
  });
});
