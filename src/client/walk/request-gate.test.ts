import { expect, test } from "vitest";
import { ApiError, type ClientError } from "../http/errors.ts";
import type { RequestOptions } from "../http/http.ts";
import type { Row } from "../testing/moving-list.ts";
import { answered } from "../testing/answered.ts";
import { walkedPage } from "../testing/walked-page.ts";
import { RequestGate } from "./request-gate.ts";
import type { WalkedPage } from "./types.ts";

const signal = new AbortController().signal;

interface Request extends PromiseWithResolvers<WalkedPage<Row>> {
  readonly skip: number;
  readonly options: RequestOptions;
}

/** A gate whose requests are answered by hand. */
function gated(now = () => 0) {
  const requests: Request[] = [];
  const fetchPage = (skip: number, options: RequestOptions) => {
    const request = { skip, options, ...Promise.withResolvers<WalkedPage<Row>>() };
    requests.push(request);
    return request.promise;
  };
  const gate = new RequestGate<Row>(fetchPage, 6, now);
  /** Asks for a page, and gives its request and what comes of it. */
  const ask = (skip = 0) => {
    const answer = gate.read(skip, signal);
    const request = requests.at(-1);
    if (request === undefined) throw new Error("nothing was asked");
    return {
      ...request,
      answer,
      retry: (fault: ClientError) => request.options.onRetry?.({ fault, waitMs: 1 }),
    };
  };
  /** Asks for so many pages, one after the other, and answers them. */
  const askAll = async (count: number, before = () => undefined as void) => {
    for (let asked = 0; asked < count; asked += 1) {
      const { answer, resolve } = ask();
      before();
      resolve(walkedPage([]));
      await answer;
    }
  };
  return { gate, ask, askAll };
}

test("an answer tells when it was asked for and when it came, in ticks of which none is told twice", async () => {
  const { ask } = gated();
  const [first, second] = [ask(10), ask(20)];
  second.resolve(walkedPage(["b"]));
  expect(await second.answer).toEqual({ page: walkedPage(["b"]), span: { from: 2, to: 3 } });
  first.resolve(walkedPage(["a"]));
  expect(await first.answer).toEqual({ page: walkedPage(["a"]), span: { from: 1, to: 4 } });
  expect([first.skip, first.options.signal]).toEqual([10, signal]);
});

test("it is open until so many requests are under way as may be, and again when one has ended, however it did", async () => {
  const { gate, ask } = gated();
  const requests = [ask(), ask(), ask()];
  expect([gate.isOpen, gate.limit]).toEqual([true, 4]);
  requests.push(ask());
  expect(gate.isOpen).toBe(false);
  requests[0]?.resolve(walkedPage([]));
  await requests[0]?.answer;
  expect(gate.isOpen).toBe(true);
  requests.push(ask());
  expect(gate.isOpen).toBe(false);
  requests[1]?.reject(new ApiError(answered(404)));
  await expect(requests[1]?.answer).rejects.toThrow(ApiError);
  expect(gate.isOpen).toBe(true);
});

test("while the deployment asks to be left alone it is closed, until the request that was told so has an answer", async () => {
  const { gate, ask } = gated();
  const [told, alsoTold] = [ask(), ask()];
  told.retry(answered(429, 5));
  told.retry(answered(503, 5));
  alsoTold.retry(answered(429, 5));
  expect(gate.isOpen).toBe(false);
  told.resolve(walkedPage([]));
  await told.answer;
  expect([gate.isOpen, gate.limit]).toEqual([false, 2]);
  alsoTold.resolve(walkedPage([]));
  await alsoTold.answer;
  expect(gate.isOpen).toBe(true);
});

test.for([
  ["that names no time", answered(503)],
  ["without any answer", { kind: "network", reason: "timeout", origin: "http://api", attempts: 1 }],
] as const)(
  "a failure %s halves how many requests may be under way, and closes nothing",
  async ([, fault]) => {
    const { gate, ask } = gated();
    ask().retry(fault);
    expect([gate.isOpen, gate.limit]).toEqual([true, 2]);
  },
);

test("a page that came after a failure is no sign that the deployment keeps up", async () => {
  const { gate, ask, askAll } = gated();
  const failed = ask();
  failed.retry(answered(503));
  failed.resolve(walkedPage([]));
  await failed.answer;
  await askAll(1);
  expect(gate.limit).toBe(2);
  await askAll(1);
  expect(gate.limit).toBe(3);
});

test.for([
  [500, 2],
  [429, 2],
  [404, 4],
] as const)(
  "where a page fails with %i in the end, %i requests may be under way",
  async ([status, limit]) => {
    const { gate, ask } = gated();
    const { answer, reject } = ask();
    const thrown = new ApiError(answered(status));
    reject(thrown);
    await expect(answer).rejects.toBe(thrown);
    expect(gate.limit).toBe(limit);
  },
);

test("how long answers take is measured from when they were asked for", async () => {
  let clock = 1_000_000;
  const { gate, askAll } = gated(() => clock);
  await askAll(20, () => void (clock += 10));
  expect(gate.limit).toBe(6);
  await askAll(1, () => void (clock += 1000));
  expect(gate.limit).toBe(3);
});
