import { expect, test } from "vitest";
import * as z from "zod";
import type { ChainFilter } from "../../../contract/queries.ts";
import { chain, survey as anySurvey } from "../../api/api-fixture.ts";
import { createApi } from "../../api/create-api.ts";
import { createMemoryStore } from "../../store/memory/memory-store.ts";
import type { ExportingStore } from "../../store/store.ts";
import { tokenDigest } from "../../token-digest.ts";
import { chainsOf, deployment, exported, mirrored, NOW, TOKEN } from "./deployment.fixture.ts";
import { runOf } from "./time-slices.ts";

const NONE = { data: [], paging: { next: null, previous: null } };
const pageSchema = z.looseObject({ data: z.array(z.looseObject({ _id: z.string() })) });
/** A page of surveys without one of them, and another one without its questions. */
const without = (survey: string, asked: string, body: unknown): unknown => {
  const page = pageSchema.parse(body);
  const data = page.data.filter(({ _id }) => _id !== survey);
  for (const each of data) if (each._id === asked) each["questions"] = [];
  return { ...page, data };
};

test("a mirror holds every chain of the other deployment, and what the API answers is the same", async () => {
  const { store, client } = await deployment();
  const copy = createMemoryStore();
  const { report } = await mirrored(client, runOf({ from: "x" }, NOW, 0), copy);
  expect(report.lines()).toEqual([
    "Copied 6 surveys in 5 languages and 700 chains (0 replaced, 0 unchanged).",
  ]);
  expect([report.isReadWhole, report.leftOut]).toEqual([true, 0]);
  expect(chainsOf(await exported(copy))).toBe(chainsOf(await exported(store)));

  await copy.addToken({ id: "t", name: "t", digest: await tokenDigest(TOKEN), scope: "all", createdAt: 0 });
  for (const preferredLanguage of ["en", "fi", "sv", "de", "ar", "xx"]) {
    const path = `http://x/v5.0.3/surveys?preferredLanguage=${preferredLanguage}`;
    const ask = async (of: ExportingStore): Promise<unknown> =>
      (await createApi({ store: of }).request(path, { headers: { authorization: TOKEN } })).json();
    expect(await ask(copy)).toEqual(await ask(store));
  }
});

test("what no archive has a field for is told, once each", async () => {
  const { client } = await deployment(undefined, async (answer) => {
    const text = await answer.text();
    return new Response(text.replaceAll('"answer":', '"options":["a"],"answer":'), answer);
  });
  const { report } = await mirrored(client, runOf({ from: "x" }, NOW, 0), createMemoryStore());
  expect(report.lines()).toEqual([
    "Copied 6 surveys in 5 languages and 700 chains (0 replaced, 0 unchanged).",
    "responses[].options is not a field of the API: left out.",
  ]);
});

test("a later mirror reads only what is new, and what may have changed", async () => {
  const { client, requests } = await deployment();
  const copy = createMemoryStore();
  await mirrored(client, runOf({ from: "x" }, NOW, 0), copy);
  const first = requests.length;
  const again = runOf({ from: "x", completeUntil: NOW }, NOW + 60, 5 * 86_400);
  const { report } = await mirrored(client, again, copy);
  expect([report.isReadWhole, report.leftOut]).toEqual([true, 0]);
  expect(await copy.countChains("all", {})).toBe(700);
  expect(requests.length - first).toBeLessThan(20);
});

test("surveys that are new to the copy are found where a deployment refuses to be asked for several", async () => {
  const { store, client } = await deployment((url) =>
    url.searchParams.has("surveyId[]") ? new Response(null, { status: 400 }) : undefined,
  );
  const copy = createMemoryStore();
  await mirrored(client, runOf({ from: "x" }, NOW, 0), copy);
  await store.write(async (transaction) => {
    for (const _id of ["new-1", "new-2"]) await transaction.putSurvey({ ...anySurvey(), _id });
    await transaction.putChains([chain({ surveyId: "new-1", createdAt: NOW - 600 * 86_400, responses: [] })]);
  });
  await mirrored(client, runOf({ from: "x", completeUntil: NOW }, NOW + 60, 0), copy);
  expect(await copy.countChains("all", { surveyId: ["new-1"] })).toBe(1);
});

test("a question that is gone over there stays as long as its answers do", async () => {
  const { store, client } = await deployment();
  const copy = createMemoryStore();
  await mirrored(client, runOf({ from: "x" }, NOW, 0), copy);
  const before = await exported(copy);
  const { surveys } = await store.catalog();
  await store.write(async (transaction) => {
    for (const survey of surveys) await transaction.putSurvey({ ...survey, questions: [] });
  });
  const { report } = await mirrored(client, runOf({ from: "x", completeUntil: NOW }, NOW + 60, 0), copy);
  expect([report.isReadWhole, report.leftOut]).toEqual([true, 0]);
  expect(await exported(copy)).toBe(before);
});

test("what could not be read is told, and the next run reads it", async () => {
  let failing = true;
  const { store, client } = await deployment((url) => {
    const isRefused =
      failing && url.searchParams.get("isClosed") === "true" && url.searchParams.has("createdFrom");
    return isRefused ? new Response("away", { status: 404 }) : undefined;
  });
  const copy = createMemoryStore();
  const first = mirrored(client, runOf({ from: "x" }, NOW, 0), copy);
  await expect(first).rejects.toThrow("status 404");
  failing = false;
  const { report } = await mirrored(client, runOf({ from: "x" }, NOW, 0), copy);
  expect([report.isReadWhole, report.leftOut]).toEqual([true, 0]);
  expect(chainsOf(await exported(copy))).toBe(chainsOf(await exported(store)));
});

test("chains that answer to no value of a filter, and those of surveys that are not listed, are kept and told", async () => {
  let [unlisted, unasked] = ["", ""];
  let isEndRefused = false;
  const { store, client } = await deployment(
    ({ searchParams }) => {
      const isFiltered = searchParams.has("isClosed") || searchParams.has("surveyVersion");
      const isBehind = searchParams.has("createdFrom") && Number(searchParams.get("skip")) > 0;
      if (isEndRefused && !isFiltered && isBehind) return new Response("skip", { status: 400 });
      // A deployment that applies isClosed to survey version 3 alone.
      if (searchParams.has("isClosed") && searchParams.get("surveyVersion") === "2")
        return Response.json(NONE);
      if (searchParams.has("isClosed")) searchParams.set("surveyVersion", "3");
      return undefined;
    },
    async (answer, { pathname }) =>
      pathname.endsWith("/surveys") ? Response.json(without(unlisted, unasked, await answer.json())) : answer,
  );
  const { surveys } = await store.catalog();
  unlisted = surveys.at(-1)?._id ?? "";
  unasked = surveys[0]?._id ?? "";
  const copy = createMemoryStore();
  const { report } = await mirrored(client, runOf({ from: "x" }, NOW, 0), copy);
  const count = (filter: ChainFilter): Promise<number> => store.countChains("all", filter);
  const [old, gone] = [await count({ surveyVersion: 2 }), await count({ surveyId: [unlisted] })];
  expect([old, gone].every((chains) => chains > 0)).toBe(true);
  expect(report.lines()).toEqual([
    expect.stringContaining("and 700 chains (0 replaced, 0 unchanged)."),
    `${old} chains answered to neither value of isClosed: kept as closed.`,
    `${gone} chains of surveys that are not among those copied ("${unlisted}"): kept, with a survey of the questions that their responses name.`,
    expect.stringMatching(
      /^\d+ questions that responses answer and no survey lists: kept as they name them\.$/,
    ),
  ]);
  expect([report.isReadWhole, report.leftOut]).toEqual([true, 0]);
  const closed = chainsOf(await exported(store)).replaceAll(
    /("surveyVersion":2,.*?"isClosed":)false/g,
    "$1true",
  );
  expect(chainsOf(await exported(copy))).toBe(closed);
  const stub = (await copy.catalog()).surveys.find(({ _id }) => _id === unlisted);
  expect(stub).toMatchObject({ name: unlisted, teamId: surveys.at(-1)?.teamId, archived: true });
  expect(stub?.questions.every(({ title }) => title["und"] !== "")).toBe(true);

  // The same where the end of a list can't be asked for; what is stored is not made less.
  isEndRefused = true;
  const again = await mirrored(client, runOf({ from: "x" }, NOW, 0), copy);
  expect(again.report.lines()).toEqual([
    expect.stringContaining("and 700 chains (0 replaced, 700 unchanged)."),
    ...report.lines().slice(1, 3),
  ]);
  expect(chainsOf(await exported(copy))).toBe(closed);
  expect((await copy.catalog()).surveys.find(({ _id }) => _id === unlisted)).toEqual(stub);
});
