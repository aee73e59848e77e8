import { describe, expect, test, vi } from "vitest";
import { StoreUnavailable } from "../store/store.ts";
import { apiFixture, chain } from "./api-fixture.ts";
import type { RequestRecord } from "./request-envelope.ts";

const ENDPOINTS = ["/surveys", "/questions", "/response-chains", "/response-chains/chain-1"];
const OPEN = ["/healthz", "/readyz", "/openapi.json", "/docs"];
const contents = { chains: [chain()] };

describe("methods", () => {
  test("HEAD tells what GET would, without the body", async () => {
    const { api, get } = await apiFixture(contents);
    for (const path of ENDPOINTS) {
      const head = await api.request(`http://api.test/v5.0.3${path}`, {
        method: "HEAD",
        headers: { authorization: "all" },
      });
      expect(head.status).toBe(200);
      expect(await head.text()).toBe("");
      expect(head.headers.get("etag")).toBe((await get(`/v5.0.3${path}`)).headers.get("etag"));
    }
  });

  test("OPTIONS tells what is allowed", async () => {
    const { api } = await apiFixture(contents);
    for (const path of [...ENDPOINTS.map((each) => `/v5${each}`), ...OPEN]) {
      const response = await api.request(path, { method: "OPTIONS" });
      expect([response.status, response.headers.get("allow")]).toEqual([204, "GET, HEAD, OPTIONS"]);
    }
  });

  test.each(["POST", "PUT", "PATCH", "DELETE", "PROPFIND"])("%s is not allowed", async (method) => {
    const { api } = await apiFixture(contents);
    for (const path of [...ENDPOINTS.map((each) => `/v5.0.3${each}`), ...OPEN]) {
      const response = await api.request(path, { method });
      expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
      expect(await response.json()).toMatchObject({ title: "Method not allowed", status: 405 });
    }
  });
});

test.each(["/", "/v5", "/v5.0.3/", "/v5/nothing", "/v4/surveys", "/v5/surveys/s1", "/V5/surveys"])(
  "there is nothing at %s",
  async (path) => {
    const { get } = await apiFixture(contents);
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(await response.json()).toMatchObject({ detail: "There is nothing at this address." });
  },
);

describe("an entity tag", () => {
  test.each(ENDPOINTS)("spares the body of %s to a client that has it", async (path) => {
    const { get } = await apiFixture(contents);
    const etag = (await get(`/v5${path}`)).headers.get("etag") ?? "";
    expect(etag).toMatch(/^W\/"[^"]+"$/);
    for (const sent of [etag, `"other", ${etag}`, etag.slice(2), "*"]) {
      const again = await get(`/v5${path}`, { "if-none-match": sent });
      expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag]);
    }
    expect((await get(`/v5${path}`, { "if-none-match": '"other"' })).status).toBe(200);
  });

  test.each([...ENDPOINTS.map((path) => `/v5${path}`), "/earshot/answers"])(
    "of %s is the same of another process, and counts no writes",
    async (path) => {
      const { get, store } = await apiFixture(contents);
      const tags: (string | null)[] = [];
      for (const touchpointName of ["Turku", "Oulu"]) {
        await store.write((transaction) => transaction.putChains([chain({ touchpointName })]));
        tags.push((await get(path)).headers.get("etag"));
      }
      vi.resetModules();
      const other = await import("./create-api.ts");
      const again = await other
        .createApi({ store })
        .request(`http://api.test${path}`, { headers: { authorization: "all" } });
      expect(again.headers.get("etag")).toBe(tags[1]);
      expect(tags[0]).not.toBe(tags[1]);
      for (const tag of tags) expect(tag).toMatch(/^W\/"[0-9a-z]{1,7}-[0-9a-z]{1,7}"$/);
    },
  );

  test("changes with what the body says", async () => {
    const { get, store } = await apiFixture(contents);
    const etag = (await get("/v5/response-chains")).headers.get("etag") ?? "";
    await store.write((transaction) => transaction.putChains([chain({ touchpointName: "Turku" })]));
    expect((await get("/v5/response-chains", { "if-none-match": etag })).status).toBe(200);
    expect((await get("/v5/response-chains?preferredLanguage=fi", { "if-none-match": etag })).status).toBe(
      200,
    );
  });
});

describe("an answer that was given before", () => {
  test("is given again without reading the chains", async () => {
    const { get, store } = await apiFixture(contents);
    const first = await (await get("/v5/response-chains")).text();
    const read = vi.spyOn(store, "chains");
    expect(await (await get("/v5/response-chains")).text()).toBe(first);
    expect(read).not.toHaveBeenCalled();
  });

  test("is made anew for another token's teams, and after every change", async () => {
    const { page, store } = await apiFixture(contents);
    await page("/v5/response-chains");
    await store.write((transaction) => transaction.putChains([chain({ _id: "chain-b", teamId: "team-b" })]));
    expect((await page("/v5/response-chains")).data).toHaveLength(2);
    expect((await page("/v5/response-chains", { authorization: "team-a" })).data).toHaveLength(1);
  });
});

test.for(["/healthz", "/readyz"])("%s says that all is well, and is never kept", async (path) => {
  const { get } = await apiFixture();
  const response = await get(path, { authorization: "" });
  expect(await response.json()).toEqual({ status: "ok" });
  expect(response.headers.get("content-type")).toBe("application/json");
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test("nothing that may hold personal data is kept by a cache", async () => {
  const { get } = await apiFixture(contents);
  for (const path of ENDPOINTS) {
    expect((await get(`/v5${path}`)).headers.get("cache-control")).toBe("no-store, private");
  }
  expect((await get("/v5/surveys?skip=x")).headers.get("cache-control")).toBe("no-store");
});

describe("a request id", () => {
  test("is in every answer and in the record of the request", async () => {
    const records: RequestRecord[] = [];
    const { get } = await apiFixture(contents, { onRequest: (record) => records.push(record) });
    const paths = ["/v5/surveys", "/v5/surveys?skip=x", "/nothing", "/healthz", "/v5/response-chains/none"];
    const ids = [];
    for (const path of paths) ids.push((await get(path)).headers.get("x-request-id"));
    expect(new Set(ids).size).toBe(paths.length);
    expect(records.map(({ requestId }) => requestId)).toEqual(ids);
    expect(records.map(({ route, status }) => `${route} ${status}`)).toEqual([
      "/v5/surveys 200",
      "/v5/surveys 400",
      "/* 404",
      "/healthz 200",
      "/v5/response-chains/:id 404",
    ]);
  });

  test("stands beside the name of the token, where it had one", async () => {
    const records: RequestRecord[] = [];
    const { get } = await apiFixture(contents, { onRequest: (record) => records.push(record) });
    await get("/v5/surveys");
    await get("/healthz", { authorization: "" });
    const [first, second] = records;
    expect(first).toMatchObject({ method: "GET", route: "/v5/surveys", status: 200, tokenId: "id-all" });
    expect(Object.keys(second ?? {})).toEqual(["requestId", "method", "route", "status", "milliseconds"]);
    for (const { milliseconds } of records) {
      expect(milliseconds).toBeGreaterThanOrEqual(0);
      expect(milliseconds).toBeLessThan(performance.now());
    }
  });

  test("that a proxy gave is kept where it can do no harm", async () => {
    const { get } = await apiFixture(contents);
    const idFor = async (id: string) =>
      (await get("/v5/surveys", { "x-request-id": id })).headers.get("x-request-id");
    expect(await idFor("0a1b-2c3d")).toBe("0a1b-2c3d");
    expect(await idFor("a b")).not.toBe("a b");
    expect(await idFor("x".repeat(101))).toMatch(/^[\w-]{36}$/);
  });
});

describe("origins", () => {
  const options = { corsOrigins: ["https://dash.example"] };
  const origin = "https://dash.example";

  test("on the list may read, and see the headers that they need", async () => {
    const { get } = await apiFixture(contents, options);
    const { headers } = await get("/v5/surveys", { origin });
    expect(headers.get("access-control-allow-origin")).toBe(origin);
    for (const name of [
      "Retry-After",
      "RateLimit-Limit",
      "RateLimit-Remaining",
      "RateLimit-Reset",
      "X-Request-Id",
      "ETag",
    ]) {
      expect(headers.get("access-control-expose-headers")).toContain(name);
    }
    expect(headers.get("vary")).toContain("Origin");
    expect(headers.get("access-control-allow-credentials")).toBeNull();
  });

  test("on the list may ask first, without a token", async () => {
    const { api } = await apiFixture(contents, options);
    const asking = {
      origin,
      "access-control-request-method": "GET",
      "access-control-request-headers": "authorization",
    };
    const { status, headers } = await api.request("/v5/surveys", { method: "OPTIONS", headers: asking });
    expect(status).toBe(204);
    expect(headers.get("access-control-allow-origin")).toBe(origin);
    expect(headers.get("access-control-allow-headers")).toContain("Authorization");
    expect(headers.get("access-control-allow-methods")).toBe("GET,HEAD,OPTIONS");
  });

  test("are not what a question without one is about", async () => {
    const { api } = await apiFixture(contents, options);
    const { status, headers } = await api.request("/v5/surveys", { method: "OPTIONS" });
    expect([status, headers.get("allow")]).toEqual([204, "GET, HEAD, OPTIONS"]);
    expect(headers.get("access-control-allow-methods")).toBeNull();
  });

  test("on the list see errors as well", async () => {
    const { get } = await apiFixture(contents, options);
    const response = await get("/v5/surveys", { origin, authorization: "wrong" });
    expect([response.status, response.headers.get("access-control-allow-origin")]).toEqual([401, origin]);
    expect(await response.json()).toMatchObject({
      detail: "The access token is unknown, expired or revoked.",
    });
  });

  test.each(["https://other.example", "null", "https://dash.example.evil.example"])(
    "%s is not let in",
    async (other) => {
      const { get } = await apiFixture(contents, options);
      expect(
        (await get("/v5/surveys", { origin: other })).headers.get("access-control-allow-origin"),
      ).toBeNull();
    },
  );

  test("none is let in by default", async () => {
    const { get } = await apiFixture(contents);
    expect((await get("/v5/surveys", { origin })).headers.get("access-control-allow-origin")).toBeNull();
  });
});

describe("a limit of requests", () => {
  test("counts down per token, then answers 429 until the minute is over", async () => {
    const { get, clock } = await apiFixture(contents, { rateLimit: 2 });
    const state = async (authorization = "all") => {
      const { status, headers } = await get("/v5/surveys", { authorization });
      return [
        status,
        ...["limit", "remaining", "reset"].map((name) => headers.get(`ratelimit-${name}`)),
        headers.get("retry-after"),
      ];
    };
    expect(await state()).toEqual([200, "2", "1", "60", null]);
    clock.now += 20_000;
    expect(await state()).toEqual([200, "2", "0", "40", null]);
    expect(await state()).toEqual([429, "2", "0", "40", "40"]);
    expect(await state("team-a")).toEqual([200, "2", "1", "60", null]);
    clock.now += 40_000;
    expect(await state()).toEqual([200, "2", "1", "60", null]);
  });

  test("is off by default", async () => {
    const { get } = await apiFixture(contents);
    expect((await get("/v5/surveys")).headers.has("ratelimit-limit")).toBe(false);
  });
});

describe("failures", () => {
  test("a database that is away is 503 with Retry-After on everything that needs it", async () => {
    const onFailure = vi.fn<(failure: unknown, requestId: string) => void>();
    const { get, store } = await apiFixture(contents, { onFailure });
    for (const name of ["catalog", "chains", "chain", "ping"] as const) {
      vi.spyOn(store, name).mockRejectedValue(new StoreUnavailable("away", "57P01"));
    }
    for (const path of [...ENDPOINTS.map((each) => `/v5${each}`), "/readyz"]) {
      const response = await get(path);
      expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
      expect(await response.json()).toMatchObject({ title: "Database unavailable", status: 503 });
    }
    expect(onFailure).toHaveBeenCalledTimes(5);
    expect((await get("/healthz")).status).toBe(200);
  });

  test("anything unforeseen is 500 that tells the request id and nothing of the inside", async () => {
    const onFailure = vi.fn<(failure: unknown, requestId: string) => void>();
    const { get, store } = await apiFixture(contents, { onFailure });
    const failure = new Error("secret: select * from token");
    vi.spyOn(store, "chains").mockRejectedValue(failure);
    const response = await get("/v5/response-chains");
    const requestId = response.headers.get("x-request-id") ?? "";
    const text = await response.text();
    expect(response.status).toBe(500);
    expect(text).toContain(requestId);
    expect(text).not.toContain("secret");
    expect(onFailure).toHaveBeenCalledWith(failure, requestId);
  });
});
