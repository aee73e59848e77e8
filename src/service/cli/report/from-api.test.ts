import { expect, test } from "vitest";
import { createClient } from "../../../client/create-client.ts";
import { apiServer } from "../../../client/testing/api-server.ts";
import { fill, npsQuestion, survey } from "../../api/api-fixture.ts";
import { readDatabase } from "../../reports/from-database.ts";
import type { ReportRequest } from "../../reports/report-request.ts";
import { createMemoryStore } from "../../store/memory/memory-store.ts";
import { readApi } from "./from-api.ts";

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
