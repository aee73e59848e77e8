import { describe, expect, test, vi } from "vitest";
import type { RequestRecord } from "../api/request-envelope.ts";
import { chain } from "../api/api-fixture.ts";
import { StoreUnavailable } from "../store/store.ts";
import { mcpFixture } from "./testing/mcp-service.ts";

const LIST = { jsonrpc: "2.0", id: 1, method: "tools/list" };
const ACCEPT = { accept: "application/json, text/event-stream" };
const post = (body: unknown): RequestInit => ({
  method: "POST",
  headers: ACCEPT,
  body: typeof body === "string" ? body : JSON.stringify(body),
});

vi.mock("@modelcontextprotocol/sdk/server/zod-json-schema-compat.js", { spy: true });

describe("/mcp", () => {
  test("answers one message as JSON that no cache keeps", async () => {
    const { request } = await mcpFixture({});
    const response = await request(post(LIST));
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toContain("application/json");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("x-request-id")).not.toBeNull();
    expect(await response.json()).toMatchObject({
      id: 1,
      result: { tools: [{ name: "surveys" }, {}, {}, {}, {}, {}, {}, {}] },
    });
  });

  test("tells its tools as before, without making their schemas anew", async () => {
    vi.resetModules();
    const { toJsonSchemaCompat } = await import("@modelcontextprotocol/sdk/server/zod-json-schema-compat.js");
    const anew = await import("./testing/mcp-service.ts");
    const { request } = await anew.mcpFixture({});
    const told = async () => (await request(post(LIST))).text();
    const first = await told();
    expect(await told()).toBe(first);
    expect(toJsonSchemaCompat).toHaveBeenCalledTimes(8);
  });

  test.each(["nobody", ""])("the token %j is refused as by the API", async (token) => {
    const { request } = await mcpFixture({});
    const response = await request(post(LIST), token);
    expect(response.status).toBe(401);
    expect(response.headers.get("www-authenticate")).toContain("Bearer");
  });

  test("has no streams and no sessions: only POST", async () => {
    const { request } = await mcpFixture({});
    for (const method of ["GET", "DELETE", "PUT"]) {
      const response = await request({ method });
      expect([method, response.status, response.headers.get("allow")]).toEqual([
        method,
        405,
        "POST, OPTIONS",
      ]);
    }
    expect((await request({ method: "OPTIONS" })).status).toBe(204);
  });

  test.each([
    [400, "{"],
    [400, [LIST, LIST]],
    [400, "1"],
    [400, "null"],
    [400, { jsonrpc: "1.0" }],
    [400, ""],
    [400, '{"jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": {"__proto__": {}}}'],
    [413, " ".repeat(65_537)],
    [
      413,
      { ...LIST, params: Object.fromEntries(Array.from({ length: 320_000 }, (_, at) => [`key-${at}`, 1])) },
    ],
  ])("%i for a body that is no single message", async (status, body) => {
    const { request, failures } = await mcpFixture({});
    const response = await request(post(body));
    expect(response.status).toBe(status);
    expect(response.headers.get("connection")).toBe(status === 413 ? "close" : null);
    expect(failures).toEqual([]);
  });

  test("counts in the same limit of requests as the API, and is logged as its route", async () => {
    const records: RequestRecord[] = [];
    const { api, request } = await mcpFixture({}, undefined, {
      rateLimit: 2,
      onRequest: (record) => records.push(record),
    });
    const headers = { authorization: "all" };
    expect((await api.request("http://earshot.test/v5.0.3/surveys", { headers })).status).toBe(200);
    expect((await request(post(LIST))).headers.get("ratelimit-remaining")).toBe("0");
    expect((await request(post(LIST))).status).toBe(429);
    expect(records.map(({ route, status, method, tokenId }) => [method, route, status, tokenId])).toEqual([
      ["GET", "/v5.0.3/surveys", 200, "id-all"],
      ["POST", "/mcp", 200, "id-all"],
      ["POST", "/mcp", 429, "id-all"],
    ]);
  });

  test("takes 64 kB, and reads nothing of a body that says it is longer", async () => {
    const { request } = await mcpFixture({});
    const longest = JSON.stringify(LIST).padEnd(65_536);
    expect((await request(post(longest))).status).toBe(200);
    const pull = vi.fn<() => void>();
    const body = new ReadableStream({ pull }, { highWaterMark: 0 });
    const headers = { ...ACCEPT, "content-length": "65537" };
    // The types of the browser don't know `duplex`, which Node asks for.
    const init = { method: "POST", headers, body, duplex: "half" };
    expect((await request(init)).status).toBe(413);
    expect(pull).not.toHaveBeenCalled();
  });

  test("tells no more of a failure than where its log is", async () => {
    const { store, call, failures } = await mcpFixture({ chains: [chain()] });
    const broken = new Error("secret path /var/lib");
    store.countChains = () => Promise.reject(broken);
    const told = await call("responses");
    expect(told.ok ? "" : told.reason).toMatch(
      /^The service failed; its log tells more under request id \S+\.$/,
    );
    expect(failures).toEqual([broken]);
    store.countChains = () => Promise.reject(new StoreUnavailable("socket /run/x", "ECONNREFUSED"));
    expect(await call("responses")).toEqual({
      ok: false,
      reason: "The database does not answer now; try again soon.",
    });
  });
});
