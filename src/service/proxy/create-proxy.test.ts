import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { describe, expect, onTestFinished, test } from "vitest";
import * as z from "zod";
import { createProxy, type ProxyOptions } from "./create-proxy.ts";

/** A real server on this machine that answers as `listener` does, and a proxy in front of it. */
async function proxyTo(listener: RequestListener, options: Partial<ProxyOptions> = {}) {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const upstream = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/api`;
  const proxy = createProxy({ upstream, ...options });
  const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    proxy.request(`http://own.test${path}`, { headers });
  return { proxy, upstream, get };
}

const answering =
  (status: number, body: string, headers: Readonly<Record<string, string>> = {}): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(body);
  };

describe("a request", () => {
  test("goes on with its path, its query as it was written and its token untouched", async () => {
    const seen: unknown[] = [];
    const { get } = await proxyTo(({ url, headers }, response) => {
      const { authorization, cookie, "x-request-id": id } = headers;
      seen.push({ url, authorization, cookie, id });
      response.end("{}");
    });
    const answer = await get("/v5.0.3/response-chains?surveyId[]=a,b&touchpointId=%20x", {
      authorization: "bearer  Tok+en==",
      cookie: "session=1",
    });
    const id = answer.headers.get("x-request-id");
    const url = "/api/v5.0.3/response-chains?surveyId[]=a,b&touchpointId=%20x";
    expect(seen).toEqual([{ url, authorization: "bearer  Tok+en==", cookie: undefined, id }]);
  });

  test.each([
    "/admin",
    "/v5/../admin",
    "/v5/%2e%2e/admin",
    "/v5/..%2fadmin",
    "/v6/x",
    "/v5/admin",
    "/v5/..;/admin",
    "/v5/%2e%2e;/admin",
    "/v5/surveys/1",
    "/v5/surveys;/../admin",
    "/v5/response-chains/..;/..;/admin",
    "/v5/response-chains/%252e%252e%252fadmin",
    "/v5/response-chains/a/b",
    "/v5/response-chains/a\\b",
  ])("to %s reaches nothing", async (path) => {
    const { get } = await proxyTo(() => expect.unreachable());
    expect((await get(path)).status).toBe(404);
  });

  test.each(["POST", "DELETE", "PUT"])("by %s reaches nothing", async (method) => {
    const { proxy } = await proxyTo(() => expect.unreachable());
    expect((await proxy.request("/v5/surveys", { method })).status).toBe(405);
  });
});

describe("an answer", () => {
  test("that is a page can do nothing on this origin", async () => {
    const { get } = await proxyTo(
      answering(404, "<script>steal()</script>", { "content-type": "text/html" }),
    );
    const { headers } = await get("/v5.0.3/surveys");
    expect(headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("announces no stream of all answers, which this address does not have", async () => {
    const link = '</earshot/answers>; rel="urn:earshot:answers"';
    const { get } = await proxyTo(answering(200, "{}", { link }));
    expect((await get("/v5/response-chains")).headers.get("link")).toBeNull();
    expect((await get("/earshot/answers")).status).toBe(404);
    const { paths } = z
      .object({ paths: z.record(z.string(), z.unknown()) })
      .parse(await (await get("/openapi.json")).json());
    expect(Object.keys(paths)).not.toContain("/earshot/answers");
  });

  test("comes back with its links turned to this address and its data untouched", async () => {
    const data =
      '[{"_id":"1","metadata":{"paging":{"next":"https://up.example/v5/surveys?skip=1"}}, "n": 1.0}]';
    const body = `{"data":${data},"paging":{"next":"https://up.example/v5/surveys?skip=2","previous":null}}`;
    const { get } = await proxyTo(answering(200, body, { etag: '"1"', "set-cookie": "a=b" }));
    const answer = await get("/v5/surveys");
    expect(await answer.text()).toBe(
      `{"data":${data},"paging":{"next":"http://own.test/v5/surveys?skip=2","previous":null}}`,
    );
    expect(answer.headers.get("etag")).toBe('"1"');
    expect(answer.headers.get("cache-control")).toBe("no-store, private");
    expect(answer.headers.has("set-cookie")).toBe(false);
  });

  test("carries the configured base address in its links", async () => {
    const body = '{"data":[],"paging":{"next":"https://up.example/v5/surveys?skip=2"}}';
    const { get } = await proxyTo(answering(200, body), { baseUrl: "https://own.example/feedback/" });
    expect(await (await get("/v5/surveys")).json()).toMatchObject({
      paging: { next: "https://own.example/feedback/v5/surveys?skip=2" },
    });
  });

  test("begins before the other side has ended", async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const { get } = await proxyTo((_request, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      response.write('{"data":[');
      void released.then(() => response.end("]}"));
    });
    const { body } = await get("/v5/surveys");
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    expect(await reader?.read()).toEqual({ done: false, value: '{"data":[' });
    release();
    expect(await reader?.read()).toEqual({ done: false, value: "]}" });
  });

  test.each([400, 401, 403, 404, 429])("of status %i is the other side's own", async (status) => {
    const headers = { "content-type": "text/plain", "retry-after": "7", "www-authenticate": "Bearer" };
    const { get } = await proxyTo(answering(status, "their words", headers));
    const answer = await get("/v5/surveys");
    expect([answer.status, await answer.text()]).toEqual([status, "their words"]);
    expect(answer.headers.get("retry-after")).toBe("7");
    expect(answer.headers.get("www-authenticate")).toBe("Bearer");
  });

  test("of 304 stays 304", async () => {
    const { get } = await proxyTo((request, response) => {
      response.writeHead(request.headers["if-none-match"] === '"1"' ? 304 : 200).end();
    });
    expect((await get("/v5/surveys", { "if-none-match": '"1"' })).status).toBe(304);
  });
});

async function problemOf(answer: Response): Promise<readonly unknown[]> {
  const body: unknown = await answer.json();
  return [answer.status, answer.headers.get("content-type"), body];
}

describe("a failure of the other side is told apart from our own", () => {
  test("when it answers with an error of its own", async () => {
    const { get } = await proxyTo(answering(503, "<html>", { "retry-after": "9" }));
    const answer = await get("/v5/surveys");
    expect(answer.headers.get("retry-after")).toBe("9");
    expect(await problemOf(answer)).toEqual([
      502,
      "application/problem+json",
      { title: "Bad gateway", status: 502, detail: "The deployment behind this proxy answered 503." },
    ]);
  });

  test("when it redirects, which is not followed", async () => {
    const { get } = await proxyTo(answering(302, "", { location: "http://169.254.169.254/" }));
    expect(await problemOf(await get("/v5/surveys"))).toMatchObject([
      502,
      "application/problem+json",
      { status: 502 },
    ]);
  });

  test("when it can't be reached", async () => {
    const proxy = createProxy({ upstream: "http://127.0.0.1:1" });
    expect(await problemOf(await proxy.request("/v5/surveys"))).toMatchObject([
      502,
      "application/problem+json",
      {},
    ]);
  });

  test("when it does not answer in time", async () => {
    const { get } = await proxyTo(() => undefined, { timeout: 1 });
    expect(await problemOf(await get("/v5/surveys"))).toMatchObject([
      504,
      "application/problem+json",
      { status: 504 },
    ]);
  });
});

test("a body that breaks off on the other side is not passed on as if it were whole", async () => {
  const { proxy } = await proxyTo((_request, response) => {
    response.writeHead(200, { "content-type": "application/json", "content-length": 100 });
    response.write('{"data":[', () => response.destroy());
  });
  let cuts = 0;
  const answer = await proxy.request("/v5/surveys", {}, { cut: () => (cuts += 1) });
  await answer.text();
  expect(cuts).toBe(1);
  await expect((await proxy.request("/v5/surveys")).text()).rejects.toThrow("terminated");
});

test("another scheme than Bearer is not passed on: a browser would ask for a password", async () => {
  const schemes = ['Basic realm="x"', 'Bearer realm="a", Basic realm="b"', 'Bearer realm="x"'];
  const { get } = await proxyTo(({ url }, response) => {
    response
      .writeHead(401, { "www-authenticate": schemes[Number(new URL(url ?? "", "http://x").search.slice(1))] })
      .end();
  });
  const passed = await Promise.all(
    schemes.map(async (_, at) => (await get(`/v5/surveys?${at}`)).headers.get("www-authenticate")),
  );
  expect(passed).toEqual([null, null, 'Bearer realm="x"']);
});

test("requests of a token are limited here, too", async () => {
  const { get } = await proxyTo(answering(200, "{}"), { rateLimit: 2 });
  const ask = async (authorization: string) => (await get("/v5/surveys", { authorization })).status;
  expect([await ask("a"), await ask("a"), await ask("a"), await ask("b")]).toEqual([200, 200, 429, 200]);
  const spelled = [await ask("Bearer c"), await ask("bEARER c"), await ask("Bearer   c")];
  expect(spelled).toEqual([200, 200, 429]);
});

test("the proxy's own pages need no other side", async () => {
  const proxy = createProxy({ upstream: "http://127.0.0.1:1" });
  for (const path of ["/healthz", "/readyz", "/openapi.json", "/docs"]) {
    expect((await proxy.request(path)).status).toBe(200);
  }
});
