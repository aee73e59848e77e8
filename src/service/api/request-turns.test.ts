import { hash } from "node:crypto";
import { expect, test, vi } from "vitest";
import { addToken, apiFixture, chain, START } from "./api-fixture.ts";

/**
 * The API, whose rounds and answers come when the test says so, and of whose requests each takes as many milliseconds; the
 * paths and callers that were begun with.
 */
async function heldApi(takes = 5) {
  const rounds: (() => void)[] = [];
  let at = START;
  const fixture = await apiFixture(
    { chains: [chain()] },
    { nextRound: (work) => rounds.push(work), now: () => at, digest: (token) => hash("sha256", token) },
  );
  const { store, api } = fixture;
  await addToken(store, "other", ["team-b"]);
  // Its use is noted once, which would let others overtake.
  for (const authorization of ["all", "other"]) {
    await fixture.get("/v5/surveys", { authorization });
    rounds.shift()?.();
  }
  const begun: string[] = [];
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  store.chain = async (_scope, id) => {
    begun.push(id);
    at += takes;
    await held;
    return undefined;
  };
  const ask = async (id: string, token = "all", signal?: AbortSignal) =>
    api.request(`http://api.test/v5/response-chains/${id}`, {
      headers: { authorization: token },
      ...(signal && { signal }),
    });
  const round = async () => {
    rounds.shift()?.();
    await settled();
  };
  return { ask, round, begun, release, rounds };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const numbered = (count: number) => Array.from({ length: count }, (_, at) => String(at));

test("eight requests of a token are under way, one more each round, and the others wait in order", async () => {
  const { ask, round, begun, release, rounds } = await heldApi();
  const answers = numbered(12).map((id) => ask(id));
  await settled();
  expect(begun).toEqual(["0"]);
  for (let at = 0; at < 12; at += 1) await round();
  expect(begun).toEqual(numbered(8));
  release();
  await settled();
  expect(begun).toEqual(numbered(9));
  while (rounds.length > 0) await round();
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(numbered(12).map(() => 404));
  expect(begun).toEqual(numbered(12));
});

test("short requests begin in one round, as many as take five milliseconds together", async () => {
  const { ask, round, begun, release, rounds } = await heldApi(1.25);
  release();
  const answers = numbered(12).map((id) => ask(id));
  await settled();
  expect(begun).toEqual(numbered(4));
  await round();
  expect(begun).toEqual(numbered(8));
  while (rounds.length > 0) await round();
  await Promise.all(answers);
  expect(begun).toEqual(numbered(12));
});

test("another token waits for one request of the token before it", async () => {
  const { ask, round, begun } = await heldApi();
  void numbered(5).map((id) => ask(id));
  void ask("other", "other");
  await settled();
  await round();
  await round();
  expect(begun).toEqual(["0", "1", "other"]);
});

test("another token is answered between many requests of one", async () => {
  const { ask, round, release, rounds } = await heldApi();
  release();
  const answered: string[] = [];
  const asking = (id: string, token?: string) => ask(id, token).then(() => answered.push(id));
  const all = [...numbered(20).map((id) => asking(id)), asking("other", "other")];
  await settled();
  while (rounds.length > 0) await round();
  await Promise.all(all);
  expect(answered.indexOf("other")).toBeLessThan(3);
});

test("a request whose client has gone is not begun", async () => {
  const { ask, round, begun } = await heldApi();
  const gone = new AbortController();
  const [, left] = [ask("0"), ask("1", "all", gone.signal), ask("2")];
  await settled();
  gone.abort();
  expect((await left).status).toBe(499);
  await round();
  expect(begun).toEqual(["0", "2"]);
});

test("a thousand wait, and what comes on top is told when to come again", async () => {
  const { ask } = await heldApi();
  const answers = numbered(1_002).map((id) => ask(id));
  const last = await answers.at(-1);
  expect([last?.status, last?.headers.get("retry-after")]).toEqual([429, "5"]);
});

test("of requests that come at once, one notes that their token is in use", async () => {
  const { store, get } = await apiFixture({});
  const touch = vi.spyOn(store, "touchToken");
  await Promise.all([get("/v5/surveys"), get("/v5/surveys"), get("/v5/surveys")]);
  expect(touch).toHaveBeenCalledTimes(1);
});
