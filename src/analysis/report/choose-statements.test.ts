import { describe, expect, test } from "vitest";
import type { Judgement } from "../funnel/judge-rows.ts";
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

const silent: ReportFigures = {
  ...fullReport,
  changes: [],
  placeChanges: [],
  explained: null,
  breakdowns: {},
  words: [],
  drivers: null,
};
const nothing: Found = { difference: undefined, judged: new Map(), unread: [], isSettled: true };

const choose = (figures: Partial<ReportFigures>, found: Partial<Found> = {}) =>
  chooseStatements({ ...silent, ...figures }, { ...nothing, ...found }, (dimension) => `the ${dimension}`);
const kinds = (statements: ReturnType<typeof choose>) => statements.map(({ kind }) => kind);

const [anyChange] = fullReport.changes;
const [anyWord] = fullReport.words;
const anyExplained = fullReport.explained;
const anyRow = fullReport.breakdowns.touchpoint?.[0];
if (!anyChange || !anyWord || !anyExplained || !anyRow) throw new Error("nothing to try");

const change = (unix: number, chance = 0.005): ReportChange => ({
  ...anyChange,
  since: { unix, iso: "" },
  chance,
});
const word = (overrides: Partial<ReportWord>): ReportWord => ({ ...anyWord, ...overrides });
const row = (overrides: Partial<ReportRow>): ReportRow => ({ ...anyRow, answers: 300, ...overrides });

test("nothing stands out of a report without a story", () => {
  expect(choose({})).toEqual([]);
});

describe("of changes", () => {
  test("the newest comes first, the older ones follow, the nearer the sooner", () => {
    const said = choose({ changes: [change(1), change(2), change(3)] });
    expect(said).toEqual([3, 2, 1].map((unix) => ({ kind: "change", change: change(unix) })));
  });

  test("those are not said that chance makes in more than one of forty", () => {
    expect(choose({ changes: [change(1, 0.025)] })).toHaveLength(1);
    expect(choose({ changes: [change(1, 0.026)] })).toEqual([]);
  });
});

const part = (id: string, mix: number) => ({ id, name: id, scores: 0, mix, new: 0, gone: 0 });
const counts = (promoters: number, detractors: number) => ({
  total: { promoters, passives: 0, detractors },
});

const explained = (overrides: Partial<ReportExplanation> = {}): ReportExplanation => ({
  ...anyExplained,
  difference: -4,
  mix: -4,
  parts: [part("a", -2), part("b", -1.9)],
  ...overrides,
});
const cell = (id: string, one: number, two: number) => ({
  id,
  name: id,
  one: { promoters: one, passives: 0, detractors: 0 },
  two: { promoters: two, passives: 0, detractors: 0 },
});
const difference = (low: number, high: number): Found["difference"] => ({
  one: counts(900, 100),
  two: counts(100, 900),
  certain: { mix: { low, high } },
  explanations: [{ cells: [cell("a", 30, 20), cell("b", 20, 30)] }],
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
    });
  });

  test("names three places at most", () => {
    const parts = ["a", "b", "c", "d"].map((id) => part(id, -1));
    const [said] = told({ explained: explained({ parts }) }, difference(-6, -2));
    expect(said?.kind === "explained" && said.places).toHaveLength(3);
  });

  test("needs a mix that is clearly on one side of nothing", () => {
    expect(kinds(told({}, difference(-6, -0.1)))).toEqual(["explained"]);
    expect(kinds(told({}, difference(0.1, 6)))).toEqual(["explained"]);
    expect(told({}, difference(-6, 0))).toEqual([]);
    expect(told({}, difference(0, 6))).toEqual([]);
  });

  test("needs a mix that is a quarter of the difference", () => {
    expect(kinds(told({ explained: explained({ mix: -1 }) }, difference(-6, -2)))).toEqual(["explained"]);
    expect(told({ explained: explained({ mix: -0.999 }) }, difference(-6, -2))).toEqual([]);
  });

  test("needs sides that differ clearly, or a change that is told", () => {
    const alike = {
      one: counts(500, 400),
      two: counts(490, 410),
      certain: { mix: { low: -6, high: -2 } },
      explanations: [],
    };
    expect(told({}, alike)).toEqual([]);
    expect(kinds(told({ changes: [change(1)] }, alike))).toEqual(["change", "explained"]);
    expect(told({ changes: [change(1, 0.04)] }, difference(-6, -2))).toEqual([]);
    // It is the last change that it tells of.
    expect(kinds(told({ changes: [change(1), change(2, 0.04)] }, difference(-6, -2)))).toEqual(["change"]);
  });

  test("is not said where nothing was compared", () => {
    expect(told({}, undefined)).toEqual([]);
    expect(told({ explained: null }, difference(-6, -2))).toEqual([]);
    expect(
      told({}, { one: counts(900, 100), two: counts(100, 900), certain: undefined, explanations: [] }),
    ).toEqual([]);
  });
});

describe("of rows", () => {
  type Judged = readonly (readonly [ReportDimension, readonly number[]])[];
  const judged = (entries: Judged): Found["judged"] =>
    new Map(
      entries.map(([dimension, scores]) => {
        const judgements = scores.map((z): Judgement => ({ verdict: "lower", z }));
        return [dimension, { judgements, target: 0, between: 0 }] as const;
      }),
    );
  const rowsSaid = (breakdowns: ReportFigures["breakdowns"], zs: Judged) =>
    choose({ breakdowns }, { judged: judged(zs) }).map((said) => said.kind === "row" && said.row.id);

  test("two are said, those that are furthest from the score of all", () => {
    const rows = [row({ id: "a", answers: 301 }), row({ id: "b", answers: 302 }), row({ id: "c" })];
    expect(rowsSaid({ touchpoint: rows }, [["touchpoint", [-4, 6, -5]]])).toEqual(["b", "c"]);
  });

  test("one is said with its dimension and the score of all", () => {
    const breakdowns = { team: [row({ id: "a" })] };
    const said = choose({ breakdowns, score: 12 }, { judged: judged([["team", [-5]]]) });
    expect(said).toEqual([
      { kind: "row", title: "the team", dimension: "team", row: row({ id: "a" }), score: 12 },
    ]);
    expect(choose({ breakdowns, score: null }, { judged: judged([["team", [-5]]]) })).toEqual([]);
  });

  test("a place that has changed is said with the first, or alone, and not as a row of its own", () => {
    const [moved] = fullReport.placeChanges;
    if (moved === undefined) throw new Error("nothing to try");
    const breakdowns = { touchpoint: [row({ id: moved.id, answers: 301 }), row({ id: "a" })] };
    const figures = { breakdowns, placeChanges: [moved] };
    const [said, ...more] = choose(figures, { judged: judged([["touchpoint", [-6, 5]]]) });
    expect(said).toMatchObject({ kind: "row", row: { id: "a" }, moved });
    expect(more).toEqual([]);
    expect(choose({ placeChanges: [moved] })).toEqual([{ kind: "moved", moved }]);
    const byTeam = { breakdowns: { team: [row({ id: "a" })] }, placeChanges: [moved] };
    expect(choose(byTeam, { judged: judged([["team", [5]]]) })).toEqual([
      { kind: "row", title: "the team", dimension: "team", row: row({ id: "a" }), score: fullReport.score },
      { kind: "moved", moved },
    ]);
  });

  test("those are not said that have few answers, no verdict, or the expected one", () => {
    const few = [row({ id: "a", answers: 29 }), row({ id: "b", answers: 30 })];
    expect(rowsSaid({ survey: few }, [["survey", [-9, -9]]])).toEqual(["b"]);
    const unclear = [row({ verdict: null }), row({ verdict: "expected" })];
    expect(rowsSaid({ language: unclear }, [["language", [-9, -9]]])).toEqual([]);
    expect(rowsSaid({ team: [row({})] }, [])).toEqual([]);
    expect(rowsSaid({}, [["team", [-9]]])).toEqual([]);
  });

  test("one alone is said where chance gives it 1 time in 40, and not more often", () => {
    // As far from the score of all as 0.02499 and 0.02501 of rows are by chance.
    expect(rowsSaid({ team: [row({ id: "a" })] }, [["team", [-2.2415]]])).toEqual(["a"]);
    expect(rowsSaid({ team: [row({ id: "a" })] }, [["team", [-2.2413]]])).toEqual([]);
  });

  test("places and metadata are looked at, each for itself; answers and questions are not", () => {
    const rows = [row({ id: "a" })];
    expect(rowsSaid({ "metadata:shift": rows }, [["metadata:shift", [-5]]])).toEqual(["a"]);
    expect(
      rowsSaid({ "answer:q1": rows, question: rows }, [
        ["answer:q1", [-5]],
        ["question", [-5]],
      ]),
    ).toEqual([]);
    const many = Array.from({ length: 40 }, (_, at) => row({ id: `${at}`, answers: 100 + at }));
    const chances = many.map(() => 0);
    expect(rowsSaid({ touchpoint: many }, [["touchpoint", [2.5, ...chances.slice(1)]]])).toEqual([]);
    expect(
      rowsSaid({ team: rows, "metadata:x": many }, [
        ["team", [2.5]],
        ["metadata:x", chances],
      ]),
    ).toEqual(["a"]);
  });

  test("the same answers under another name are said once, and not after a difference named them", () => {
    const breakdowns = { touchpoint: [row({ id: "a" })], survey: [row({ id: "b" })] };
    const found = judged([
      ["touchpoint", [-6]],
      ["survey", [-5]],
    ]);
    expect(
      rowsSaid(breakdowns, [
        ["touchpoint", [-6]],
        ["survey", [-5]],
      ]),
    ).toEqual(["a"]);
    const parts = [{ id: "a", name: "A", scores: 0, mix: -4, new: 0, gone: 0 }];
    const figures = { breakdowns, explained: explained({ parts }) };
    expect(choose(figures, { judged: found })).toEqual([]);
  });
});

describe("of words", () => {
  test("those of detractors are said before those of promoters", () => {
    const words = [word({ side: "promoters", z: -5 }), word({ side: "detractors", z: 5 })];
    const said = choose({ words });
    expect(said.map((one) => one.kind === "words" && one.side)).toEqual(["detractors", "promoters"]);
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
    expect(choose({ words })).toEqual([]);
    expect(choose({ words: words.slice(0, 1) })).toHaveLength(1);
    // Alone, 1 time in 40 as a row is.
    expect(choose({ words: [word({ z: 2.2415 })] })).toHaveLength(1);
    expect(choose({ words: [word({ z: 2.2413 })] })).toEqual([]);
  });
});

test("what goes with the score most is said by its first part, with what was not compared", () => {
  const { drivers } = fullReport;
  if (drivers === null) throw new Error("nothing to try");
  const said = { kind: "drivers", drivers, part: drivers.parts[0] };
  expect(choose({ drivers })).toEqual([{ ...said, unread: [] }]);
  expect(choose({ drivers }, { unread: ["answers"] })).toEqual([{ ...said, unread: ["answers"] }]);
  expect(choose({ drivers: { ...drivers, parts: [] } })).toEqual([]);
});

test("five statements are made at most: the older changes give way", () => {
  const words = [word({ side: "promoters", z: -5 }), word({ side: "detractors", z: 5 })];
  const changes = [1, 2, 3, 4, 5].map((unix) => change(unix));
  const said = choose({ words, changes, drivers: fullReport.drivers });
  expect(kinds(said)).toEqual(["change", "drivers", "change", "change", "words"]);
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

  test("stays where it is when words come, but for the last, whose place they take", () => {
    const late = choose({ ...figures, drivers, words }, found);
    expect(kinds(settled)).toEqual(["change", "explained", "moved", "drivers", "change"]);
    expect(kinds(late)).toEqual(["change", "explained", "moved", "drivers", "words"]);
    expect(late.slice(0, 4)).toEqual(settled.slice(0, 4));
  });
});
