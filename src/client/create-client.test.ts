import { describe, expect, test } from "vitest";
import { answersLink, ANSWERS_MEDIA_TYPE, ANSWERS_PATH } from "../contract/answers/answers-link.ts";
import { chain, chains, npsQuestion, survey } from "../service/api/api-fixture.ts";
import { createClient } from "./create-client.ts";
import { errorOf } from "./http/errors.ts";
import { json, status, whole } from "./testing/answers.ts";
import { apiServer } from "./testing/api-server.ts";
import { rawServer } from "./testing/raw-server.ts";
import { chainRow, pageOf, skipAsked } from "./testing/rows.ts";

const options = { signal: new AbortController().signal };
const clientOf = (baseUrl: string) => createClient({ baseUrl, token: "all", scheme: "bare" });

test("chains come in pages that lead to each other", async () => {
  const client = clientOf(await apiServer({ chains: chains(5) }, { pageSize: 2 }));
  const first = await client.chains({}, options);
  expect(first.rows.map(({ _id }) => _id)).toEqual(["chain-5", "chain-4"]);
  expect(first).toMatchObject({ nextSkip: 2, previousSkip: undefined });
  const last = await client.chains({ skip: 4 }, options);
  expect(last.rows.map(({ _id }) => _id)).toEqual(["chain-1"]);
  expect(last).toMatchObject({ nextSkip: undefined, previousSkip: 2 });
});

test("one chain is found by its id, in the language asked for", async () => {
  const client = clientOf(await apiServer({ chains: [chain({ _id: "a/b c" })] }));
  const found = await client.chain("a/b c", { preferredLanguage: "fi" }, options);
  expect(found.responses[0]?.question).toBe("Kuinka…?");
});

test("one chain nested without end is refused as a row of a list is", async () => {
  const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
  const text = JSON.stringify(chainRow(1, { metadata: { deep: 0 } })).replace('"deep":0', `"deep":${deep}`);
  const { baseUrl } = await rawServer(() => whole(200, text, { "Content-Type": "application/json" }));
  const thrown: unknown = await clientOf(baseUrl)
    .chain("c1", {}, options)
    .catch((reason: unknown) => reason);
  expect(errorOf(thrown)).toMatchObject({ kind: "contract", reason: "shape", detail: "nested too deep" });
});

test("an unknown id and one that no address can hold are not found", async () => {
  const client = clientOf(await apiServer());
  for (const id of ["nobody", ".", "..", ""]) {
    const thrown: unknown = await client.chain(id, {}, options).catch((reason: unknown) => reason);
    expect(errorOf(thrown)).toMatchObject({ kind: "http", status: 404 });
  }
});

test("an id that no address can hold is not asked for: it would be the address of something else", async () => {
  const { asked, baseUrl } = await rawServer(() => json(chainRow(1)));
  for (const id of [".", "..", ""]) {
    const thrown: unknown = await clientOf(baseUrl)
      .chain(id, {}, options)
      .catch((reason: unknown) => reason);
    expect(errorOf(thrown)).toMatchObject({ kind: "http", status: 404 });
  }
  expect(asked).toHaveLength(0);
});

test("all surveys and all questions are collected over their pages", async () => {
  const surveys = ["a", "b", "c"].map((id) =>
    survey({ _id: id, name: id, questions: [{ ...npsQuestion, _id: `${id}-nps` }] }),
  );
  const client = clientOf(await apiServer({ surveys }, { pageSize: 1 }));
  const collected = await client.allSurveys({}, options);
  expect(collected.rows.map(({ _id }) => _id)).toEqual(["a", "b", "c"]);
  expect(collected.complete).toBe(true);
  const questions = await client.allQuestions({ surveyId: ["a", "c"] }, options);
  expect(questions.rows.map(({ surveyId }) => surveyId)).toEqual(["a", "c"]);
});

test("what a deployment sends besides what was asked is left out and counted", async () => {
  const rows = [chainRow(0), chainRow(1, { surveyId: "s2" }), chainRow(2, { createdAt: 5 })];
  const { asked, baseUrl } = await rawServer(() =>
    json({ data: rows, paging: { next: null, previous: null } }),
  );
  const page = await clientOf(baseUrl).chains({ surveyId: ["s1", "s9"], createdFrom: 10 }, options);
  expect(page.rows.map(({ _id }) => _id)).toEqual(["c0"]);
  expect(page).toMatchObject({ notAsked: 2, received: 3 });
  expect(asked[0]?.url.searchParams.getAll("surveyId[]")).toEqual(["s1", "s9"]);
});

test("a deployment that refuses several surveys at once is asked for all, and remembered", async () => {
  const rows = [chainRow(0), chainRow(1, { surveyId: "s2" }), chainRow(2, { surveyId: "s3" })];
  const { asked, baseUrl } = await rawServer((request) =>
    request.url.searchParams.has("surveyId[]") ? status(400) : json(pageOf(rows, 2, request)),
  );
  const client = clientOf(baseUrl);
  const pageAt = (skip: number) => client.chains({ surveyId: ["s1", "s3"], skip }, options);
  expect(await pageAt(0)).toMatchObject({ rows: [{ _id: "c0" }], notAsked: 1, nextSkip: 2 });
  expect(await pageAt(2)).toMatchObject({ rows: [{ _id: "c2" }], nextSkip: undefined });
  expect(asked).toHaveLength(3);
});

test.each([
  [400, 2, undefined],
  [414, 2, undefined],
  [422, 2, undefined],
  [501, 4, undefined],
  [403, 1, 403],
  [404, 1, 404],
  [413, 1, 413],
  [431, 1, 431],
])("several surveys that are answered with %i make %i requests", async (code, requests, told) => {
  const { asked, baseUrl } = await rawServer((request) =>
    request.url.searchParams.has("surveyId[]") ? status(code) : json(pageOf([chainRow(0)], 2, request)),
  );
  const fault = await clientOf(baseUrl)
    .chains({ surveyId: ["s1", "s3"] }, options)
    .then(() => ({ status: undefined }), errorOf);
  expect(fault).toMatchObject({ status: told });
  expect(asked).toHaveLength(requests);
});

/** How deployments may read a list of surveys, and how many requests it takes to see that they do not. */
test.each([
  ["the first alone", (surveys: readonly string[]) => surveys.slice(0, 1), 3],
  ["the last alone", (surveys: readonly string[]) => surveys.slice(-1), 3],
  [
    "the name of one",
    (surveys: readonly string[]) => [surveys.length > 1 ? surveys.join() : (surveys[0] ?? "")],
    3,
  ],
  ["a list", (surveys: readonly string[]) => surveys, 1],
])("of several surveys, read as %s, every chain comes", async (_reading, readAs, requests) => {
  const all = ["s1", "s3", "s2", "s3"].map((surveyId, at) => chainRow(at, { surveyId }));
  const { asked, baseUrl } = await rawServer((request) => {
    const given = ["surveyId[]", "surveyId"].flatMap((name) => request.url.searchParams.getAll(name));
    const named = readAs(given).filter((name) => name !== "");
    const rows = all.filter(({ surveyId }) => named.length === 0 || named.includes(surveyId));
    return json(pageOf(rows, 10, request));
  });
  const client = clientOf(baseUrl);
  const page = await client.chains({ surveyId: ["s1", "s3"] }, options);
  expect(page.rows.map(({ _id }) => _id)).toEqual(["c0", "c1", "c3"]);
  expect(asked).toHaveLength(requests);
});

test("a list of surveys whose first page is of one of them is understood where its order changes nothing", async () => {
  const all = ["s1", "s1", "s3"].map((surveyId, at) => chainRow(at, { surveyId }));
  const { asked, baseUrl } = await rawServer((request) => json(pageOf(all, 2, request)));
  const client = clientOf(baseUrl);
  expect(await client.chains({ surveyId: ["s1", "s3"] }, options)).toMatchObject({
    received: 2,
    nextSkip: 2,
  });
  expect((await client.chains({ surveyId: ["s1", "s3"], skip: 2 }, options)).rows).toHaveLength(1);
  expect(asked.map(({ url }) => url.searchParams.getAll("surveyId[]"))).toEqual([
    ["s1", "s3"],
    ["s3", "s1"],
    ["s1", "s3"],
  ]);
});

const inOther = { surveyId: "s3" };

test("one that takes several surveys and refuses a place in their list is not asked for another list", async () => {
  const { asked, baseUrl } = await rawServer((request) =>
    skipAsked(request) > 0 ? status(400) : json(pageOf([chainRow(0), chainRow(1, inOther)], 2, request)),
  );
  const client = clientOf(baseUrl);
  const pageAt = (skip: number) => client.chains({ surveyId: ["s1", "s3"], skip }, options);
  await pageAt(0);
  await expect(pageAt(2)).rejects.toThrow("status 400");
  expect(asked).toHaveLength(2);
});

test("a place further down that is refused, as it may be for itself, does not tell of the next list", async () => {
  const { asked, baseUrl } = await rawServer((request) => {
    const isRefused = skipAsked(request) > 0 && request.url.searchParams.has("surveyId[]");
    return isRefused
      ? status(400)
      : json(pageOf([chainRow(0), chainRow(1, inOther), chainRow(2)], 2, request));
  });
  const client = clientOf(baseUrl);
  const pageAt = (skip: number) => client.chains({ surveyId: ["s1", "s3"], skip }, options);
  expect((await pageAt(2)).rows).toHaveLength(1);
  await pageAt(0);
  const several = asked.map(({ url }) => url.searchParams.getAll("surveyId[]").length);
  expect(several).toEqual([2, 0, 2]);
});

test.each([
  ["included", (at: number, from: number, to: number) => at >= from && at <= to],
  ["left out", (at: number, from: number, to: number) => at > from && at < to],
])("bounds that a deployment reads as %s give the same chains", async (_reading, isWithin) => {
  const all = [8, 9, 10, 11, 12, 13].map((createdAt) => chainRow(createdAt, { createdAt }));
  const { baseUrl } = await rawServer(({ url }) => {
    const [from, to] = ["createdFrom", "createdTo"].map((name) => Number(url.searchParams.get(name)));
    const data = all.filter(({ createdAt }) => isWithin(createdAt, from ?? 0, to ?? 0));
    return json({ data, paging: { next: null, previous: null } });
  });
  const page = await clientOf(baseUrl).chains({ createdFrom: 10, createdTo: 12 }, options);
  expect(page.rows.map(({ createdAt }) => createdAt)).toEqual([10, 11, 12]);
  expect(page.notAsked).toBe(0);
});

test("a moment within a second is of that second, so that it lies in one of two ranges that meet", async () => {
  const rows = [chainRow(0, { createdAt: 10 }), chainRow(1, { createdAt: 12.5 })];
  const { baseUrl } = await rawServer(() => json({ data: rows, paging: { next: null, previous: null } }));
  const within = async (createdFrom: number, createdTo: number) =>
    (await clientOf(baseUrl).chains({ createdFrom, createdTo }, options)).rows.map(
      ({ createdAt }) => createdAt,
    );
  expect([await within(10, 11), await within(10, 12), await within(13, 14)]).toEqual([[10], [10, 12.5], []]);
});

/** A deployment that announces a stream of all answers, where `announces` is true. */
const streaming = (announces: boolean) =>
  rawServer(({ url }) =>
    url.pathname === ANSWERS_PATH
      ? whole(200, "answers", { "Content-Type": ANSWERS_MEDIA_TYPE })
      : json(
          { data: [], paging: { next: null, previous: null } },
          announces ? { Link: answersLink(url.origin) } : {},
        ),
  );

test("a stream of all answers is read once it was announced, under the same token, with what is asked for", async () => {
  const { asked, baseUrl } = await streaming(true);
  const { answers, chains: page } = clientOf(baseUrl);
  expect(answers.isAnnounced()).toBe(false);
  await page({}, options);
  expect(answers.isAnnounced()).toBe(true);
  let text = "";
  for await (const bytes of answers.read({ createdFrom: 5 }, options.signal)) {
    text += new TextDecoder().decode(bytes);
  }
  expect(text).toBe("answers");
  expect(asked.at(-1)?.url.search).toBe("?createdFrom=5");
  expect(asked.at(-1)?.headers.get("authorization")).toBe("all");
  answers.distrust();
  expect(answers.isAnnounced()).toBe(false);
});

test("a stream that was not announced is never asked for", async () => {
  const { asked, baseUrl } = await streaming(false);
  const { answers, chains: page } = clientOf(baseUrl);
  await page({}, options);
  expect(answers.isAnnounced()).toBe(false);
  const first = answers.read({}, options.signal)[Symbol.asyncIterator]().next();
  await expect(first).rejects.toThrow("No stream of answers is announced.");
  expect(asked).toHaveLength(1);
});

describe("a list that a team shares", () => {
  const events = { events: [{ at: "2026-06-01", name: "New till" }] };
  const serving = (link: string) =>
    rawServer(({ url }) =>
      url.pathname === "/earshot/events"
        ? json(events)
        : json({ data: [], paging: { next: null, previous: null } }, { Link: link }),
    );
  const announcing =
    '</earshot/answers>; rel="urn:earshot:answers", </earshot/events>; rel="urn:earshot:events"';

  test("is asked for where it was announced, and no other one", async () => {
    const { asked, baseUrl } = await serving(announcing);
    const client = clientOf(baseUrl);
    await client.chains({}, options);
    expect(await client.teamList("events", options)).toEqual(events);
    expect(asked.at(-1)?.headers.get("authorization")).toBe("all");
    expect(await client.teamList("codes", options)).toBeUndefined();
    expect(asked).toHaveLength(2);
  });

  test("is looked for once where a worker has read all the rest", async () => {
    const { asked, baseUrl } = await serving(announcing);
    const client = clientOf(baseUrl);
    client.answers.noteAddress("/earshot/answers");
    expect(await client.teamList("events", options)).toEqual(events);
    expect(await client.teamList("codes", options)).toBeUndefined();
    expect(asked).toHaveLength(2);
  });

  test("is never asked for on another origin, nor where nothing was announced", async () => {
    const { asked, baseUrl } = await serving('<https://other.test/earshot/events>; rel="urn:earshot:events"');
    const client = clientOf(baseUrl);
    expect(await client.teamList("events", options)).toBeUndefined();
    expect(asked).toHaveLength(0);
    await client.chains({}, options);
    expect(await client.teamList("events", options)).toBeUndefined();
    expect(asked).toHaveLength(1);
  });
});
