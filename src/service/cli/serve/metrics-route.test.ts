import { describe, expect, test } from "vitest";
import { apiFixture, chain } from "../../api/api-fixture.ts";
import { StoreUnavailable } from "../../store/store.ts";
import { addMetrics, measuredStore, ServiceMetrics } from "./metrics.ts";

async function measured(token?: string) {
  const metrics = new ServiceMetrics();
  const { api, store, get } = await apiFixture({}, { onRequest: (record) => metrics.countRequest(record) });
  addMetrics(api, metrics, token);
  const ask = (clientAddress: string, headers: Readonly<Record<string, string>> = {}, address = "/metrics") =>
    api.request(address, { headers }, { clientAddress });
  return { metrics, store, get, ask };
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
  ])("a request through a proxy on this machine, which adds %s, may not", async (header) => {
    const { ask } = await measured();
    expect((await ask("127.0.0.1", { [header]: "192.0.2.1" })).status).toBe(404);
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
