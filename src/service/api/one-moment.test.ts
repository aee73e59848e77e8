import { hash } from "node:crypto";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { createMemoryStore } from "../store/memory/memory-store.ts";
import type { Store } from "../store/store.ts";
import { addToken, chains, fill, npsQuestion, survey } from "./api-fixture.ts";
import { createApi } from "./create-api.ts";

/** The title of the question and the answers to it are both `text`: an answer that mixes two moments shows it. */
const saying = (text: string) => ({
  surveys: [survey({ questions: [{ ...npsQuestion, title: { en: text } }] })],
  chains: chains(5, {
    responses: [{ questionId: "q-nps", questionType: "Text", surveyId: "s1", answer: text, language: "en" }],
  }),
});

/** `store`, with every read held before and after it. */
function held(store: Store, hold: () => Promise<void>): Store {
  const slow =
    <Args extends readonly unknown[], Result>(read: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      await hold();
      const result = await read(...args);
      await hold();
      return result;
    };
  return {
    ...store,
    findToken: (digest) => store.findToken(digest),
    touchToken: (id, at) => store.touchToken(id, at),
    countChains: (scope, filter) => store.countChains(scope, filter),
    catalog: slow(() => store.catalog()),
    chains: slow((scope, filter, window) => store.chains(scope, filter, window)),
    chain: slow((scope, id) => store.chain(scope, id)),
  };
}

const chainSchema = z.object({
  responses: z.tuple([z.object({ question: z.string(), answer: z.string() })]),
});
const bodySchema = z.union([z.object({ data: z.array(chainSchema) }), chainSchema]);

const anyPath = fc.constantFrom(
  "/v5.0.3/response-chains",
  "/v5.0.3/response-chains?skip=2",
  "/v5.0.3/response-chains/chain-3",
);

test("an answer is of one moment, and its tag names one text, whatever is imported meanwhile", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyPath, { minLength: 2, maxLength: 6 }),
      fc.integer({ min: 1, max: 3 }),
      fc.scheduler(),
      async (paths, imports, scheduler) => {
        const store = createMemoryStore();
        await fill(store, saying("0"));
        await addToken(store, "all", "all");
        const api = createApi({
          store: held(store, () => scheduler.schedule(Promise.resolve())),
          pageSize: 2,
          // On this thread: a request that waits for another one comes after all that the scheduler has.
          digest: (token) => hash("sha256", token),
        });
        const texts = new Map<string, string>();
        const ask = async (path: string): Promise<string[]> => {
          const response = await api.request(path, { headers: { authorization: "all" } });
          const text = await response.text();
          const tag = `${path} ${response.headers.get("etag")}`;
          expect(texts.get(tag) ?? text).toBe(text);
          texts.set(tag, text);
          const body = bodySchema.parse(JSON.parse(text));
          const shown = "data" in body ? body.data : [body];
          return shown.flatMap(({ responses: [{ question, answer }] }) => [question, answer]);
        };
        const asking = paths.map(async (path) => expect(new Set(await ask(path)).size).toBe(1));
        const writing = Array.from({ length: imports }, async (_, index) => {
          await scheduler.schedule(Promise.resolve());
          await fill(store, saying(`${index + 1}`));
        });
        await scheduler.waitFor(Promise.all([...asking, ...writing]));
        const [now] = (await store.catalog()).surveys.flatMap(({ questions }) => questions);
        for (const path of paths) {
          const shown = await scheduler.waitFor(ask(path));
          expect(new Set(shown)).toEqual(new Set([now?.title["en"]]));
        }
      },
    ),
    { numRuns: 80 },
  );
});

test("where something is written between all reads, an answer is sent, under a tag that names nothing else", async () => {
  const store = createMemoryStore();
  await fill(store, saying("0"));
  await addToken(store, "all", "all");
  let writes = 0;
  const writing: Store["chains"] = async (...args) => {
    await fill(store, saying(`${(writes += 1)}`));
    return store.chains(...args);
  };
  const api = createApi({ store: { ...held(store, () => Promise.resolve()), chains: writing } });
  const ask = () => api.request("/v5.0.3/response-chains", { headers: { authorization: "all" } });
  const [one, other] = [await ask(), await ask()];
  expect([one.status, other.status]).toEqual([200, 200]);
  expect(one.headers.get("etag")).not.toBe(other.headers.get("etag"));
  expect(bodySchema.parse(await one.json())).toHaveProperty("data.length", 5);
});
