import { expect, test, vi } from "vitest";
import { addToken, chains } from "../api/api-fixture.ts";
import { mcpFixture } from "./testing/mcp-service.ts";

test("a token that asks for more reports than it may have is told so, and others are not held up", async () => {
  const { call, holdReports } = await mcpFixture({}, { one: "all", other: "all" });
  const release = holdReports();
  const calls = Array.from({ length: 9 }, (_, at) => call("nps", { touchpoint: `t${at}` }, "one"));
  expect(await Promise.any(calls)).toEqual({
    ok: false,
    reason: "Too many calls of this token wait for an answer; ask again when some of them are answered.",
  });
  const other = call("nps", {}, "other");
  release();
  expect((await Promise.all(calls)).filter(({ ok }) => ok)).toHaveLength(8);
  expect(await other).toMatchObject({ ok: true });
});

test("a call that is given up is dropped, and is no failure", async () => {
  const { request, failures, holdReports, made } = await mcpFixture({});
  const release = holdReports();
  const leaving = new AbortController();
  const calls = Array.from({ length: 8 }, (_, at) =>
    request({ ...calling("nps", { touchpoint: `t${at}` }), signal: leaving.signal }),
  );
  await vi.waitUntil(() => made().length === 1);
  leaving.abort();
  await Promise.allSettled(calls);
  release();
  expect(await (await request(calling("nps", { touchpoint: "mine" }))).json()).toMatchObject({ id: 1 });
  expect(made().map(({ touchpoints }) => touchpoints)).toEqual([["t0"], ["mine"]]);
  expect(failures).toEqual([]);
});

test("a call is ended soon after its token was revoked, and is no failure, and who waits for the same report goes on", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const clock = { now: 0 };
  const { store, call, failures, holdReports, made } = await mcpFixture({}, undefined, {
    now: () => clock.now,
  });
  const release = holdReports();
  await addToken(store, "other", "all", 1_000_000);
  const [told, other] = [call("nps"), call("nps", {}, "other")];
  await vi.waitUntil(() => made().length === 1);
  await store.revokeToken("id-all", 1);
  clock.now = 5_000;
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
  expect(await told).toEqual(ENDED);
  release();
  expect((await other).ok).toBe(true);
  expect(failures).toEqual([]);
});

test("what was found meanwhile is not told to a token that has expired", async () => {
  const clock = { now: 0 };
  const { store, call } = await mcpFixture({}, undefined, { now: () => clock.now });
  await addToken(store, "short", "all", 5_000);
  const count = store.countChains.bind(store);
  store.countChains = (...args) => {
    clock.now = 5_000;
    return count(...args);
  };
  expect(await call("responses", {}, "short")).toEqual(ENDED);
});

const ENDED = { ok: false, reason: "The access token is not in force any more." };

test("looking for comments leaves other requests their turn, and ends when its caller has gone", async () => {
  const { api, request } = await mcpFixture({ chains: chains(1_000) });
  const turn = vi.fn<() => Promise<void>>(() => new Promise<void>((resolve) => void setImmediate(resolve)));
  await request(calling("comments", { contains: "nowhere" }), "all", { turn });
  const turns = Math.ceil(1_000 / 32);
  expect(turn).toHaveBeenCalledTimes(turns);
  expect((await api.request("http://earshot.test/healthz")).status).toBe(200);

  turn.mockClear();
  const leaving = new AbortController();
  turn.mockImplementationOnce(() => Promise.resolve(leaving.abort()));
  await request({ ...calling("comments", {}), signal: leaving.signal }, "all", { turn });
  expect(turn).toHaveBeenCalledTimes(1);
});

const calling = (name: string, args: Record<string, unknown>): RequestInit => ({
  method: "POST",
  headers: { accept: "application/json, text/event-stream" },
  body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: args } }),
});
