import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { npsQuestion, survey } from "../service/api/api-fixture.ts";
import { createClient } from "./create-client.ts";
import { surveysQuery } from "./surveys-query.ts";
import { apiServer } from "./testing/api-server.ts";

test("surveys come with their questions in the language asked for, else in the first of each", async () => {
  const surveys = [survey({ questions: [npsQuestion] })];
  const client = createClient({ baseUrl: await apiServer({ surveys }), token: "all", scheme: "bare" });
  const titles = async (lang: string | undefined) => {
    const { rows } = await new QueryClient().query(surveysQuery({ id: "1", client }, lang));
    return rows.flatMap(({ questions }) => questions.map(({ title }) => title));
  };
  expect(await titles("fi")).toEqual(["Kuinka…?"]);
  expect(await titles(undefined)).toEqual(["How likely…?"]);
});

test("each language is kept by itself, for as long as the sign-in lasts", () => {
  const client = createClient({ baseUrl: "", token: "", scheme: "bare" });
  const keys = [undefined, "en", "fi"].map((lang) => surveysQuery({ id: "1", client }, lang).queryKey);
  expect(keys).toEqual([
    ["1", "surveys", null],
    ["1", "surveys", "en"],
    ["1", "surveys", "fi"],
  ]);
});
