import { expect, test } from "vitest";
import { announced, listPath, listRelation, TEAM_LISTS } from "../../contract/answers/answers-link.ts";
import { readTeamList, type TeamList } from "../lists/team-list.ts";
import { apiFixture, chain } from "./api-fixture.ts";

const listOf = (...events: readonly object[]): TeamList => readTeamList("events", JSON.stringify({ events }));
const opening = { at: "2026-06-01", name: "New till" };
const sale = { at: "2026-07-01", name: "Sale", until: "2026-07-05" };

async function serving(list = listOf(opening, { ...sale, teams: ["team-b"] })) {
  const held = { list };
  const fixture = await apiFixture({ chains: [chain()] }, { lists: { events: () => held.list } });
  return { ...fixture, held };
}

test("a list is served to each token as far as its teams go, without naming teams", async () => {
  const { json, get } = await serving();
  expect(await json("/earshot/events")).toEqual({ events: [opening, sale] });
  expect(await json("/earshot/events", { authorization: "team-a" })).toEqual({ events: [opening] });
  expect((await get("/earshot/events", { authorization: "wrong" })).status).toBe(401);
});

test("each view has a tag of its own, which goes on until the list changes", async () => {
  const { get, held } = await serving();
  const tagFor = async (authorization: string) =>
    (await get("/earshot/events", { authorization })).headers.get("etag") ?? "";
  const [all, own] = [await tagFor("all"), await tagFor("team-a")];
  expect(own).not.toBe(all);
  const again = () => get("/earshot/events", { authorization: "team-a", "if-none-match": own });
  expect((await again()).status).toBe(304);
  expect((await again()).headers.get("cache-control")).toContain("private");
  held.list = listOf(opening, { ...sale, teams: ["team-a"] });
  expect((await again()).status).toBe(200);
});

test("lists are announced where chains are listed, below the base address, and only those that are served", async () => {
  const { get } = await serving();
  const link = (await get("/v5/response-chains")).headers.get("link");
  expect(TEAM_LISTS.map((name) => announced(link, listRelation(name)))).toEqual([
    undefined,
    undefined,
    "/earshot/events",
  ]);
  const below = await apiFixture({}, { lists: { codes: () => [] }, baseUrl: "https://a.test/feedback/" });
  const other = (await below.get("/v5.0.3/response-chains")).headers.get("link");
  expect(announced(other, listRelation("codes"))).toBe("/feedback/earshot/codes");
});

test("a list that is not served is a problem, like a parameter or a method that a list has not", async () => {
  const { api, get } = await serving();
  const missing = await get(listPath("codes"));
  expect(missing.status).toBe(404);
  expect(missing.headers.get("content-type")).toBe("application/problem+json");
  expect((await get("/earshot/events?team=b")).status).toBe(400);
  expect((await api.request("/earshot/events", { method: "PUT" })).status).toBe(405);
});
