import { expect, test } from "vitest";
import { ApiError, errorOf } from "./errors.ts";
import { createHttp, type HttpSettings, type Retry } from "./http.ts";
import { drip, hang, json, reset, status } from "../testing/answers.ts";
import { instant } from "../testing/instant.ts";
import { rawServer } from "../testing/raw-server.ts";
import type { Answer } from "../testing/socket-server.ts";

const never = new AbortController().signal;

/** A client of a server that gives these answers in turn, the last one for ever. */
async function asking(answers: readonly Answer[], settings: HttpSettings = {}) {
  const server = await rawServer(({ number }) => answers[Math.min(number, answers.length - 1)] ?? reset);
  const timing = instant();
  const retries: Retry[] = [];
  const get = createHttp(
    { baseUrl: server.baseUrl, token: "canary", scheme: "bare" },
    { timing, ...settings },
  );
  const ask = (signal = never) =>
    get(["surveys"], "skip=0", { signal, onRetry: (retry) => retries.push(retry) });
  const fault = async () => errorOf(await ask().catch((thrown: unknown) => thrown));
  return { ...server, ask, fault, retries, timing };
}

test("a request carries the token in one header, and asks for JSON below the version", async () => {
  const { ask, asked } = await asking([json({ ok: true })]);
  expect(await ask()).toEqual({ ok: true });
  const [request] = asked;
  expect(request?.url.pathname + (request?.url.search ?? "")).toBe("/v5.0.3/surveys?skip=0");
  expect(request?.headers.get("authorization")).toBe("canary");
  const others = [...(request?.headers ?? [])].filter(([name]) => name !== "authorization");
  expect(others.some(([, value]) => value.includes("canary"))).toBe(false);
  expect(request?.headers.get("accept")).toBe("application/json");
});

test("with the scheme bearer the token stands behind it", async () => {
  const { asked, baseUrl } = await rawServer(() => json({}));
  await createHttp({ baseUrl, token: "canary", scheme: "bearer" })(["surveys"], "", { signal: never });
  expect(asked[0]?.headers.get("authorization")).toBe("Bearer canary");
});

test("a path segment is encoded", async () => {
  const { asked, baseUrl } = await rawServer(() => json({}));
  const get = createHttp({ baseUrl: `${baseUrl}/api`, token: "canary", scheme: "bare" });
  await get(["response-chains", "a/../b?c#d é"], "", { signal: never });
  expect(asked[0]?.url.href).toBe(`${baseUrl}/api/v5.0.3/response-chains/a%2F..%2Fb%3Fc%23d%20%C3%A9`);
});

test("what fails twice and then works has worked, and both waits are told", async () => {
  const { ask, asked, retries, timing } = await asking([status(503), reset, json([1])]);
  expect(await ask()).toEqual([1]);
  expect(asked).toHaveLength(3);
  expect(timing.waits).toEqual([200, 400]);
  expect(retries.map(({ fault }) => fault.kind)).toEqual(["http", "network"]);
});

test("three failures are the end", async () => {
  const { asked, fault } = await asking([status(500, { title: "Broken", status: 500 })]);
  expect(await fault()).toEqual({
    kind: "http",
    status: 500,
    title: "Broken",
    invalidParameters: [],
    attempts: 3,
  });
  expect(asked).toHaveLength(3);
});

test("Retry-After is waited for", async () => {
  const { ask, timing } = await asking([status(429, {}, { "Retry-After": "17" }), json([])]);
  await ask();
  expect(timing.waits).toEqual([17_000]);
});

test("an answer that does not end in time is a timeout, however it drips", async () => {
  const limits = { attemptMs: 60, attempts: 1 };
  for (const answer of [hang, drip({ data: "x".repeat(500) }, 5)]) {
    const { fault, baseUrl } = await asking([answer], { limits });
    expect(await fault()).toEqual({ kind: "network", reason: "timeout", origin: baseUrl, attempts: 1 });
  }
});

test("all attempts together have a deadline of their own", async () => {
  const { asked, fault } = await asking([hang], { limits: { attemptMs: 10_000, totalMs: 2_000 } });
  expect(await fault()).toMatchObject({ reason: "timeout", attempts: 1 });
  expect(asked).toHaveLength(1);
});

test("an aborted request is cancelled, before it starts, while it runs and while it waits", async () => {
  const before = await asking([json({})]);
  await expect(before.ask(AbortSignal.abort())).rejects.toMatchObject({ fault: { kind: "cancelled" } });
  expect(before.asked).toHaveLength(0);

  const while_ = new AbortController();
  const server = await rawServer(() => {
    while_.abort();
    return hang;
  });
  const get = createHttp({ baseUrl: server.baseUrl, token: "canary", scheme: "bare" });
  await expect(get(["surveys"], "", { signal: while_.signal })).rejects.toThrow(ApiError);

  const waiting = new AbortController();
  const busy = await rawServer(() => status(503, {}, { "Retry-After": "60" }));
  const patient = createHttp({ baseUrl: busy.baseUrl, token: "canary", scheme: "bare" });
  const onRetry = () => waiting.abort();
  await expect(patient(["surveys"], "", { signal: waiting.signal, onRetry })).rejects.toMatchObject({
    fault: { kind: "cancelled" },
  });
  expect(busy.asked).toHaveLength(1);
});

test("an error says what the deployment said", async () => {
  const invalidParameters = [{ name: "skip", reason: "not a number" }];
  const said = [
    [
      { title: "Bad", status: 400, detail: "Change it", invalidParameters },
      { title: "Bad", detail: "Change it", invalidParameters },
    ],
    [{ message: "No such thing" }, { title: "No such thing" }],
    [{ error: "nope" }, { title: "nope" }],
    [{ error: { message: "nested" } }, { title: "nested" }],
    [["odd"], {}],
    [{ title: 7, message: "x".repeat(9000) }, { title: "x".repeat(400) }],
  ] as const;
  for (const [body, expected] of said) {
    const { fault } = await asking([status(400, body)]);
    expect(await fault()).toEqual({
      kind: "http",
      status: 400,
      invalidParameters: [],
      attempts: 1,
      ...expected,
    });
  }
});
