import { expect, test } from "vitest";
import { npsQuestion, survey } from "../service/api/api-fixture.ts";
import { createClient } from "./create-client.ts";
import { surveysInLanguages } from "./surveys-in-languages.ts";
import { apiServer } from "./testing/api-server.ts";

async function client() {
  const baseUrl = await apiServer({ surveys: [survey({ questions: [npsQuestion] })] });
  return createClient({ baseUrl, token: "all", scheme: "bare" });
}
const titles = (surveys: readonly { readonly questions: readonly { readonly title: string }[] }[]) =>
  surveys.flatMap(({ questions }) => questions.map(({ title }) => title));
const never = new AbortController().signal;

test("a report has the surveys in the language asked for, and in each that their questions have", async () => {
  const { asked, versions } = await surveysInLanguages(await client(), "fi", never);
  expect(titles(asked)).toEqual(["Kuinka…?"]);
  expect(versions.map(titles)).toEqual([["How likely…?"], ["Kuinka…?"]]);
  const own = await surveysInLanguages(await client(), undefined, never);
  expect(titles(own.asked)).toEqual(["How likely…?"]);
});
