import { afterEach, expect, test } from "vitest";
import { errorOf } from "./errors.ts";
import { createHttp } from "./http.ts";
import { JSON_TYPE, dropSentAhead, sendAhead } from "./send.ts";
import { hang, json, status } from "../testing/answers.ts";
import { instant } from "../testing/instant.ts";
import { rawServer } from "../testing/raw-server.ts";
import type { Answer } from "../testing/socket-server.ts";

const never = new AbortController().signal;

afterEach(dropSentAhead);

/** A server that gives these answers in turn, a client of it, and what the page sent before there was one. */
async function sentAhead(answers: readonly Answer[], { token = "canary" } = {}) {
  const arrived = Promise.withResolvers<void>();
  const server = await rawServer(({ number }) => {
    arrived.resolve();
    return answers[number] ?? json("another");
  });
  const get = createHttp({ baseUrl: server.baseUrl, token: "canary", scheme: "bare" }, { timing: instant() });
  sendAhead({
    url: new URL(`${server.baseUrl}/v5.0.3/response-chains?skip=0`),
    authorization: token,
    accept: JSON_TYPE,
  });
  await arrived.promise;
  const ask = (search: string, path = "response-chains", signal = never) => get([path], search, { signal });
  return { ...server, ask };
}

test("the first request that is the same takes it over, and the next one asks anew", async () => {
  const { ask, asked } = await sentAhead([json("ahead")]);
  expect(await ask("skip=0")).toBe("ahead");
  expect(asked).toHaveLength(1);
  expect(asked[0]?.headers.get("authorization")).toBe("canary");
  expect(await ask("skip=0")).toBe("another");
});

test("another page, or another token, never sees it, nor does a later one", async () => {
  for (const { search, token } of [
    { search: "skip=100", token: "canary" },
    { search: "skip=0", token: "of somebody else" },
  ]) {
    const { ask } = await sentAhead([json("ahead")], { token });
    expect(await ask(search)).toBe("another");
    expect(await ask("skip=0")).toBe("another");
  }
});

test("it waits while other things are asked for", async () => {
  const { ask } = await sentAhead([json("ahead")]);
  expect(await ask("", "surveys")).toBe("another");
  expect(await ask("skip=0")).toBe("ahead");
});

test("what went wrong is tried again as ever", async () => {
  const { ask, asked } = await sentAhead([status(503), json("second")]);
  expect(await ask("skip=0")).toBe("second");
  expect(asked).toHaveLength(2);
});

test("who took it over can end it", async () => {
  const { ask } = await sentAhead([hang]);
  const given = new AbortController();
  const answer = ask("skip=0", "response-chains", given.signal);
  given.abort();
  expect(errorOf(await answer.catch((thrown: unknown) => thrown))).toEqual({ kind: "cancelled" });
});
