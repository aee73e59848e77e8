import { expect, test } from "vitest";
import { answer, chain } from "../../../analysis/columns/chains.fixture.ts";
import { ColumnBuilder } from "../../../analysis/columns/column-builder.ts";
import type { ResponseChain } from "../../../contract/resources.ts";
import { ensureTemporal } from "../../../lib/time/temporal.ts";
import { answerQuestion } from "./answer-question.ts";
import type { FinderQuestion } from "./reader-protocol.ts";

await ensureTemporal();

const never = new AbortController().signal;

/** Sixty unhappy with the queue, sixty happy with the staff, and a shop each. */
const chains: readonly ResponseChain[] = Array.from({ length: 120 }, (_, at) => {
  const isHappy = at % 2 === 0;
  return chain({
    _id: `c${at}`,
    createdAt: 1_700_000_000 + at * 3600,
    touchpointId: at < 60 ? "first" : "second",
    responses: [
      answer("NPS", "q", isHappy ? 10 : 2),
      answer("NPS", "other", isHappy ? 0 : 10),
      answer("Text", "t", isHappy ? "Friendly staff here" : "Such a long queue"),
    ],
  });
});

function setUp() {
  const builder = new ColumnBuilder();
  builder.append(chains);
  const columns = builder.snapshot();
  return (question: FinderQuestion, signal = never, onProgress: (done: number) => void = () => undefined) =>
    answerQuestion(question, columns, { signal, onProgress });
}

test("two selections are compared, the second against the first", async () => {
  const found = await setUp()({ kind: "compared", one: { question: ["other"] }, two: { question: ["q"] } });
  const compared = found?.kind === "compared" ? found.compared : undefined;
  expect(compared?.one.total.answers).toBe(120);
  expect(compared?.explanations.map(({ dimension }) => dimension)).toContain("touchpoint");
  expect(compared?.certain?.scores).toBeDefined();
});

test("a search that is overtaken ends without an answer", async () => {
  const overtaken = AbortSignal.abort();
  const request = { filter: {}, zone: "UTC" };
  expect(await setUp()({ kind: "findings", request }, overtaken)).toBeUndefined();
  expect(await setUp()({ kind: "findings", request })).toMatchObject({
    findings: { selection: { total: { answers: 240 } } },
  });
});

/** How much was done each time that it was told; after the `last`th time the question is aborted. */
async function told(question: FinderQuestion, last = Infinity) {
  const done: number[] = [];
  const overtaken = new AbortController();
  const found = await setUp()(question, overtaken.signal, (share) => {
    if (done.push(share) === last) overtaken.abort();
  });
  return { done, found };
}

const SLOW = [{ kind: "drivers", filter: {} }] as const;

test.each(SLOW)(
  "how much is done of $kind is told while it is looked for, from little to all",
  async (question) => {
    const { done, found } = await told(question);
    expect(found).toMatchObject({ kind: question.kind });
    expect(done.length).toBeGreaterThan(2);
    expect(done).toEqual(done.toSorted((a, b) => a - b));
    expect(done[0]).toBeLessThan(0.1);
    expect(done.at(-1)).toBeLessThan(1);
  },
);

test.each(SLOW)("$kind are given up half-way once aborted", async (question) => {
  const { done, found } = await told(question, 2);
  expect(found).toBeUndefined();
  expect(done).toHaveLength(2);
});
