import { describe, expect, test, vi } from "vitest";
import { addToken, apiFixture, chain, START, survey } from "./api-fixture.ts";

const other = { teamId: "team-b", teamName: "Web" };
const contents = {
  surveys: [survey(), survey({ _id: "s2", name: "Web visit", ...other })],
  chains: [chain(), chain({ _id: "chain-b", surveyId: "s2", ...other })],
};

const PATHS = ["/surveys", "/questions", "/response-chains", "/response-chains/chain-1"];

describe("a token", () => {
  test.each(["all", "Bearer all", "bearer all"])("is accepted as %s", async (authorization) => {
    const { get } = await apiFixture(contents);
    for (const path of PATHS) expect((await get(`/v5.0.3${path}`, { authorization })).status).toBe(200);
  });

  test.each(["", "wrong", "Bearer wrong", "all, all", "Basic YWxs", "x".repeat(100_000)])(
    "is refused on every endpoint when it is %.20s",
    async (authorization) => {
      const { get } = await apiFixture(contents);
      for (const path of PATHS) {
        const response = await get(`/v5.0.3${path}`, { authorization });
        expect(response.status).toBe(401);
        expect(response.headers.get("www-authenticate")).toMatch(/^Bearer realm=/);
        expect(response.headers.get("content-type")).toBe("application/problem+json");
        expect(await response.json()).toMatchObject({ title: "Unauthorized", status: 401 });
      }
    },
  );

  test("is refused from the moment it expires", async () => {
    const { get, store, clock } = await apiFixture(contents);
    await addToken(store, "short", "all", START + 1000);
    expect((await get("/v5/surveys", { authorization: "short" })).status).toBe(200);
    clock.now = START + 1000;
    expect((await get("/v5/surveys", { authorization: "short" })).status).toBe(401);
  });

  test("is refused at the next request after it was revoked", async () => {
    const { get, store } = await apiFixture(contents);
    expect((await get("/v5/surveys")).status).toBe(200);
    await store.revokeToken("id-all", START);
    expect((await get("/v5/surveys")).status).toBe(401);
  });

  test("that is wrong costs no look into surveys or chains", async () => {
    const { get, store } = await apiFixture(contents);
    const reads = (["catalog", "chains", "chain", "countChains"] as const).map((name) =>
      vi.spyOn(store, name),
    );
    for (const path of PATHS) await get(`/v5.0.3${path}`, { authorization: "wrong" });
    for (const read of reads) expect(read).not.toHaveBeenCalled();
  });

  test("keeps the time of its last use, to the minute", async () => {
    const { get, store, clock } = await apiFixture(contents);
    const lastUse = async () => (await store.listTokens()).find(({ name }) => name === "all")?.lastUsedAt;
    await get("/v5/surveys");
    clock.now = START + 59_000;
    await get("/v5/surveys");
    expect(await lastUse()).toBe(START);
    clock.now = START + 60_000;
    await get("/v5/surveys");
    expect(await lastUse()).toBe(START + 60_000);
  });
});

describe("a token of one team", () => {
  const authorization = "team-a";

  test("sees its own surveys, questions and chains alone", async () => {
    const { json } = await apiFixture(contents);
    expect(await json("/v5/surveys", { authorization })).toMatchObject({ data: [{ _id: "s1" }] });
    expect(await json("/v5/questions", { authorization })).toMatchObject({
      data: [{ surveyId: "s1" }, { surveyId: "s1" }],
    });
    expect(await json("/v5/response-chains", { authorization })).toMatchObject({
      data: [{ _id: "chain-1" }],
    });
  });

  test.each(["/questions?surveyId=s2", "/response-chains?surveyId=s2", "/response-chains?surveyId=unknown"])(
    "finds nothing with a filter for another team: %s",
    async (path) => {
      const { json } = await apiFixture(contents);
      expect(await json(`/v5${path}`, { authorization })).toEqual({
        data: [],
        paging: { next: null, previous: null },
      });
    },
  );

  test("learns nothing of other teams from links or counts", async () => {
    const { json } = await apiFixture(contents, { pageSize: 1 });
    expect(await json("/v5/response-chains", { authorization })).toMatchObject({ paging: { next: null } });
    expect(await json("/v5/response-chains?skip=9", { authorization })).toMatchObject({
      paging: { previous: "http://api.test/v5/response-chains?skip=0" },
    });
    expect(await json("/v5/surveys", { authorization })).toMatchObject({ paging: { next: null } });
  });

  test("can't tell another team's chain from one that does not exist", async () => {
    const { get } = await apiFixture(contents);
    const foreign = await get("/v5/response-chains/chain-b", { authorization });
    const unknown = await get("/v5/response-chains/nothing", { authorization });
    expect(foreign.status).toBe(404);
    expect(await foreign.text()).toBe(await unknown.text());
  });
});

describe("many wrong tokens from one address", () => {
  test("wait longer and longer, while a right one does not wait", async () => {
    const waits: number[] = [];
    const delay = async (milliseconds: number) => void waits.push(milliseconds);
    const { api, clock } = await apiFixture(contents, { delay });
    const call = (authorization: string, clientAddress: string) =>
      api.request("http://api.test/v5/surveys", { headers: { authorization } }, { clientAddress });
    for (let count = 0; count < 20; count += 1) await call("wrong", "192.0.2.1");
    expect(waits).toEqual([]);
    await call("wrong", "192.0.2.1");
    await call("wrong", "192.0.2.1");
    expect(waits).toEqual([50, 100]);
    await call("all", "192.0.2.1");
    await call("wrong", "192.0.2.2");
    clock.now += 60_000;
    await call("wrong", "192.0.2.1");
    expect(waits).toEqual([50, 100]);
  });
});
