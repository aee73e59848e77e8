import { beforeAll, describe, expect, test, vi } from "vitest";
import * as z from "zod";
import document from "../../../docs/report.schema.json" with { type: "json" };
import { scoreInterval } from "../../analysis/interval.ts";
import { scoreFrom, type Counts } from "../../analysis/score.ts";
import { sample, scoresOf, type Sample } from "../../sample/sample.fixture.ts";
import type { ArchivedChain } from "../documents/documents.ts";
import { npsQuestion, survey as catalogSurvey } from "../api/api-fixture.ts";
import { readTeamList } from "../lists/team-list.ts";
import { mcpFixture } from "./testing/mcp-service.ts";

const UNTIL = "2026-10-31";
const feedback: Sample = sample({ chains: 3_000, seed: 1, until: UNTIL });
const reportSchema = z.fromJSONSchema(z.record(z.string(), z.json()).parse(document));

/** Counted by the plainest means. */
function counted(chains: readonly ArchivedChain[]): Counts & { readonly answers: number } {
  const scores = scoresOf(chains);
  const among = (low: number, high: number) => scores.filter((each) => each >= low && each <= high).length;
  return { top: among(9, 10), middle: among(7, 8), bottom: among(0, 6), answers: scores.length };
}

const touchpoint = (name: string): string =>
  feedback.chains.find(({ touchpointName }) => touchpointName === name)?.touchpointId ?? "";
const at = (name: string) => feedback.chains.filter(({ touchpointName }) => touchpointName === name);
const [TAMPERE, GOTHENBURG] = [touchpoint("Tampere"), touchpoint("Gothenburg")];

let service: Awaited<ReturnType<typeof mcpFixture>>;
beforeAll(async () => {
  service = await mcpFixture(feedback, { all: "all" });
});

/** A text that says the day. */
const saying = (day: string): unknown => expect.stringContaining(day);

describe("an answer on the score", () => {
  test("is the report that everything else shows, of all that matches", async () => {
    const answer = await service.answer("nps");
    const { n, link, ...report } = answer;
    expect(reportSchema.safeParse(report).error).toBeUndefined();
    const { answers, ...counts } = counted(feedback.chains);
    expect(report).toMatchObject({
      metric: { name: "NPS", question: null, kind: "nps" },
      counts,
      answers,
      promoters: counts.top,
      passives: counts.middle,
      detractors: counts.bottom,
      responses: 3_000,
      complete: true,
      score: scoreFrom(counts),
      interval: scoreInterval(counts),
      filters: {},
      zone: "UTC",
    });
    expect([n, link]).toEqual([answers, "http://earshot.test/nps?tz=UTC"]);
  });

  test("tells of the team's events those that the token may see, and where the target lies", async () => {
    const events = readTeamList(
      "events",
      JSON.stringify({
        events: [
          { at: "2026-06-01", name: "New till" },
          { at: "2026-01-01", name: "Of others", teams: ["another team"] },
        ],
      }),
    );
    const tokens = { all: "all", one: [feedback.surveys[0]?.teamId ?? ""] } as const;
    const { answer } = await mcpFixture(feedback, tokens, { lists: { events: () => events } });
    const all = await answer("nps", { target: 90 });
    expect(all).toMatchObject({
      events: [{ name: "Of others" }, { name: "New till" }],
      target: { value: 90, state: "below" },
      link: "http://earshot.test/nps?tz=UTC&target=90",
    });
    expect(await answer("nps", {}, "one")).toMatchObject({ events: [{ name: "New till" }], target: null });
  });

  test("is narrowed by what it is asked for, and names it", async () => {
    const from = "2026-06-01";
    const chains = at("Tampere").filter(({ createdAtDate }) => createdAtDate >= from);
    const answer = await service.answer("nps", { from, to: UNTIL, touchpoint: TAMPERE });
    expect(answer).toMatchObject({
      n: counted(chains).answers,
      responses: chains.length,
      filters: { from, to: UNTIL, touchpoint: TAMPERE },
      link: `http://earshot.test/nps?from=${from}&to=${UNTIL}&touchpoint=${TAMPERE}&tz=UTC`,
    });
    expect(await service.answer("nps", { touchpoint: "nobody's" })).toMatchObject({
      n: 0,
      score: null,
      interval: null,
    });
  });

  test("says since when the score has changed, and what a difference is made of, as the report does", async () => {
    const report = await service.answer("nps", { touchpoint: TAMPERE });
    const changes = await service.answer("changes", { touchpoint: TAMPERE });
    expect(changes["changes"]).toEqual(report["changes"]);
    expect(changes["changes"]).toMatchObject([{ since: { iso: saying("2025-10-01") } }]);
    expect(await service.answer("explain")).toMatchObject({
      explained: (await service.answer("nps"))["explained"],
      n: counted(feedback.chains).answers,
    });
  });
});

describe("two selections", () => {
  test("are compared with the interval of their difference, and called different where it excludes 0", async () => {
    const answer = await service.answer("compare", {
      one: { touchpoint: TAMPERE },
      other: { touchpoint: GOTHENBURG },
    });
    const [one, other] = [counted(at("Tampere")), counted(at("Gothenburg"))];
    expect(answer).toMatchObject({
      n: one.answers + other.answers,
      different: true,
      difference: (scoreFrom(other) ?? 0) - (scoreFrom(one) ?? 0),
      filters: { one: { touchpoint: TAMPERE }, other: { touchpoint: GOTHENBURG } },
      complete: true,
      one: { n: one.answers, score: scoreFrom(one), interval: scoreInterval(one) },
      other: { n: other.answers, link: `http://earshot.test/nps?touchpoint=${GOTHENBURG}&tz=UTC` },
    });
    const same = await service.answer("compare", { one: {}, other: {} });
    expect(same).toMatchObject({ difference: 0, different: false, shared: counted(feedback.chains).answers });
    const none = await service.answer("compare", { one: {}, other: { team: "nobody's" } });
    expect(none).toMatchObject({ difference: null, different: null, interval: null });
  });

  test.each([
    [{ touchpoint: TAMPERE }, { from: "2025-10-01" }, { touchpoint: TAMPERE, from: "2025-10-01" }],
    [
      { from: "2025-01-01", to: "2025-06-30" },
      { from: "2025-03-01" },
      { from: "2025-03-01", to: "2025-06-30" },
    ],
    [{ from: "2025-01-01", to: "2025-06-30" }, { from: "2025-07-01" }, undefined],
    [{ touchpoint: TAMPERE }, { touchpoint: GOTHENBURG }, undefined],
    [{ survey: ["s1", "s2"] }, { survey: ["s3"] }, undefined],
    [{ survey: [] }, { touchpoint: TAMPERE }, { touchpoint: TAMPERE }],
    [{ team: "a" }, { team: "b" }, undefined],
  ])("tell how many answers are on both sides: %j and %j", async (one, other, both) => {
    const { shared } = await service.answer("compare", { one, other });
    const { n } = both === undefined ? { n: 0 } : await service.answer("nps", both);
    expect([shared, n === 0]).toEqual([n, both === undefined]);
  });
});

test("a question that is asked again is answered from what is kept, until something is written", async () => {
  const { store, answer } = await mcpFixture({});
  const reads = vi.spyOn(store, "snapshot");
  await answer("nps");
  await answer("changes");
  expect(reads).toHaveBeenCalledTimes(1);
  await answer("nps", { tz: "Europe/Helsinki" });
  expect(reads).toHaveBeenCalledTimes(2);
  await store.write((transaction) => transaction.putChains(feedback.chains.slice(0, 1)));
  expect(await answer("nps")).toMatchObject({ responses: 1 });
});

describe("another metric than NPS", () => {
  const survey = feedback.surveys.find(({ questions }) =>
    questions.some(({ questionType }) => questionType === "Slider"),
  );
  const slider = survey?.questions.find(({ questionType }) => questionType === "Slider");
  const metric = { question: `${survey?._id}:${slider?._id}`, top: "80-100", scale: "0-100", name: "Liked" };

  test("is scored as every answer counts, in each tool", async () => {
    const given = feedback.chains
      .filter(({ surveyId }) => surveyId === survey?._id)
      .flatMap(({ responses }) => responses.filter(({ questionId }) => questionId === slider?._id))
      .flatMap(({ valueNum }) => valueNum ?? []);
    const top = given.filter((value) => value >= 80 && value <= 100).length;
    const answer = await service.answer("nps", { metric });
    const { n, link, ...report } = answer;
    expect(reportSchema.safeParse(report).error).toBeUndefined();
    expect(report).toMatchObject({
      metric: { name: "Liked", kind: "share", bottom: [] },
      counts: { top, middle: given.length - top, bottom: 0 },
      score: (100 * top) / given.length,
    });
    const { pathname, searchParams } = new URL(String(link));
    expect([n, pathname]).toEqual([given.length, "/scores"]);
    expect(Object.fromEntries(searchParams)).toEqual({ tz: "UTC", ...metric });
    expect(await service.answer("changes", { metric })).toMatchObject({ n, metric: { name: "Liked" } });
    expect(await service.answer("explain", { metric })).toMatchObject({ n, metric: { name: "Liked" } });
    expect(await service.answer("compare", { metric, one: {}, other: {} })).toMatchObject({
      n: 2 * given.length,
      difference: 0,
      one: { metric: { name: "Liked" } },
    });
  });

  test("has a link to what it shows: of its survey, or none where other surveys are asked for", async () => {
    const { answer } = service;
    const { link } = await answer("nps", {
      metric,
      survey: [String(survey?._id), "another"],
      touchpoint: TAMPERE,
    });
    const { searchParams } = new URL(String(link));
    expect(Object.fromEntries(searchParams)).toEqual({ tz: "UTC", touchpoint: TAMPERE, ...metric });
    const none = { link: null, noLink: "The metric is of another survey than those asked for." };
    for (const tool of ["nps", "changes", "explain"])
      expect(await answer(tool, { metric, survey: ["another"] })).toMatchObject({ n: 0, ...none });
    const sides = { one: {}, other: { survey: ["another"] } };
    expect(await answer("compare", { metric, ...sides })).toMatchObject({
      ...none,
      one: { link: String(link).replace(`touchpoint=${TAMPERE}&`, "") },
      other: none,
    });
  });

  test("is shown by the screen of NPS where it is one question of that, by that of any score where it is several", async () => {
    const questions = [npsQuestion, { ...npsQuestion, _id: "q-2" }];
    const { answer } = await mcpFixture({ surveys: [catalogSurvey({ questions })] });
    const screenOf = async (question: string) => {
      const { link } = await answer("nps", { metric: { question }, survey: ["s2", "s1"] });
      const { pathname, searchParams } = new URL(String(link));
      return [pathname, Object.fromEntries(searchParams)];
    };
    expect(await screenOf("s1:q-nps")).toEqual(["/nps", { tz: "UTC", survey: "s1", question: "q-nps" }]);
    expect(await screenOf("s1:q-nps,q-2")).toEqual([
      "/scores",
      { tz: "UTC", question: "s1:q-nps,q-2", top: "9,10", bottom: "0-6", scale: "0-10", name: "NPS" },
    ]);
  });

  test("is of a survey and questions by whatever ids they have, as they are or as the address writes them", async () => {
    const questions = ["q,1", "q:2"].map((_id) => Object.assign({}, npsQuestion, { _id }));
    const { answer } = await mcpFixture({ surveys: [catalogSurvey({ _id: "srv:2025:1", questions })] });
    const question = "srv%3A2025%3A1:q%2C1,q%3A2";
    for (const written of ["srv:2025:1:q,1,q:2", question]) {
      const { metric: scored, link } = await answer("nps", { metric: { question: written } });
      expect(scored).toMatchObject({ question });
      expect(new URL(String(link)).searchParams.get("question")).toBe(question);
    }
  });
});
