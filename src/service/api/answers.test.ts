import { tableFromIPC } from "apache-arrow";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { announcedAnswers, MOST_BATCH_ROWS } from "../../contract/answers/answers-link.ts";
import { answerColumns } from "../../contract/answers/answer-columns.ts";
import { MOST_CHAINS, type AnswerSnapshot } from "../answers/leaves/leaf.ts";
import { answerStream } from "../answers/stream/answer-stream.ts";
import { addToken, apiFixture, bytesOf, chain, chains, survey, START } from "./api-fixture.ts";
import { rowsOf } from "./answer-rows.fixture.ts";

const PATH = "/earshot/answers";
const END_OF_STREAM = [255, 255, 255, 255, 0, 0, 0, 0];

const npsAnswer = {
  questionId: "q-nps",
  questionType: "NPS",
  surveyId: "s1",
  answer: 9,
  valueNum: 9,
  language: "fi",
};
const answered = chain({
  _id: "5f1d7e3a0123456789abcdef",
  responses: [
    npsAnswer,
    { questionId: "q-text", questionType: "Text", surveyId: "s1", answer: "\uFEFFhyvä", language: "fi" },
    { questionId: "q-contact", questionType: "Contact", surveyId: "s1", answer: "a@b.fi", language: "fi" },
  ],
});
const silent = chain({
  _id: "5f1d7e3a0123456789abcde0",
  createdAt: 1_544_115_479,
  isClosed: false,
  responses: [],
});

test("streams that are open at once are limited, for each token and in all, until one is closed", async () => {
  const { get, store } = await apiFixture({ chains: [answered] }, { streams: { perToken: 2, inAll: 3 } });
  for (const name of ["other", "third"]) await addToken(store, name, "all");
  const as = (name: string) => get(PATH, { authorization: name });
  const open = [await get(PATH), await get(PATH)];
  const refused = await get(PATH);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "5"]);
  expect(await refused.json()).toMatchObject({
    detail: "This token has 2 streams open; finish or close one, or try again in 5 s.",
  });
  open.push(await as("other"));
  expect((await as("third")).status).toBe(503);
  await open[0]?.body?.cancel();
  expect((await bytesOf(await as("third"))).length).toBeGreaterThan(0);
  expect((await as("third")).status).toBe(200);
});

describe("the stream of all answers", () => {
  test("is read by a second implementation of Arrow", async () => {
    const { get } = await apiFixture({ chains: [answered, silent] });
    const response = await get(`${PATH}?type=all&text=true&metadata=true`);
    const table = tableFromIPC(await bytesOf(response));
    expect(response.headers.get("content-type")).toBe("application/vnd.apache.arrow.stream");
    expect(table.schema.metadata).toEqual(new Map([["chains", "2"]]));
    const types = table.schema.fields.map(({ name, type, nullable }) => [name, String(type), nullable]);
    expect(types).toEqual([
      ["time", "Timestamp<SECOND, UTC>", false],
      ["chain", "FixedSizeBinary[12]", false],
      ["survey", "Dictionary<Int8, Utf8>", false],
      ["touchpoint", "Dictionary<Int8, Utf8>", false],
      ["touchpoint_name", "Dictionary<Int8, Utf8>", false],
      ["team", "Dictionary<Int8, Utf8>", false],
      ["team_name", "Dictionary<Int8, Utf8>", false],
      ["language", "Dictionary<Int8, Utf8>", false],
      ["question", "Dictionary<Int8, Utf8>", true],
      ["question_type", "Dictionary<Int8, Utf8>", true],
      ["value", "Float64", true],
      ["text", "Utf8", true],
      ["closed", "Bool", false],
      ["version", "Int8", false],
      ["metadata", "Utf8", false],
    ]);
    const column = (name: string): unknown[] => Array.from(table.getChild(name) ?? []);
    expect(column("question")).toEqual(["q-nps", "q-text", "q-contact", null]);
    expect(column("value")).toEqual([9, null, null, null]);
    expect(column("closed")).toEqual([true, true, true, false]);
    expect(column("metadata")).toEqual(Array.from({ length: 4 }, () => '{"till":"4"}'));
  });

  test("has the columns of the contract, even where there is nothing to tell", async () => {
    const { get } = await apiFixture();
    const table = tableFromIPC(await bytesOf(await get(PATH)));
    expect(table.schema.fields.map(({ name }) => name)).toEqual(answerColumns({}).map(({ name }) => name));
    expect(table.numRows).toBe(0);
  });

  test("tells contact details only where they are asked for", async () => {
    const { get } = await apiFixture({ chains: [answered] });
    const texts = async (search: string): Promise<unknown[] | undefined> => {
      const table = tableFromIPC(await bytesOf(await get(`${PATH}?${search}`)));
      const column = table.getChild("text");
      return column === null ? undefined : Array.from(column);
    };
    expect(await texts("type=Contact&text=true")).toEqual([null]);
    expect(await texts("type=Contact&text=true&contacts=true")).toEqual(["a@b.fi"]);
    expect(await texts("type=Contact")).toBeUndefined();
  });

  test("keeps a byte order mark at the front of a text", async () => {
    const { get } = await apiFixture({ chains: [answered] });
    const bytes = await bytesOf(await get(`${PATH}?type=Text&text=true`));
    expect(Buffer.from(bytes).includes(Buffer.from("\uFEFFhyvä"))).toBe(true);
  });

  test("names nothing of other teams", async () => {
    const other = chain({
      _id: "other",
      teamId: "team-b",
      teamName: "Secret",
      touchpointName: "Vault",
      language: "xx",
    });
    const { get } = await apiFixture({ surveys: [survey()], chains: [answered, other] });
    const text = new TextDecoder("latin1").decode(
      await bytesOf(await get(`${PATH}?type=all`, { authorization: "team-a" })),
    );
    expect(text).toContain("Helsinki");
    expect(text).not.toMatch(/Secret|Vault|xx|other|team-b/);
  });

  test("comes in batches that are bounded, oldest first, and ends with its mark", async () => {
    const long = chain({
      _id: "long",
      createdAt: 1,
      responses: Array.from({ length: MOST_BATCH_ROWS + 1 }, () => npsAnswer),
    });
    const { get } = await apiFixture({ chains: [...chains(MOST_CHAINS + 10), long] });
    const bytes = await bytesOf(await get(PATH));
    const { batches } = tableFromIPC(bytes);
    const rows = batches.map(({ numRows }) => numRows);
    expect(Math.max(...rows)).toBeLessThanOrEqual(MOST_BATCH_ROWS);
    expect(rows.reduce((sum, each) => sum + each, 0)).toBe(MOST_CHAINS + 10 + MOST_BATCH_ROWS + 1);
    // The first is short, for a reader to begin with; no other is cut short for that.
    expect(rows[0]).toBeLessThan(4096);
    expect(rows.length).toBeLessThan(24);
    const times = batches.flatMap((batch) => Array.from(batch.getChild("time") ?? [], Number));
    expect(times.every((time, row) => row === 0 || (times[row - 1] ?? 0) <= time)).toBe(true);
    expect(Array.from(bytes.slice(-8))).toEqual(END_OF_STREAM);
  });
});

test("while a reader does not read, no leaf is held for it, and it misses nothing", async () => {
  const { store } = await apiFixture({ chains: chains(MOST_CHAINS) });
  const snapshot = await store.answers();
  const whole: Uint8Array[] = [];
  for await (const piece of answerStream(snapshot, "all", {})) whole.push(piece);
  const read = vi.fn<AnswerSnapshot["read"]>((leaf, parts) => snapshot.read(leaf, parts));
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const slow = answerStream({ ...snapshot, read }, "all", {});
  const pieces: Uint8Array[] = [];
  for await (const piece of slow) {
    pieces.push(piece);
    vi.advanceTimersByTime(60);
  }
  expect(pieces).toEqual(whole);
  // Read again for each batch: the head and the end take none.
  expect(read).toHaveBeenCalledTimes(pieces.length - 2);
  expect(vi.getTimerCount()).toBe(0);
});

describe("a request for it", () => {
  test("that is malformed is told what is wrong", async () => {
    const { get } = await apiFixture();
    const response = await get(`${PATH}?skip=1&contacts=true`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      invalidParameters: [{ name: "contacts" }, { name: "skip" }],
    });
  });

  test("needs a token that is in force", async () => {
    const { get, clock, store } = await apiFixture();
    await addToken(store, "short", "all", START + 1_000);
    expect((await get(PATH, { authorization: "short" })).status).toBe(200);
    clock.now += 1_000;
    expect((await get(PATH, { authorization: "short" })).status).toBe(401);
    expect((await get(PATH, { authorization: "" })).status).toBe(401);
  });

  test("is spared the body where nothing has changed, for the same teams and filters", async () => {
    const { get, store } = await apiFixture({ chains: [answered] });
    const first = await get(`${PATH}?type=all&surveyId=s1`);
    const etag = first.headers.get("etag") ?? "";
    expect(first.headers.get("cache-control")).toBe("no-store, private");
    const again = (path: string, authorization = "all") =>
      get(path, { authorization, "if-none-match": etag });
    expect((await again(`${PATH}?surveyId=s1&type=all`)).status).toBe(304);
    expect((await again(`${PATH}?type=all`)).status).toBe(200);
    expect((await again(`${PATH}?type=all&surveyId=s1`, "team-a")).status).toBe(200);
    await store.write((transaction) => transaction.putChains([silent]));
    expect((await again(`${PATH}?type=all&surveyId=s1`)).status).toBe(200);
  });

  test("by HEAD reads no answers", async () => {
    const { api, store } = await apiFixture({ chains: [answered] });
    const read = vi.fn<AnswerSnapshot["read"]>();
    const snapshot = await store.answers();
    store.answers = async () => ({ ...snapshot, read });
    const head = await api.request(PATH, { method: "HEAD", headers: { authorization: "all" } });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect(read).not.toHaveBeenCalled();
  });
});

describe("while it is read", () => {
  test("it stays what it was at its first moment", async () => {
    const { get, store } = await apiFixture({ chains: [answered] });
    const response = await get(PATH);
    await store.write((transaction) =>
      transaction.putChains([silent, { ...answered, touchpointName: "Turku" }]),
    );
    expect(rowsOf(await bytesOf(response))).toMatchObject([{ touchpoint_name: "Helsinki" }]);
  });

  test.each(["is revoked", "expires"])("it fails soon after its token %s", async (what) => {
    const failed = vi.fn<(failure: unknown) => void>();
    const { get, store, clock } = await apiFixture({ chains: chains(MOST_CHAINS) }, { onFailure: failed });
    await addToken(store, "short", "all", START + 20_000);
    const looked = vi.spyOn(store, "findToken");
    const reader = (await get(PATH, { authorization: "short" })).body?.getReader();
    for (const _message of ["head", "batch"]) await reader?.read();
    clock.now += 5_000;
    await reader?.read();
    expect(looked).toHaveBeenCalledTimes(2);
    if (what === "expires") clock.now = START + 20_000;
    else await store.revokeToken("id-short", clock.now);
    clock.now += 5_000;
    await expect(reader?.read()).rejects.toThrow("not in force any more");
    expect(failed).toHaveBeenCalledOnce();
  });

  test("nothing is made ahead, and nothing once the reader has gone", async () => {
    const { api, store } = await apiFixture({ chains: chains(MOST_CHAINS + 1) });
    const snapshot = await store.answers();
    let reads = 0;
    store.answers = async () => ({
      ...snapshot,
      read: (...args) => {
        reads += 1;
        return snapshot.read(...args);
      },
    });
    const response = await api.request(PATH, { headers: { authorization: "all" } });
    const reader = response.body?.getReader();
    await reader?.read();
    expect(reads).toBe(0);
    await reader?.read();
    expect(reads).toBe(1);
    await reader?.cancel();
    expect(reads).toBe(1);
  });

  test("each message after the first waits for its turn beside other requests", async () => {
    const { api } = await apiFixture({ chains: [answered] });
    const { promise: others, resolve: give } = Promise.withResolvers<void>();
    const turn = vi.fn<() => Promise<void>>(() => others);
    const response = await api.request(PATH, { headers: { authorization: "all" } }, { turn });
    const reader = response.body?.getReader();
    await reader?.read();
    expect(turn).not.toHaveBeenCalled();
    const second = reader?.read();
    expect(await Promise.race([second, Promise.resolve("waits")])).toBe("waits");
    give();
    expect(await second).toMatchObject({ done: false });
    expect(turn).toHaveBeenCalledOnce();
  });

  test.each([
    ["breaks the connection where there is one", vi.fn<() => void>()],
    ["is a failure of the body where there is none", undefined],
  ])("a failure %s, and is told to the log", async (_what, cut) => {
    const failed = vi.fn<(failure: unknown) => void>();
    const { api, store } = await apiFixture({ chains: [answered] }, { onFailure: failed });
    const snapshot = await store.answers();
    store.answers = async () => ({ ...snapshot, read: () => Promise.reject(new Error("lost")) });
    const connection = cut === undefined ? {} : { cut };
    const response = await api.request(PATH, { headers: { authorization: "all" } }, connection);
    const ended = bytesOf(response).then((bytes) => bytes.slice(-8).join(), String);
    expect(await ended).toMatch(cut === undefined ? /lost/ : /^(?!255,255,255,255,0,0,0,0$)/);
    expect(cut?.mock.calls.length ?? 1).toBe(1);
    expect(failed).toHaveBeenCalledOnce();
  });
});

describe("it is announced", () => {
  test("on every answer of the list of chains, and on no other", async () => {
    const { get } = await apiFixture({ chains: [answered] });
    const list = await get("/v5.0.3/response-chains");
    const etag = list.headers.get("etag") ?? "";
    for (const response of [
      list,
      await get("/v5/response-chains", { "if-none-match": etag }),
      await get("/v5/response-chains?skip=x"),
      await get("/v5/response-chains", { authorization: "nobody" }),
    ]) {
      expect(response.headers.get("link")).toBe('</earshot/answers>; rel="urn:earshot:answers"');
    }
    expect((await get("/v5/surveys")).headers.get("link")).toBeNull();
  });

  test("below the path of the base address", async () => {
    const { get } = await apiFixture({}, { baseUrl: "https://feedback.test/api/" });
    expect(announcedAnswers((await get("/v5/response-chains")).headers.get("link"))).toBe(
      "/api/earshot/answers",
    );
  });

  test("to scripts of the origins that may call", async () => {
    const { get } = await apiFixture({}, { corsOrigins: ["https://dashboard.test"] });
    const { headers } = await get("/v5/response-chains", { origin: "https://dashboard.test" });
    expect(headers.get("access-control-expose-headers")?.split(",")).toEqual(
      expect.arrayContaining(["Link", "ETag"]),
    );
  });
});
