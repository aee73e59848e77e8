import { describe, expect, test } from "vitest";
import { ensureTemporal } from "../../lib/time/temporal.ts";
import { answer, chain } from "../columns/chains.fixture.ts";
import type { Code } from "../comments/codes.ts";
import type { MetricReport } from "../report.ts";
import { fullReport } from "../report/report.fixture.ts";
import { scoredBy } from "../report/comment-score.ts";
import { momentAt } from "../report-values.ts";
import type { SliceFilter } from "../slice/slice-filter.ts";
import { chainFacts, FactTally, MethodTally } from "./method-tally.ts";
import { publishedMethods, tellMethod, type SurveyedQuestion } from "./tell-method.ts";

await ensureTemporal();

const question = (survey: string, id: string, place: number): SurveyedQuestion => ({
  survey,
  id,
  type: "NPS",
  title: `${id} in English`,
  language: "en",
  place,
  titles: [
    { language: "fi", title: `${id} suomeksi` },
    { language: "en", title: `${id} in English` },
  ],
});

const inLanguage = (language: string, score: number, id = "q1") => ({
  ...answer("NPS", id, score),
  language,
});

const CHAINS = [
  chain({
    _id: "1",
    createdAt: 300,
    language: "fi",
    responses: [inLanguage("en", 9), inLanguage("fi", 9, "q2")],
  }),
  chain({ _id: "2", createdAt: 100, language: "fi", responses: [inLanguage("fi", 0), inLanguage("fi", 11)] }),
  chain({ _id: "3", createdAt: 200, language: "sv", responses: [inLanguage("", 5)] }),
  chain({
    _id: "4",
    createdAt: 900,
    language: "fi",
    touchpointId: "elsewhere",
    responses: [inLanguage("fi", 5)],
  }),
];
const SURVEY = CHAINS[0]?.surveyId ?? "";

function method(filter: SliceFilter, facts = new FactTally(), chains = CHAINS, codes: readonly Code[] = []) {
  const tally = new MethodTally(scoredBy(filter));
  for (const each of chains) tally.take(each);
  return tellMethod(fullReport, {
    questions: [question(SURVEY, "q2", 4), question(SURVEY, "q1", 1), question("another", "q1", 1)],
    tally,
    facts,
    codes,
    version: "1.2.3",
    moment: (unix) => momentAt(unix, "UTC"),
  });
}

const here = { touchpoint: [CHAINS[0]?.touchpointId ?? ""] };

describe("how numbers were made", () => {
  test("tells the questions whose answers counted, by survey and place, with answers by the language of each", () => {
    const { questions } = method(here);
    expect(questions).toMatchObject([
      {
        survey: SURVEY,
        id: "q1",
        place: 1,
        title: "q1 in English",
        language: "en",
        scale: fullReport.metric.scale,
      },
      { survey: SURVEY, id: "q2", place: 4 },
    ]);
    expect(questions[0]?.languages).toEqual([
      { language: "fi", title: "q1 suomeksi", answers: 1 },
      { language: "en", title: "q1 in English", answers: 1 },
    ]);
  });

  test("tells the first and the last response that matches, in whatever order they are read", () => {
    const [told, other] = [method(here), method(here, undefined, CHAINS.toReversed())];
    expect([told.first, told.last]).toEqual([momentAt(100, "UTC"), momentAt(300, "UTC")]);
    expect(other).toEqual(told);
    expect(method({ touchpoint: ["nowhere"] })).toMatchObject({ questions: [], first: null, last: null });
  });

  test("tells first and last of the responses with a possible moment", () => {
    const dateless = [1e18, -5].map((createdAt, at) =>
      chain({ _id: `dateless ${at}`, createdAt, responses: [inLanguage("fi", 9)] }),
    );
    const told = method({}, undefined, [...CHAINS, ...dateless]);
    expect([told.first, told.last]).toEqual([momentAt(100, "UTC"), momentAt(900, "UTC")]);
    expect(method({}, undefined, dateless)).toMatchObject({ first: null, last: null });
  });

  test("tells of which versions responses are, and how many can still be edited", () => {
    const facts = new FactTally();
    facts.add(true, 3);
    facts.add(false, 3);
    facts.add(true, 2);
    expect(method(here, facts)).toMatchObject({
      closed: 2,
      open: 1,
      versions: [
        { version: 2, responses: 1 },
        { version: 3, responses: 2 },
      ],
    });
  });

  test("tells the codes that comments were counted by, with what a check found of them where there was one", () => {
    const check = { fit: 9, of: 10, missed: 1, without: 10 };
    const codes = [
      { name: "Queue", find: "queue | till", check },
      { name: "Staff", find: "staff" },
    ];
    expect(method(here, undefined, CHAINS, codes).codes).toEqual([
      { name: "Queue", find: "queue | till", check },
      { name: "Staff", find: "staff", check: null },
    ]);
    expect(method(here)).not.toHaveProperty("codes");
  });

  test("tells what was not counted, and the rows that are held back", () => {
    expect(method(here)).toMatchObject({
      notCounted: [{ reason: "outside the scale", answers: 1 }],
      heldBack: [{ dimension: "touchpoint", rows: 1, answers: 0 }],
      weighting: "none",
      software: { name: "Earshot", version: "1.2.3" },
      untold: ["population", "recruitment", "response rate", "sponsor"],
    });
  });
});

test("the facts of chains are asked for where filters do not tell them, a part of the chains at a time", async () => {
  const asked: unknown[] = [];
  const count = (answers: number | undefined) => (narrowing: unknown) => {
    asked.push(narrowing);
    return Promise.resolve(answers);
  };
  expect(await chainFacts(10, {}, count(4))).toEqual({
    open: 4,
    versions: new Map([
      [2, 4],
      [3, 6],
    ]),
  });
  expect(asked).toEqual([{ isClosed: false }, { surveyVersion: 2 }]);
  expect(await chainFacts(10, { isClosed: true, surveyVersion: 2 }, count(undefined))).toMatchObject({
    open: 0,
  });
  expect(await chainFacts(10, { isClosed: false }, count(undefined))).toBeUndefined();
});

const names = (report: Parameters<typeof publishedMethods>[0]) =>
  publishedMethods(report).map(({ name }) => name);

test("methods are those that were used, by their published names", () => {
  expect(names(fullReport)).toEqual([
    "Net Promoter Score",
    "Adjusted Wald interval",
    "Kitagawa decomposition",
    "Bootstrap",
    "Funnel plot with over-dispersion",
    "Benjamini–Hochberg procedure",
    "Log-odds ratio with informative Dirichlet prior",
    "LMG",
    "DerSimonian–Laird estimator",
  ]);
  const period = fullReport.trend[0];
  const trend = Array.from({ length: 8 }, () => period).flatMap((each) => each ?? []);
  for (const kind of ["nps", "share"] as const)
    for (const { source } of publishedMethods({
      ...fullReport,
      trend,
      metric: { ...fullReport.metric, kind },
    }))
      expect(source).toMatch(/^[A-Z].* (?:19|20)\d\d$/);
  const nothing = {
    changes: [],
    trend: [],
    explained: null,
    breakdowns: {},
    words: [],
    drivers: null,
    events: [],
  };
  expect(names({ ...fullReport, ...nothing, score: null })).toEqual(["Net Promoter Score"]);
  const share = { ...fullReport.metric, kind: "share" } as const;
  expect(names({ ...fullReport, ...nothing, metric: share })).toEqual(["Wilson score interval"]);
});

const held = (breakdowns: MetricReport["breakdowns"], heldBackOfCodes?: number) =>
  tellMethod(
    { ...fullReport, notCounted: 0, breakdowns },
    {
      questions: [],
      tally: new MethodTally(scoredBy({})),
      facts: undefined,
      ...(heldBackOfCodes !== undefined && { heldBackOfCodes }),
      version: "1.2.3",
      moment: (unix) => momentAt(unix, "UTC"),
    },
  );

describe("what is held back", () => {
  const { touchpoint: [any] = [] } = fullReport.breakdowns;
  const rows = [9, 4, 10].map((answers) => Object.assign({}, any, { answers }));
  test("is the rows of fewer than ten answers of each breakdown, and their sum", () => {
    expect(held({ touchpoint: rows, team: rows.slice(2), survey: [] }).heldBack).toEqual([
      { dimension: "touchpoint", rows: 2, answers: 13 },
    ]);
  });

  test("is of codes, which overlap, as many answers as there are", () => {
    expect(held({ code: rows, team: rows }, 11).heldBack).toEqual([
      { dimension: "code", rows: 2, answers: 11 },
      { dimension: "team", rows: 2, answers: 13 },
    ]);
  });

  test("is nothing where there is nothing, and what is not known is told as that", () => {
    expect(held({})).toMatchObject({
      heldBack: [],
      notCounted: [],
      languages: [],
      versions: [],
      open: null,
      closed: null,
      first: null,
    });
  });
});

test("languages are those of the breakdown, and methods of comparing are told where rows or events are compared", () => {
  const [any] = fullReport.breakdowns.touchpoint ?? [];
  const row = Object.assign({}, any, { id: "fi", answers: 12, differs: null, verdict: null });
  const still = { ...fullReport, events: [], trend: [], words: [], drivers: null, explained: null };
  const compared = (differs: "no" | null) =>
    names({ ...still, breakdowns: { language: [Object.assign({}, row, { differs })] } });
  expect(compared("no")).toContain("Benjamini–Hochberg procedure");
  expect(compared(null)).toEqual(["Net Promoter Score", "Adjusted Wald interval"]);
  const share = { ...still.metric, kind: "share" } as const;
  const shares = {
    ...still,
    metric: share,
    breakdowns: { language: [Object.assign({}, row, { differs: "no" })] },
  };
  expect(names(shares)).toEqual([
    "Wilson score interval",
    "Agresti–Caffo interval",
    "Benjamini–Hochberg procedure",
  ]);
  const periods = Array.from({ length: 8 }, () => fullReport.trend[0]).flatMap((period) => period ?? []);
  const told = (count: number) => names({ ...still, breakdowns: {}, trend: periods.slice(0, count) });
  for (const name of ["Binary segmentation", "Permutation test"]) {
    expect(told(8)).toContain(name);
    expect(told(7)).not.toContain(name);
  }
});
