import { expect, test } from "vitest";
import { createClient } from "../../../client/create-client.ts";
import { apiServer } from "../../../client/testing/api-server.ts";
import { chain, fill, npsAnswer, npsQuestion, START, survey } from "../../api/api-fixture.ts";
import { readDatabase } from "../../reports/from-database.ts";
import { reportOf } from "../../reports/making.ts";
import { ensureTemporal } from "../../../lib/time/temporal.ts";
import type { ReportRequest } from "../../reports/report-request.ts";
import { createMemoryStore } from "../../store/memory/memory-store.ts";
import { UnreadFields, unreadOf } from "../command/deployment.ts";
import { failedWalk, wholeWalk } from "../../../client/walk/types.ts";
import { readApi } from "./from-api.ts";
import { metricsAsked } from "./metrics-asked.ts";

await ensureTemporal();

const request: ReportRequest = {
  range: {},
  touchpoints: [],
  surveys: [],
  teams: [],
  zone: "UTC",
  language: "fi",
};

const question = (_id: string, fields: Partial<typeof npsQuestion>) => ({ ...npsQuestion, _id, ...fields });
const questions = [
  question("empty", { title: { en: "First", fi: "" }, languages: ["en", "fi"] }),
  question("unlisted", { title: { en: "Second", fi: "Suomeksi" }, languages: ["en"] }),
  question("both", { title: { en: "In English", fi: "Suomeksi" }, languages: ["en", "fi"] }),
];

test("questions are called the same from the database as from its API, also where texts are empty or of an unlisted language", async () => {
  const contents = { surveys: [survey({ questions })] };
  const store = createMemoryStore();
  await fill(store, contents);
  const client = createClient({ baseUrl: await apiServer(contents), token: "all", scheme: "bare" });
  const own = await readDatabase(store, request, 0, () => () => undefined);
  const fetched = await readApi(client, request, 0, new AbortController().signal, () => undefined);
  for (const { catalog } of [own, fetched])
    expect(questions.map(({ _id }) => catalog.names.ofDimension(`answer:${_id}`))).toEqual([
      "First",
      "Second",
      "Suomeksi",
    ]);
  expect(own.catalog.questions).toEqual(fetched.catalog.questions);
});

const row = (field: string) => ({ index: 0, id: undefined, field });

test("what could not be read is told in rows, pages and reasons", () => {
  const fields = new UnreadFields();
  fields.note({ unreadable: [row("responses.2.valueNum"), row("responses.10.valueNum"), row("")] });
  const error = {
    kind: "http",
    status: 500,
    invalidParameters: [],
    attempts: 3,
  } as const;
  const gaps = [
    { firstPage: 2, lastPage: 2, ofPages: undefined },
    { firstPage: 4, lastPage: undefined, ofPages: undefined },
  ];
  expect(unreadOf({ ...failedWalk(error, 50), unreadable: 3, gaps }, fields)).toBe(
    " 3 rows could not be read as the API has them: missing or wrong responses[].valueNum, the row itself." +
      " Of the list pages 2, 4 to the end could not be read (status 500).",
  );
  expect(unreadOf(wholeWalk(50), new UnreadFields())).toBe("");
});

test("chains of the future count from an API as from the database, and as the dashboard counts them", async () => {
  const later = chain({ _id: "later", createdAt: 1_794_831_954_000, responses: [npsAnswer(10)] });
  const contents = {
    surveys: [survey({ questions: [npsQuestion] })],
    chains: [chain({ responses: [npsAnswer(3)] }), later],
  };
  const store = createMemoryStore();
  await fill(store, contents);
  const client = createClient({ baseUrl: await apiServer(contents), token: "all", scheme: "bare" });
  const readAt = Math.floor(Date.now() / 1000);
  const signal = new AbortController().signal;
  for (const material of [
    await readDatabase(store, request, readAt, () => () => undefined),
    await readApi(client, request, readAt, signal, () => undefined),
  ]) {
    const { figures } = reportOf(request, material);
    expect([figures.responses, figures.answers, figures.method?.closed]).toEqual([2, 2, 2]);
    expect(figures.method?.last?.unix).toBe(chain({}).createdAt);
  }
});

test("a survey whose id holds a colon is read where its question is typed as it is", async () => {
  const contents = {
    surveys: [survey({ _id: "srv:1", questions: [npsQuestion] })],
    chains: [chain({ surveyId: "srv:1", responses: [npsAnswer(3)] })],
  };
  const store = createMemoryStore();
  await fill(store, contents);
  const client = createClient({ baseUrl: await apiServer(contents), token: "all", scheme: "bare" });
  const metrics = await metricsAsked({ question: [`srv:1:${npsQuestion._id}`] }, async () => []);
  const asked = { ...request, metrics };
  const { signal } = new AbortController();
  for (const material of [
    await readDatabase(store, asked, START / 1000, () => () => undefined),
    await readApi(client, asked, START / 1000, signal, () => undefined),
  ])
    expect(reportOf(asked, material).figures.answers).toBe(1);
});
