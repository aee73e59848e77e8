import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { apiFixture, chain } from "../../api/api-fixture.ts";
import { WrongTokenBrake } from "../../api/limits.ts";
import { StoreUnavailable } from "../../store/store.ts";
import { startHost } from "./http-host.ts";
import { addMetrics, measuredStore, ServiceMetrics } from "./metrics.ts";

async function measured(token?: string, brake?: WrongTokenBrake) {
  const metrics = new ServiceMetrics();
  const { api, store, get } = await apiFixture({}, { onRequest: (record) => metrics.countRequest(record) });
  addMetrics(api, metrics, token, brake);
  const ask = (clientAddress: string, headers: Readonly<Record<string, string>> = {}, address = "/metrics") =>
    api.request(address, { headers }, { clientAddress });
  return { api, metrics, store, get, ask };
}

describe("who may read the metrics", () => {
  test.each(["127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1"])(
    "this machine may: %s",
    async (address) => {
      const { ask } = await measured();
      expect((await ask(address)).status).toBe(200);
    },
  );

  test.each(["192.0.2.1", "::ffff:192.0.2.1", "", "1127.0.0.1"])(
    "another machine may not: %s",
    async (address) => {
      const { ask } = await measured();
      expect((await ask(address)).status).toBe(404);
    },
  );

  test.each([
    "X-Forwarded-For",
    "X-Forwarded-Proto",
    "Forwarded",
    "X-Real-IP",
    "Via",
    "CF-Connecting-IP",
    "True-Client-IP",
    "X-Client-IP",
    "Fastly-Client-IP",
    "CDN-Loop",
    "X-Original-Host",
    "X-Forwarded",
    "Client-IP",
    "X-Vercel-Forwarded-For",
    "Incap-Client-IP",
    "Ali-Cdn-Real-Ip",
    "X-Of-A-Proxy-To-Come",
  ])("a request through a proxy on this machine, which adds %s, may not", async (header) => {
    const { ask } = await measured();
    expect((await ask("127.0.0.1", { [header]: "192.0.2.1" })).status).toBe(404);
  });

  test.each([
    { accept: "text/plain", "user-agent": "Prometheus/3.0", "x-prometheus-scrape-timeout-seconds": "10" },
    { accept: "*/*", "user-agent": "curl/8.0", authorization: "Bearer of-the-api" },
    {
      "accept-encoding": "gzip",
      "accept-language": "fi",
      "cache-control": "no-cache",
      connection: "keep-alive",
      cookie: "of=another-port",
      dnt: "1",
      "if-none-match": "x",
      priority: "u=0, i",
      referer: "http://localhost/",
      "sec-fetch-mode": "navigate",
      "upgrade-insecure-requests": "1",
    },
  ])("a scraper, curl or a browser on this machine may: %j", async (headers) => {
    const { ask } = await measured();
    expect((await ask("127.0.0.1", headers)).status).toBe(200);
  });

  test("a page of another name that leads to this machine may not", async () => {
    const { ask } = await measured();
    expect((await ask("127.0.0.1", {}, "http://evil.example/metrics")).status).toBe(404);
  });

  test("with a token configured, its holder may and no one else", async () => {
    const { ask } = await measured("m");
    expect((await ask("192.0.2.1", { authorization: "Bearer m" })).status).toBe(200);
    expect((await ask("192.0.2.1", { authorization: "n" })).status).toBe(401);
    expect((await ask("127.0.0.1")).status).toBe(401);
  });

  test("wrong tokens are held up and capped as those of the API, the right one and none are not", async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const { ask } = await measured("m", new WrongTokenBrake({ now: () => 0, delay: () => held }));
    const guesses = Array.from({ length: 40 }, async (_, at) =>
      ask("192.0.2.1", { authorization: `guess-${at}` }),
    );
    const settled: number[] = [];
    for (const guess of guesses) void guess.then(({ status }) => settled.push(status));
    await vi.waitUntil(() => settled.filter((status) => status === 429).length === 12);
    expect((await ask("192.0.2.1", { authorization: "m" })).status).toBe(200);
    expect((await ask("192.0.2.1")).status).toBe(401);
    release();
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(28);
  });
});

const CONFIGURATION = readFileSync("docs/haproxy.cfg", "utf8");

describe("docs/haproxy.cfg", () => {
  const rule = /deny status 404 if \{ path_reg -i '(.+?)' \} !\{ path (\S+) \}/.exec(CONFIGURATION);
  const [, pattern = "(?!)", exempt] = rule ?? [];
  const isDenied = (target: string): boolean => {
    // As HAProxy has it.
    const path = target.replace(/^http:\/\/[^/]*|\?.*/g, "");
    return path !== exempt && new RegExp(pattern, "i").test(path);
  };

  test.each([
    "/metrics",
    "/metrics?x=/y",
    "/metrics#x",
    "/%6detrics",
    "/%6D%65%74%72%69%63%73",
    "/./metrics",
    "/x/../metrics",
    "/%2e/metrics",
    "/%zz/%2E./metric%73",
    "http://localhost/metrics",
  ])("does not pass on %s, which the service answers", async (target) => {
    const { api } = await measured();
    const host = await startHost(api.fetch, 0, "127.0.0.1");
    onTestFinished(() => host.stop(0));
    const socket = connect(Number(new URL(host.address).port), "127.0.0.1");
    socket.write(`GET ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
    const [answer] = (await once(socket, "data")) as unknown[];
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /);
    expect(isDenied(target)).toBe(true);
  });

  test.each(["/earshot/metrics", "/nps?metrics", "/v5/response-chains/of-metrics", "/assets/metrics.js"])(
    "passes on %s",
    (target) => {
      expect(isDenied(target)).toBe(false);
    },
  );
});

describe("what is measured", () => {
  test("requests by route and status, and how long they took", async () => {
    const { ask, get } = await measured();
    await get("/v5/response-chains/nothing");
    await get("/v5/surveys?skip=x");
    const text = await (await ask("::1")).text();
    expect(text).toContain(
      'earshot_http_requests_total{method="GET",route="/v5/response-chains/:id",status="404"} 1',
    );
    expect(text).toContain('earshot_http_requests_total{method="GET",route="/v5/surveys",status="400"} 1');
    expect(text).toContain('earshot_http_request_duration_seconds_count{route="/v5/surveys"} 1');
  });

  test("time in the database, and rows that any process has written", async () => {
    const { metrics, store } = await measured();
    const observed = measuredStore(store, metrics);
    await observed.catalog();
    await store.write((transaction) => transaction.putChains([chain(), chain({ _id: "chain-2" })]));
    const text = await metrics.text();
    expect(text).toContain('earshot_database_duration_seconds_count{operation="catalog"} 1');
    expect(text).toContain('earshot_rows_imported_total{kind="chain"} 2');
    expect(await metrics.text()).toContain('earshot_rows_imported_total{kind="chain"} 2');
  });

  test("all but the rows while the database is away", async () => {
    const { metrics, store } = await measured();
    const away = new StoreUnavailable("away", "57P01");
    measuredStore(Object.assign(store, { writtenRows: () => Promise.reject(away) }), metrics);
    const text = await metrics.text();
    expect(text).toContain("earshot_database_duration_seconds");
    expect(text).not.toContain("earshot_rows_imported_total{");
  });
});

test("rows imported are counted from zero", async () => {
  const text = await new ServiceMetrics().text();
  expect(text).toContain('earshot_rows_imported_total{kind="chain"} 0');
});
