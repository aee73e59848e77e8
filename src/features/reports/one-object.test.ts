import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import * as z from "zod";
import { ColumnBuilder } from "../../analysis/columns/column-builder.ts";
import { areCompared } from "../../analysis/funnel/judge-rows.ts";
import { scoreInterval } from "../../analysis/interval.ts";
import { ascending, upTo } from "../../analysis/metric/metric.ts";
import { scoreFrom, type Counts } from "../../analysis/score.ts";
import { createClient, type Client } from "../../client/create-client.ts";
import { apiServer } from "../../client/testing/api-server.ts";
import { chainFilter } from "../../filters/chain-filter.ts";
import type { ScreenValues } from "../../filters/fields.ts";
import { addDays } from "../../lib/time/dates.ts";
import { ensureTemporal } from "../../lib/time/temporal.ts";
import { readChains } from "../../reading/read-chains.ts";
import { sample, type Sample } from "../../sample/sample.fixture.ts";
import { fill } from "../../service/api/api-fixture.ts";
import { runReport } from "../../service/cli/report/report-command.ts";
import { mcpFixture } from "../../service/mcp/testing/mcp-service.ts";
import { openSqliteStore } from "../../service/store/sqlite/sqlite-store.ts";
import { metricIn } from "../nps/scores/metric-in.ts";
import { toldRows } from "../nps/sections/charts/funnel-rows.ts";
import { answerQuestion } from "../nps/data/answer-question.ts";
import type { FinderQuestion } from "../nps/data/reader-protocol.ts";
import { ChoiceReader } from "../nps/data/read-work.ts";
import { npsView } from "../nps/data/view/use-nps-view.ts";
import { sliceFilter } from "../../filters/sliced-by.ts";
import { reportTask } from "./report-task.ts";
import { beginReportWork } from "./report-work.ts";

vi.setConfig({ testTimeout: 120_000 });
await ensureTemporal();

const never = new AbortController().signal;
const folder = mkdtempSync(join(tmpdir(), "earshot-one-object-"));
beforeAll(() => {
  // Where progress is told.
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
});
afterAll(() => rmSync(folder, { recursive: true }));

const LAST = "2026-10-31";
const day = fc.integer({ min: 0, max: 600 }).map((ago) => addDays(LAST, -ago));

interface Asked {
  /** Narrowed to the survey of what is scored. */
  readonly values: ScreenValues;
  readonly zone: string;
  /** What is scored, as the address of its screen says it; undefined for NPS. */
  readonly declared: Declared | undefined;
}

type Declared = Required<Pick<ScreenValues, "question" | "top" | "name">> &
  Pick<ScreenValues, "bottom" | "scale">;

/** Archives with places that differ and change. */
const anySample = fc.record({
  chains: fc.integer({ min: 1, max: 900 }),
  seed: fc.integer({ min: 1, max: 1000 }),
});

/** Which of the ids of an archive; undefined for an unknown one. */
const anyPick = fc.option(fc.nat(), { nil: undefined });

/** Whatever the command, the tool and the screen can be asked for. */
const anyPicks = fc.record(
  {
    from: day,
    to: day,
    touchpoint: anyPick,
    survey: fc.array(anyPick, { minLength: 1, maxLength: 2 }),
    team: anyPick,
  },
  { requiredKeys: [] },
);

const anyZone = fc.constantFrom("UTC", "Europe/Helsinki", "America/New_York", "Pacific/Apia");

/** Questions that are answered with whole numbers from 1, and up to which. */
const RATED = { "Mobile app": 5, "Delivery and returns": 7 } as const;

/** A score of one of them, a share or a balance, with every number on its scale or some of them. */
const anyMetric = fc.record({
  survey: fc.constantFrom("Mobile app", "Delivery and returns"),
  top: fc.integer({ min: 3, max: 5 }),
  bottom: fc.option(fc.constantFrom("1", "1,2"), { nil: undefined }),
  scaled: fc.constantFrom("all", "some", "none"),
});

function declaredBy(
  { surveys }: Sample,
  { survey, top, bottom, scaled }: typeof anyMetric extends fc.Arbitrary<infer Drawn> ? Drawn : never,
): { readonly survey: string; readonly declared: Declared } {
  const asked = surveys.find(({ name }) => name === survey);
  const question = asked?.questions.find(({ questionType }) => questionType === "Slider");
  if (asked === undefined || question === undefined) throw new Error(`${survey} asks for no number.`);
  const most = RATED[survey];
  return {
    survey: asked._id,
    declared: {
      question: `${asked._id}:${question._id}`,
      top: `${top}-${scaled === "some" ? 5 : most}`,
      bottom,
      scale: scaled === "none" ? undefined : `1-${scaled === "some" ? 5 : most}`,
      name: "A score",
    },
  };
}

type Chain = Sample["chains"][number];

function valuesOf(
  { chains }: Sample,
  picks: typeof anyPicks extends fc.Arbitrary<infer Picks> ? Picks : never,
) {
  const { from, to, touchpoint, survey, team } = picks;
  const idOf = (of: (chain: Chain) => string, pick: number | undefined) => {
    const ids = [...new Set(chains.map(of))].toSorted();
    return (pick === undefined ? undefined : ids[pick % ids.length]) ?? "nobody's";
  };
  const isOrdered = from === undefined || to === undefined || from <= to;
  const values: ScreenValues = {
    from: isOrdered ? from : to,
    to: isOrdered ? to : from,
    ...("touchpoint" in picks && { touchpoint: idOf(({ touchpointId }) => touchpointId, touchpoint) }),
    ...(survey && {
      survey: [...new Set(survey.map((pick) => idOf(({ surveyId }) => surveyId, pick)))].toSorted(),
    }),
    ...("team" in picks && { team: idOf(({ teamId }) => teamId, team) }),
  };
  return values;
}

/** The archive of a sample, as a store takes it. */
function archiveOf(options: { readonly chains: number; readonly seed: number }): Sample {
  const { surveys, chains } = sample({ ...options, until: LAST });
  const bare = { kind: undefined };
  return {
    surveys: surveys.map((each) => Object.assign({}, each, bare)),
    chains: chains.map((each) => Object.assign({}, each, bare)),
  };
}

/** What the screen counts with and finds, out of pages, once answers to all questions are compared. */
async function screenOf(baseUrl: string, { values, zone, declared }: Asked) {
  const client = createClient({ baseUrl, token: "all", scheme: "bare" });
  client.answers.distrust();
  const metric = await metricOf(client, declared);
  const builder = new ColumnBuilder({ metric, choices: await new ChoiceReader().of(client, never) });
  const context = { client, onNames: () => undefined, onProgress: () => undefined };
  const sink = {
    add: (chains: Parameters<typeof builder.append>[0]) => void builder.append(chains),
    clear: () => undefined,
  };
  await readChains(chainFilter(values, zone), context, sink)(never);
  const columns = builder.snapshot();
  const request = {
    filter: sliceFilter(values, zone),
    zone,
    grain: undefined,
    otherwise: undefined,
  };
  const ask = (question: FinderQuestion) =>
    answerQuestion(question, columns, { signal: never, onProgress: () => undefined });
  const found = await ask({ kind: "findings", request });
  const goesWith = await ask({ kind: "drivers", filter: request.filter });
  if (found?.kind !== "findings" || goesWith?.kind !== "drivers") throw new Error("nothing was looked for");
  return {
    view: npsView(columns, values, zone),
    values: columns.scored?.values ?? upTo(0, 10),
    drivers: goesWith.drivers ?? null,
    told: toldRows(found.findings, "touchpoint"),
  };
}

const metricOf = async (client: Client, declared: Declared | undefined) =>
  declared && metricIn(declared, (await client.allSurveys({}, { signal: never })).rows)?.metric;

const measured = (counts: Counts) => ({
  score: scoreFrom(counts) ?? null,
  interval: scoreInterval(counts) ?? null,
});

/** What the screens save: `Save as report`, without its file. */
async function savedOf(baseUrl: string, { values, zone, declared }: Asked, withStream: boolean) {
  const client = createClient({ baseUrl, token: "all", scheme: "bare" });
  if (!withStream) client.answers.distrust();
  const context = { client, onNames: () => undefined, onProgress: () => undefined };
  const work = beginReportWork(
    reportTask({ ...values, lang: "en" }, zone, "en", {
      withComments: true,
      metric: await metricOf(client, declared),
    }),
    context,
  );
  expect(await work.run(never)).toMatchObject({ complete: true });
  return withoutMoment(work.content()?.text ?? "");
}

/** What is not asked for is left out. */
const argumentsOf = ({ values, zone, declared: metric }: Asked) =>
  Object.fromEntries(
    Object.entries({ ...values, tz: zone, metric }).filter(([, value]) => value !== undefined),
  );

/** What of a report is compared with what the screen counts; all the rest is compared as it is. */
const reportSchema = z.looseObject({
  readAt: z.unknown(),
  says: z.array(z.string()),
  distribution: z.array(z.unknown()),
  drivers: z
    .object({
      answers: z.number(),
      r2: z.unknown(),
      parts: z.array(
        z.object({ dimension: z.string(), value: z.number(), low: z.number(), high: z.number() }),
      ),
    })
    .nullable(),
  trend: z.array(
    z.object({
      start: z.object({ unix: z.number() }),
      end: z.object({ unix: z.number() }),
      answers: z.number(),
      score: z.number().nullable(),
      interval: z.unknown(),
    }),
  ),
  breakdowns: z.looseObject({
    touchpoint: z.array(
      z.looseObject({
        id: z.string(),
        answers: z.number(),
        score: z.number().nullable(),
        interval: z.unknown(),
        verdict: z.enum(["higher", "lower", "expected"]).nullable(),
      }),
    ),
  }),
});

/** A file without when and from where it was read. */
const withoutMoment = (file: string) => file.replaceAll(/<dt>(Read|Source)<\/dt><dd>[^<]*<\/dd>/g, "");

async function commandOf(database: string, { values, zone, declared }: Asked) {
  const { from, to, touchpoint, team, survey = [] } = values;
  const single = Object.entries({ from, to, touchpoint, team, tz: zone, ...declared });
  const flags = [...single, ...survey.map((id) => ["survey", id] as const)].flatMap(([flag, value]) =>
    value === undefined ? [] : [`--${flag}`, value],
  );
  const run = async (name: string, ...more: readonly string[]) => {
    const file = join(folder, name);
    await runReport([file, "--db", database, ...flags, ...more]);
    return readFileSync(file, "utf8");
  };
  const told: unknown = JSON.parse(await run("report.json", "--json"));
  return {
    told,
    report: reportSchema.parse(told),
    file: withoutMoment(await run("report.html", "--with-comments")),
  };
}

test("what is saved is compared with what the screen compares with", () => {
  const { on } = reportTask({ from: "2026-10-01", against: "year" }, "UTC", "en");
  expect(on).toMatchObject({ range: { from: "2026-10-01" }, against: "year" });
});

test("screen, file, command and tool show the same figures, to the last digit", async () => {
  let databases = 0;
  let said = 0;
  let explained = 0;
  let scored = 0;
  await fc.assert(
    fc.asyncProperty(
      anySample,
      anyPicks,
      anyZone,
      fc.option(anyMetric),
      async (options, picks, zone, drawn) => {
        const feedback = archiveOf(options);
        const { survey, declared } = (drawn && declaredBy(feedback, drawn)) ?? {};
        const values = { ...valuesOf(feedback, picks), ...(survey !== undefined && { survey: [survey] }) };
        const asked: Asked = { values, zone, declared };
        const baseUrl = await apiServer(feedback, { pageSize: 200 });
        const database = join(folder, `${(databases += 1)}.sqlite`);
        const store = await openSqliteStore(database);
        await fill(store, feedback);
        await store.close();

        const { told, report, file } = await commandOf(database, asked);
        said += report.says.length;

        const { view, values: given, drivers, told: judged } = await screenOf(baseUrl, asked);
        expect(report.drivers).toEqual(drivers);
        if (drivers !== null) explained += 1;
        const { answers, top, middle, bottom, notCounted, scores } = view.total;
        expect(report).toMatchObject({
          answers,
          counts: { top, middle, bottom },
          notCounted,
          ...(declared === undefined && { promoters: top, passives: middle, detractors: bottom }),
        });
        expect(report).toMatchObject({ responses: view.chains, ...measured(view.total) });
        const lines = given.map((value, place) => ({ value, answers: scores[place] }));
        expect(report.distribution).toEqual(
          declared === undefined ? scores : lines.toSorted((a, b) => ascending(a.value, b.value)),
        );
        scored += declared === undefined ? 0 : answers;
        expect(
          report.trend.map(({ start, end, answers: count, score, interval }) => [
            start.unix,
            end.unix,
            count,
            score,
            interval,
          ]),
        ).toEqual(
          view.trend.map(({ period, tally }) => {
            const { score, interval } = measured(tally);
            return [period.start, period.end, tally.answers, score, interval];
          }),
        );
        const places = new Map(view.by.touchpoint.map(({ id, tally }) => [id, tally]));
        const rows = report.breakdowns.touchpoint;
        for (const row of rows) {
          const tally = places.get(row.id);
          expect(tally && { answers: tally.answers, ...measured(tally) }).toEqual({
            answers: row.answers,
            score: row.score,
            interval: row.interval,
          });
        }

        // The table says nothing where fewer than two can be compared.
        const verdicts = judged?.rows.map(({ id }, at) => [id, judged.judged.judgements[at]?.verdict]);
        expect(verdicts ?? []).toEqual(areCompared(rows) ? rows.map(({ id, verdict }) => [id, verdict]) : []);

        expect(await savedOf(baseUrl, asked, false)).toBe(file);
        expect(await savedOf(baseUrl, asked, true)).toBe(file);

        const { answer } = await mcpFixture(feedback);
        const { n, link, unknown: _unknown, ...tool } = await answer("nps", argumentsOf(asked));
        expect([n, link]).toEqual([
          answers,
          expect.stringMatching(
            survey === undefined ? /\/nps\?/ : new RegExp(`/scores\\?.*question=${survey}`),
          ),
        ]);
        expect({ ...tool, readAt: null }).toEqual(Object.assign({}, told, { readAt: null }));
      },
    ),
    // One in which something goes clearly with the score.
    {
      numRuns: 10,
      examples: [
        [{ chains: 900, seed: 2 }, {}, "Europe/Helsinki", null],
        [
          { chains: 900, seed: 1 },
          {},
          "UTC",
          { survey: "Mobile app", top: 4, bottom: undefined, scaled: "all" },
        ],
        [
          { chains: 900, seed: 2 },
          {},
          "UTC",
          { survey: "Delivery and returns", top: 5, bottom: "1,2", scaled: "none" },
        ],
      ],
    },
  );
  expect(said).toBeGreaterThan(0);
  expect(explained).toBeGreaterThan(0);
  expect(scored).toBeGreaterThan(0);
});
