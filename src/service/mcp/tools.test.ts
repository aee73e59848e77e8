import * as fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import * as z from "zod";
import { chain, contactQuestion, fill, npsQuestion, survey } from "../api/api-fixture.ts";
import type { ArchivedChain, ArchivedResponse } from "../documents/documents.ts";
import { readTeamList } from "../lists/team-list.ts";
import { matches, parseQuery } from "../../analysis/comments/search.ts";
import type { ScreenName } from "../../filters/field.ts";
import { parseSearch, readSearch } from "../../filters/search.ts";
import { mcpFixture } from "./testing/mcp-service.ts";

const DAY = 86_400;
const NOVEMBER_20 = Date.UTC(2026, 10, 20, 12) / 1000;

const nps = (score: number): ArchivedResponse => ({
  questionId: "q-nps",
  questionType: "NPS",
  surveyId: "s1",
  answer: score,
  valueNum: score,
  language: "fi",
});
const said = (questionType: string, text: string): ArchivedResponse => ({
  questionId: "q-why",
  questionType,
  surveyId: "s1",
  answer: text,
  valueString: text,
  language: "fi",
});

const given = (id: string, fields: Partial<ArchivedChain> = {}): ArchivedChain =>
  chain({ _id: id, createdAt: NOVEMBER_20, ...fields });

test("an assistant is told which tools there are, and that none of them changes anything", async () => {
  const { connect } = await mcpFixture({});
  const client = await connect();
  expect(client.getServerVersion()).toMatchObject({ name: "earshot", version: "1.2.3" });
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    "surveys",
    "questions",
    "nps",
    "compare",
    "changes",
    "explain",
    "responses",
    "comments",
  ]);
  for (const { annotations, inputSchema, description } of tools) {
    expect(annotations).toMatchObject({ readOnlyHint: true });
    expect(inputSchema).toMatchObject({ type: "object", additionalProperties: false });
    expect(description).not.toBe("");
  }
});

test("surveys and questions come with the ids that other tools take", async () => {
  const { answer } = await mcpFixture({ surveys: [survey({ questions: [npsQuestion, contactQuestion] })] });
  expect(await answer("surveys")).toEqual({
    n: 1,
    interval: null,
    filters: {},
    zone: "UTC",
    complete: true,
    link: "http://earshot.test/surveys",
    surveys: [
      {
        id: "s1",
        name: "Store visit",
        team: { id: "team-a", name: "Stores" },
        languages: ["en", "fi"],
        archived: false,
        questions: 2,
        link: "http://earshot.test/surveys/s1",
      },
    ],
  });
  expect(await answer("questions", { survey: "s1", lang: "fi" })).toMatchObject({
    n: 2,
    filters: { survey: "s1" },
    link: "http://earshot.test/questions?survey=s1",
    questions: [
      { id: "q-nps", survey: "s1", title: "Kuinka…?", type: "NPS", language: "fi", choices: [] },
      { id: "q-contact", type: "Contact", choices: [{ id: "c1", name: "Sähköposti" }, { id: "c2" }] },
    ],
  });
  expect(await answer("questions", { survey: "elsewhere" })).toMatchObject({ n: 0, questions: [] });
});

test("a page of responses says how many match, in days of the zone that was asked for", async () => {
  const { answer } = await mcpFixture({
    chains: [
      given("new", { createdAt: NOVEMBER_20 + 10.5 * 3600 }),
      given("mid", { touchpointId: "t2", touchpointName: "Turku" }),
      given("old", { createdAt: NOVEMBER_20 - DAY }),
    ],
  });
  const helsinki = { from: "2026-11-20", to: "2026-11-20", tz: "Europe/Helsinki" };
  expect(await answer("responses", helsinki)).toMatchObject({
    n: 1,
    interval: null,
    filters: { from: "2026-11-20", to: "2026-11-20" },
    zone: "Europe/Helsinki",
    complete: true,
    link: "http://earshot.test/responses?from=2026-11-20&to=2026-11-20&tz=Europe%2FHelsinki",
    responses: [
      {
        id: "mid",
        at: "2026-11-20T14:00:00+02:00",
        survey: "s1",
        touchpoint: { id: "t2", name: "Turku" },
        language: "fi",
        answers: [{ question: "q-nps", title: "How likely…?", type: "NPS", answer: 9 }],
        link: "http://earshot.test/responses/mid",
      },
    ],
  });
  expect(await answer("responses", { limit: 1, skip: 1 })).toMatchObject({
    n: 3,
    complete: false,
    skipped: 1,
    more: true,
    responses: [{ id: "mid" }],
  });
  expect(
    await answer("responses", { touchpoint: "t2", survey: ["s1", "s2"], closed: true, version: 3 }),
  ).toMatchObject({
    n: 1,
  });
});

test("comments come with their scores, newest first, and say how far was looked", async () => {
  const { answer } = await mcpFixture({
    chains: [
      given("c1", { responses: [nps(3), said("Text", "Jono oli PITKÄ")] }),
      given("c2", { createdAt: NOVEMBER_20 + 1, responses: [nps(10), said("Text", "ihana jono")] }),
      given("c3", { createdAt: NOVEMBER_20 + 2, language: "sv", responses: [said("Text", "bra")] }),
      given("c4", { createdAt: NOVEMBER_20 + 3, responses: [nps(5), said("Text", "  ")] }),
    ],
  });
  expect(await answer("comments")).toMatchObject({ n: 3, complete: true, lookedThrough: 4 });
  expect(await answer("comments", { scoreTo: 6 })).toMatchObject({
    n: 1,
    filters: { scoreTo: 6 },
    comments: [{ text: "Jono oli PITKÄ", scores: [3], response: "c1", at: "2026-11-20T12:00:00+00:00" }],
  });
  expect(await answer("comments", { contains: "pitkä" })).toMatchObject({ n: 1 });
  expect(await answer("comments", { language: "sv" })).toMatchObject({ n: 1, comments: [{ text: "bra" }] });
  expect(await answer("comments", { team: "team-b" })).toMatchObject({ n: 0, complete: true });
  expect(await answer("comments", { limit: 1 })).toMatchObject({
    n: 1,
    complete: false,
    comments: [{ response: "c3" }],
  });
  const wanted = { touchpoint: "t1", scoreFrom: 5, scoreTo: 6, contains: "jono & co" };
  const { link } = await answer("comments", wanted);
  expect(link).toBe("http://earshot.test/comments?touchpoint=t1&tz=UTC&score=5&score=6&find=jono+%26+co");
  expect(await answer("comments", { contains: " " })).toMatchObject({
    link: "http://earshot.test/comments?tz=UTC",
  });
});

test("comments are searched, coded, compared and sampled as on the command line", async () => {
  const chains = Array.from({ length: 200 }, (_, at) =>
    given(`c${String(at).padStart(3, "0")}`, {
      createdAt: NOVEMBER_20 + at,
      responses: [
        nps(at % 2 === 0 ? 1 : 10),
        said(
          "Text",
          `${at % 2 === 0 ? "Slow queue" : "Kind staff"}. One shop, two tills, three doors, four aisles.`,
        ),
      ],
    }),
  );
  const codes = readTeamList("codes", JSON.stringify({ codes: [{ name: "Waiting", find: "queue | line" }] }));
  const { answer, call } = await mcpFixture({ chains }, { all: "all" }, { lists: { codes: () => codes } });
  expect(await answer("comments", { find: "queue" })).toMatchObject({
    n: 30,
    find: { query: "queue", comments: 100, share: 0.5, score: -100 },
    responses: 200,
    withoutWords: 0,
    languages: [{ language: "fi", comments: 200 }],
    link: "http://earshot.test/comments?tz=UTC&find=queue",
  });
  expect(await answer("comments", { code: "Waiting", find: "staff" })).toMatchObject({
    n: 0,
    responses: 100,
    find: { comments: 0, share: 0 },
  });
  expect(await answer("comments", { find: "", contains: `${"line | ".repeat(100)}queue` })).toMatchObject({
    find: { comments: 100 },
  });
  expect(await call("comments", { code: "Secret" })).toEqual({
    ok: false,
    reason: "code is no code of the service's codebook.",
  });
  const { sides } = await answer("comments", { compare: "detractors:promoters" });
  expect(sides).toMatchObject({
    one: { name: "detractors", comments: 100 },
    other: { name: "promoters", comments: 100 },
    words: [
      { text: "kind staff", side: "other" },
      { text: "slow queue", side: "one", one: 100, other: 0 },
    ],
  });
  const rest = await answer("comments", { compare: "here:rest", find: "queue" });
  expect(rest["sides"]).toMatchObject({ one: { comments: 100 }, other: { comments: 100 } });
  const places = await answer("comments", { compare: "touchpoint=t1:touchpoint=none", from: "2030-01-01" });
  expect(places["sides"]).toMatchObject({
    one: { name: "Helsinki", comments: 0 },
    other: { name: "none", comments: 0 },
  });
  const sampled = async (sample: number, seed: string) =>
    z
      .array(z.looseObject({ createdAt: z.unknown() }))
      .parse((await answer("comments", { sample, seed }))["sample"]);
  const drawn = await sampled(9, "a");
  expect(drawn).toHaveLength(9);
  expect(await sampled(4, "a")).toEqual(drawn.slice(0, 4));
  expect(await sampled(9, "b")).not.toEqual(drawn);
});

/** What a screen reads of a link to it, where it can use all of that. */
function readLink(link: unknown, screen: ScreenName) {
  const { pathname, search } = new URL(String(link));
  const { unusable, tz, ...values } = readSearch(parseSearch(search), screen);
  expect({ pathname, unusable, tz }).toEqual({
    pathname: `/${screen}`,
    unusable: undefined,
    tz: "Europe/Helsinki",
  });
  return values;
}

describe("a link has every filter that was given", () => {
  const id = fc.constantFrom("t1", "s1", "a b&c=d", "nobody's");
  const all = {
    from: fc.constantFrom("2026-01-01", "2026-11-01"),
    to: fc.constantFrom("2026-11-20", "2027-01-01"),
    touchpoint: id,
    survey: fc.uniqueArray(id, { minLength: 1 }),
    closed: fc.boolean(),
    version: fc.constantFrom(2, 3),
  };
  const tz = fc.constant("Europe/Helsinki");
  const filters = fc.record({ tz, ...all }, { requiredKeys: ["tz"] });
  const numRuns = 30;

  test("of responses", async () => {
    const { answer } = await mcpFixture({});
    await fc.assert(
      fc.asyncProperty(filters, async ({ tz: zone, ...asked }) => {
        const { link } = await answer("responses", { tz: zone, ...asked });
        expect(readLink(link, "responses")).toEqual(asked);
      }),
      { numRuns },
    );
  });

  test("of comments, which both of two searches find", async () => {
    const codes = readTeamList("codes", JSON.stringify({ codes: [{ name: "Waiting", find: "queue" }] }));
    const { answer } = await mcpFixture({}, { all: "all" }, { lists: { codes: () => codes } });
    const find = fc.constantFrom(
      "queue",
      "Till",
      "queue | line",
      '"long queue" -till | line',
      '"long',
      "-till",
    );
    const comments = fc.record(
      {
        tz,
        ...all,
        team: id,
        language: fc.constantFrom("fi", "sv"),
        scoreFrom: fc.nat(6),
        scoreTo: fc.integer({ min: 6, max: 10 }),
        contains: find,
        find,
        code: fc.constant("Waiting"),
        compare: fc.constantFrom("detractors:promoters", "here:rest"),
      },
      { requiredKeys: ["tz"] },
    );
    // No address compares with the rest under these.
    const linkable = comments.filter(
      ({ compare, closed, version }) =>
        compare !== "here:rest" || (closed === undefined && version === undefined),
    );
    await fc.assert(
      fc.asyncProperty(linkable, async (asked) => {
        const {
          contains = "",
          find: sought = "",
          scoreFrom = 0,
          scoreTo = 10,
          code,
          tz: _zone,
          ...same
        } = asked;
        const { link } = await answer("comments", asked);
        const { find: query = "", score, code: codesAsked, ...others } = readLink(link, "comments");
        expect(others).toEqual(same);
        expect(codesAsked).toEqual(code === undefined ? undefined : [code]);
        const wanted = Array.from({ length: scoreTo - scoreFrom + 1 }, (_, at) => scoreFrom + at);
        expect(score).toEqual(wanted.length === 11 ? undefined : wanted);
        for (const text of [
          "queue",
          "till",
          "line",
          "long queue",
          "queue till",
          "long line",
          "longer till",
        ]) {
          const isFound = [contains, sought].every((each) => matches(parseQuery(each), text));
          expect(matches(parseQuery(query), text)).toBe(isFound);
        }
      }),
      { numRuns },
    );
  });

  test("or there is none, which says why", async () => {
    const { answer } = await mcpFixture({});
    const long = "x | ".repeat(40);
    const told = await answer("comments", { contains: `${long}a`, find: `${long}b` });
    expect(told).toMatchObject({ link: null, noLink: "An address can't say this find." });
    for (const filter of [{ closed: true }, { version: 3 }])
      expect(await answer("comments", { compare: "here:rest", ...filter })).toMatchObject({
        link: null,
        noLink: `Comments can't be compared with the rest in an address with ${Object.keys(filter).join("")}.`,
      });
    expect(await answer("comments", { compare: "here:rest" })).not.toMatchObject({ link: null });
    expect(await answer("responses", { touchpoint: " " })).toMatchObject({
      n: 0,
      link: null,
      noLink: "An address can't say this touchpoint.",
    });
  });
});

test("what points at a person is covered", async () => {
  const secrets = ["maija@example.org", "+358 40 123 4567", "040-7654321"];
  const { answer } = await mcpFixture({
    chains: [
      given("c1", {
        metadata: {
          receiptTo: secrets[0],
          till: "4",
          note: `Call ${secrets[1]}, please`,
          [secrets[2] ?? ""]: { list: [`at ${secrets[0]}`], tel: "0401" },
          dialled: 358_401_234_567,
        },
        responses: [
          said("Contact", `Maija Virtanen, ${secrets.join(", ")}`),
          said("Word", "maija@example.org"),
          { ...said("Slider", "7"), answer: 358_401_234_567, valueNum: 358_401_234_567 },
          said("Text", `Write to ${secrets.join(" or call ")}! Order 12-34, 25.12.2026, 100 times.`),
        ],
      }),
    ],
  });
  for (const name of ["responses", "comments"]) {
    const text = JSON.stringify(await answer(name));
    for (const secret of [...secrets, "Virtanen", "0401", "358401234567"]) expect(text).not.toContain(secret);
    expect(text).toContain("Order 12-34, 25.12.2026, 100 times.");
  }
});

test("a page of responses and n are of one moment, though an import comes between the two reads", async () => {
  const { store, answer } = await mcpFixture({ chains: [chain({ _id: "c1" })] });
  const count = store.countChains.bind(store);
  vi.spyOn(store, "countChains").mockImplementationOnce(async (scope, filter) => {
    await fill(store, { chains: [chain({ _id: "c2" })] });
    return count(scope, filter);
  });
  const { n, responses } = z
    .object({ n: z.number(), responses: z.array(z.unknown()) })
    .parse(await answer("responses", {}));
  expect([n, responses.length]).toEqual([2, 2]);
});
