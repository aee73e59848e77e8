import { describe, expect, test } from "vitest";
import { ensureTemporal } from "../../lib/time/temporal.ts";
import type { KnownChoices } from "../columns/answer-builder.ts";
import { answer, chain } from "../columns/chains.fixture.ts";
import { chains as waitingChains, driversOf } from "../drivers/waiting.fixture.ts";
import { NPS, type Metric } from "../metric/metric.ts";
import { COVER } from "../texts/covered.ts";
import { stopWords } from "../words/stop-words.ts";
import { scoredBy } from "./comment-score.ts";
import { Gatherer } from "./gather.ts";
import { boundsToRead, hasChanged, makeReport, type ReportOn } from "./make-report.ts";

await ensureTemporal();
const JANUARY = Date.parse("2026-01-20T12:00:00Z") / 1000;
const A_YEAR_BEFORE = Date.parse("2025-02-10T12:00:00Z") / 1000;
const FEBRUARY = Date.parse("2026-02-10T12:00:00Z") / 1000;

const inMonth = (createdAt: number, touchpointId: string, count: number, score: number) =>
  Array.from({ length: count }, (_, at) =>
    chain({
      _id: `${createdAt} ${touchpointId} ${at}`,
      createdAt: createdAt + at,
      touchpointId,
      touchpointName: touchpointId.toUpperCase(),
      metadata: { reply: "ann@example.org", shift: "early" },
      responses: [answer("NPS", "q1", score)],
    }),
  );

const on: ReportOn = {
  filters: { from: "2026-02-01" },
  slice: {
    createdFrom: Date.parse("2026-02-01T00:00:00Z") / 1000,
    createdTo: Date.parse("2026-02-28T23:59:59Z") / 1000,
  },
  range: { from: "2026-02-01", to: "2026-02-28" },
  zone: "UTC",
};

const MONTHS = [
  ...inMonth(A_YEAR_BEFORE, "till", 10, 10),
  ...inMonth(JANUARY, "till", 30, 10),
  ...inMonth(JANUARY, "phone", 10, 0),
  ...inMonth(FEBRUARY, "till", 10, 10),
  ...inMonth(FEBRUARY, "phone", 30, 0),
  ...inMonth(FEBRUARY, "door", 1, 11),
];

async function report(overrides: Partial<ReportOn> = {}, complete = true, chains = MONTHS) {
  const gathered = new Gatherer({
    choices: new Map(),
    scored: scoredBy(overrides.slice ?? on.slice),
    stopWords,
  });
  await gathered.take(chains);
  const names = {
    ofDimension: (dimension: string) => `the ${dimension}`,
    ofValue: (_: string, id: string) => (id === "phone" ? "Hotline" : undefined),
  };
  const catalog = { choices: new Map(), names, questions: [] };
  return makeReport(
    { ...on, ...overrides },
    { gathered, catalog, readAt: FEBRUARY, complete, facts: undefined, version: "1.2.3" },
  );
}

const instant = (iso: string) => ({ unix: Date.parse(iso) / 1000, iso });

test("figures are those of the days asked for", async () => {
  const { figures } = await report();
  expect(figures).toMatchObject({
    filters: { from: "2026-02-01" },
    zone: "UTC",
    grain: "day",
    readAt: instant("2026-02-10T12:00:00Z"),
    complete: true,
    responses: 41,
    notCounted: 1,
    answers: 40,
    promoters: 10,
    passives: 0,
    detractors: 30,
    score: -50,
    distribution: [30, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10],
    words: [],
    drivers: null,
  });
  expect(figures.interval?.low).toBeCloseTo(-72.4, 1);
  expect(figures.trend).toHaveLength(28);
  expect(figures.trend[0]).toEqual({
    start: instant("2026-02-01T00:00:00Z"),
    end: instant("2026-02-02T00:00:00Z"),
    answers: 0,
    score: null,
    interval: null,
  });
  expect(figures.trend[9]).toMatchObject({ answers: 40, score: -50 });
});

test("rows are named by what is known, else by what came with them, most answers first", async () => {
  const { breakdowns } = (await report()).figures;
  expect(Object.keys(breakdowns).toSorted()).toEqual([
    "language",
    "metadata:reply",
    "metadata:shift",
    "question",
    "survey",
    "team",
    "touchpoint",
  ]);
  expect(breakdowns.touchpoint).toMatchObject([
    { id: "phone", name: "Hotline", answers: 30, score: -100, verdict: "expected" },
    { id: "till", name: "TILL", answers: 10, score: 100, verdict: "expected" },
  ]);
  expect(breakdowns["metadata:shift"]).toMatchObject([{ id: "early", name: "early", answers: 40 }]);
  expect(breakdowns.language).toMatchObject([{ id: "en", name: "en", answers: 40 }]);
});

test("rows that point at a person are covered", async () => {
  const covered = (await report()).figures.breakdowns["metadata:reply"];
  expect(covered).toMatchObject([{ id: COVER, name: COVER, answers: 40 }]);
});

test("the difference to as many days before is told by the dimension whose mix moved most", async () => {
  const { figures, statements } = await report();
  const moved = { scores: 0, mix: -50, new: 0, gone: 0 };
  const start = instant("2026-02-01T00:00:00Z");
  expect(figures.explained).toMatchObject({
    dimension: "touchpoint",
    sides: [
      { start: instant("2026-01-04T00:00:00Z"), end: start, score: 50, answers: 40 },
      { start, end: instant("2026-03-01T00:00:00Z"), score: -50, answers: 40 },
    ],
    difference: -100,
    scores: 0,
    mix: -100,
    new: 0,
    gone: 0,
    withoutMix: 50,
    parts: [
      { id: "phone", name: "Hotline", ...moved, sides: [{ share: 0.25 }, { share: 0.75 }] },
      { id: "till", name: "TILL", ...moved, sides: [{ share: 0.75 }, { share: 0.25 }] },
    ],
  });
  expect(statements[0]).toMatchObject({ kind: "explained", title: "the touchpoint" });
});

test("there is no difference to days without answers, or where no day is asked for", async () => {
  const march = { range: { from: "2026-03-01", to: "2026-03-31" }, slice: {} };
  expect((await report(march)).figures.explained).toBeNull();
  expect((await report({ range: {}, slice: {} })).figures.explained).toBeNull();
});

test("nothing is claimed where not everything was read", async () => {
  const { figures, statements } = await report({}, false);
  expect(statements).toEqual([]);
  expect(figures).toMatchObject({ complete: false, answers: 40, score: -50, explained: null });
  expect(figures.breakdowns.touchpoint?.map(({ verdict }) => verdict)).toEqual([null, null]);
});

test("a target is told with where the score stands to it, and none where none is aimed for", async () => {
  const targets = [0, -60, -90, undefined].map(async (target) => (await report({ target })).figures.target);
  expect(await Promise.all(targets)).toEqual([
    { value: 0, state: "below" },
    { value: -60, state: "open" },
    { value: -90, state: "above" },
    null,
  ]);
});

test("a report without answers has rows for nothing and no score", async () => {
  const { figures, statements } = await report({ slice: { touchpoint: ["nowhere"] } });
  expect(figures).toMatchObject({ responses: 0, answers: 0, score: null, interval: null, trend: [] });
  expect(figures.breakdowns.touchpoint).toEqual([]);
  expect(statements).toMatchObject([{ kind: "none", answers: 0 }]);
});

test("days are those of the zone, and the grain is the one that was chosen", async () => {
  const { figures } = await report({ zone: "Europe/Helsinki", grain: "week" });
  expect(figures).toMatchObject({ grain: "week", zone: "Europe/Helsinki" });
  expect(figures.readAt.iso).toBe("2026-02-10T14:00:00+02:00");
  expect(figures.explained?.sides[0].start.iso).toBe("2026-01-04T00:00:00+02:00");
});

test("the days before are read with those asked for, which end with the day of reading where they are open", () => {
  const [from, to] = [instant("2026-01-04T00:00:00Z").unix, instant("2026-03-01T00:00:00Z").unix - 1];
  expect(boundsToRead(on, FEBRUARY)).toEqual({ createdFrom: from, createdTo: to });
  const year = { createdFrom: instant("2025-02-01T00:00:00Z").unix, createdTo: to };
  expect(boundsToRead({ ...on, against: "year" }, FEBRUARY)).toEqual(year);
  expect(boundsToRead({ range: { from: "2026-02-01" }, zone: "UTC" }, FEBRUARY)).toEqual({
    createdFrom: instant("2026-01-22T00:00:00Z").unix,
  });
  const tomorrow = { range: { from: "2026-02-11" }, zone: "UTC" };
  expect(boundsToRead(tomorrow, FEBRUARY)).toEqual({ createdFrom: instant("2026-02-11T00:00:00Z").unix });
  expect(boundsToRead({ range: {}, zone: "UTC" }, FEBRUARY)).toEqual({});
});

const sidesOf = async (overrides: Partial<ReportOn>) =>
  (await report(overrides)).figures.explained?.sides.map(({ start, end }) => [start.iso, end.iso]);

test("the sides of a difference are the days asked for, to the day of reading, and those of the year before", async () => {
  const slice = { createdFrom: instant("2026-01-25T00:00:00Z").unix };
  const until = "2026-02-11T00:00:00Z";
  expect(await sidesOf({ range: { from: "2026-01-25" }, slice })).toEqual([
    ["2026-01-08T00:00:00Z", "2026-01-25T00:00:00Z"],
    ["2026-01-25T00:00:00Z", until],
  ]);
  expect(await sidesOf({ against: "year" })).toEqual([
    ["2025-02-01T00:00:00Z", "2025-03-01T00:00:00Z"],
    ["2026-02-01T00:00:00Z", "2026-03-01T00:00:00Z"],
  ]);
});

test("what goes with the score is told by the name of each dimension", async () => {
  const waiting = [...waitingChains(2000, 1, 0.2)];
  const { figures } = await report({ range: {}, slice: {} }, true, waiting);
  const drivers = driversOf(waiting);
  expect(drivers?.parts).toHaveLength(3);
  const parts = drivers?.parts.map((part) => ({ name: `the ${part.dimension}`, ...part }));
  expect(figures.drivers).toEqual({ answers: 2000, r2: drivers?.r2, parts });
});

test("a metric of choices has a line for each that is answered in view, in order, and tells what choices are called", async () => {
  const slice = { ...on.slice, touchpoint: ["till"] };
  const metric: Metric = {
    ...NPS,
    kind: "share",
    survey: "survey",
    questions: ["back"],
    scale: null,
    top: ["yes"],
    bottom: [],
  };
  const chosen = ["yes", "no", "yes", "perhaps"].map((value, at) =>
    chain({
      _id: `${at}`,
      createdAt: FEBRUARY,
      touchpointId: value === "perhaps" ? "phone" : "till",
      responses: [answer("Button", "back", value)],
    }),
  );
  const choices: KnownChoices = new Map();
  const gathered = new Gatherer({ metric, choices, scored: scoredBy(slice, metric), stopWords });
  await gathered.take(chosen);
  const names = {
    ofDimension: (dimension: string) => dimension,
    ofValue: (dimension: string, id: string) =>
      dimension === "answer:back" && id === "yes" ? "Yes, gladly" : undefined,
  };
  const read = { readAt: FEBRUARY, complete: true, facts: undefined, version: "1.2.3" };
  const catalog = { choices, names, questions: [] };
  const { figures, valueNames } = makeReport({ ...on, slice }, { gathered, catalog, ...read });
  expect(figures.distribution).toEqual([
    { value: "no", answers: 1 },
    { value: "yes", answers: 2 },
  ]);
  expect(valueNames).toEqual(
    new Map([
      ["yes", "Yes, gladly"],
      ["no", "no"],
      ["perhaps", "perhaps"],
    ]),
  );
});

test("a change of any metric is one", () => {
  const still = { figures: { changes: [] } };
  const changed = { figures: { changes: ["a change"] } };
  expect([still, changed, { ...still, others: [still, changed] }].map(hasChanged)).toEqual([
    false,
    true,
    true,
  ]);
});

describe("metrics", () => {
  const RATINGS = [
    ...inMonth(JANUARY, "till", 12, 10),
    ...inMonth(FEBRUARY, "till", 9, 8),
    ...inMonth(FEBRUARY, "phone", 30, 3),
  ];
  const LIKED: Metric = {
    ...NPS,
    name: "Liked",
    kind: "share",
    survey: "survey",
    questions: ["q1"],
    scale: [3, 8, 10],
    top: [8, 10],
    bottom: [],
  };

  async function reportOf(metrics: readonly Metric[]) {
    const names = { ofDimension: (dimension: string) => dimension, ofValue: () => undefined };
    const [first, ...others] = metrics.map((metric) => ({
      gathered: new Gatherer({ metric, choices: new Map(), scored: scoredBy(on.slice, metric), stopWords }),
      facts: undefined,
    }));
    for (const each of [first, ...others]) await each?.gathered.take(RATINGS);
    if (first === undefined) throw new Error("nothing to report");
    const catalog = { choices: new Map(), names, questions: [] };
    return makeReport(on, { ...first, others, catalog, readAt: FEBRUARY, complete: true, version: "1.2.3" });
  }

  test("of type NPS with NPS's values give the same bytes as NPS, but for the question that they name", async () => {
    const declared = await reportOf([{ ...NPS, survey: "survey", questions: ["q1"] }]);
    const plain = await reportOf([NPS]);
    expect(declared.figures.metric.question).toBe("survey:q1");
    const { metric } = plain.figures;
    expect(JSON.stringify({ ...declared.figures, metric })).toBe(JSON.stringify(plain.figures));
    expect(declared.statements).toEqual(plain.statements);
  });

  test("that are shares have Wilson's interval, a line for each value, and no names of NPS", async () => {
    const { figures } = await reportOf([LIKED]);
    expect(figures).toMatchObject({
      counts: { top: 9, middle: 30, bottom: 0 },
      distribution: [
        { value: 3, answers: 30 },
        { value: 8, answers: 9 },
        { value: 10, answers: 0 },
      ],
    });
    expect(figures).not.toHaveProperty("promoters");
    // (p + z²/2n ± z √(p(1 − p)/n + z²/4n²)) / (1 + z²/n), worked out apart from this code.
    expect(figures.interval?.low).toBeCloseTo(12.64566, 4);
    expect(figures.interval?.high).toBeCloseTo(38.33656, 4);
  });

  test("that are several have a report each, of one grain", async () => {
    const { figures, others = [] } = await reportOf([LIKED, NPS]);
    expect([figures, ...others.map((each) => each.figures)].map(({ metric }) => metric.name)).toEqual([
      "Liked",
      "NPS",
    ]);
    expect(others[0]?.figures.grain).toBe(figures.grain);
  });
});
