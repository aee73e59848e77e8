import { expect, test } from "vitest";
import { answer, chain } from "../../../analysis/columns/chains.fixture.ts";
import { ColumnBuilder } from "../../../analysis/columns/column-builder.ts";
import type { ResponseChain } from "../../../contract/resources.ts";
import { ensureTemporal } from "../../../lib/time/temporal.ts";
import { answerQuestion } from "./answer-question.ts";
import type { FinderQuestion } from "./finder-words.ts";
import { commentsIn, CommentCache } from "./written-comments.ts";

await ensureTemporal();

const never = new AbortController().signal;

/** Forty unhappy with the queue, forty happy with the staff, and a shop each. */
const chains: readonly ResponseChain[] = Array.from({ length: 80 }, (_, at) => {
  const isHappy = at % 2 === 0;
  return chain({
    _id: `c${at}`,
    createdAt: 1_700_000_000 + at * 3600,
    touchpointId: at < 40 ? "first" : "second",
    responses: [
      answer("NPS", "q", isHappy ? 10 : 2),
      answer("NPS", "other", isHappy ? 0 : 10),
      answer("Text", "t", isHappy ? "Friendly staff here" : "Such a long queue"),
    ],
  });
});

function setUp(written: readonly ResponseChain[] = chains) {
  const builder = new ColumnBuilder();
  builder.append(chains);
  const columns = builder.snapshot();
  const cache = new CommentCache();
  cache.put(1, commentsIn(written));
  return (question: FinderQuestion, signal = never) => answerQuestion(question, { columns, cache }, signal);
}

test("words are told of the side that uses them, a comment belonging to its chain's first answer", async () => {
  const found = await setUp()({ kind: "words", filter: {}, cacheKey: 1 });
  const words = found?.kind === "words" ? found.words : [];
  expect(words.find(({ text }) => text.includes("queue"))).toMatchObject({
    side: "detractors",
    detractors: 40,
    promoters: 0,
    score: -100,
  });
  expect(words.find(({ text }) => text.includes("staff"))).toMatchObject({
    side: "promoters",
    promoters: 40,
  });
});

test("nothing is told of words while a comment in view is missing, or others are cached", async () => {
  expect(await setUp(chains.slice(1))({ kind: "words", filter: {}, cacheKey: 1 })).toBeUndefined();
  expect(await setUp()({ kind: "words", filter: {}, cacheKey: 2 })).toBeUndefined();
});

test("two selections are compared, the second against the first", async () => {
  const found = await setUp()({ kind: "compared", one: { question: ["other"] }, two: { question: ["q"] } });
  const compared = found?.kind === "compared" ? found.compared : undefined;
  expect(compared?.one.total.answers).toBe(80);
  expect(compared?.explanations.map(({ dimension }) => dimension)).toContain("touchpoint");
  expect(compared?.certain?.scores).toBeDefined();
});

test("a search that is overtaken ends without an answer", async () => {
  const overtaken = AbortSignal.abort();
  const request = { filter: {}, zone: "UTC" };
  expect(await setUp()({ kind: "findings", request }, overtaken)).toBeUndefined();
  expect(await setUp()({ kind: "findings", request })).toMatchObject({
    findings: { selection: { total: { answers: 160 } } },
  });
});
