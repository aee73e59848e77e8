import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { questionKey } from "../../contract/question-key.ts";
import type { ResponseChain } from "../../contract/resources.ts";
import { ensureTemporal } from "../../lib/time/temporal.ts";
import { anyChains, answer, chain } from "../columns/chains.fixture.ts";
import { ColumnBuilder } from "../columns/column-builder.ts";
import type { Columns, KnownFacts } from "../columns/columns.ts";
import { sliceable } from "../texts/answer-text.ts";
import type { SliceFilter } from "./slice-filter.ts";
import { slice, type Slice } from "./slice.ts";
import { tallyOf, type BucketTally, type Tally } from "./tally.ts";
import { timeGrid } from "./time-grid.ts";

await ensureTemporal();
const ZONE = "America/St_Johns";

function built(chains: readonly ResponseChain[], facts?: KnownFacts): Columns {
  const builder = new ColumnBuilder();
  builder.append(chains, facts);
  return builder.snapshot();
}

function sliced(columns: Columns, filter: SliceFilter, metadataKey?: string): Slice {
  return slice(columns, filter, timeGrid(columns, {}, ZONE, "day"), metadataKey);
}

const has = (wanted: readonly string[] | undefined, id: string) =>
  wanted === undefined || wanted.length === 0 || wanted.includes(id);

/** The same numbers, counted by looking at every answer of every chain. */
function counted(chains: readonly ResponseChain[], filter: SliceFilter): Tally {
  const values = chains
    .filter(({ createdAt }) => {
      const { createdFrom, createdTo, brush } = filter;
      const known = createdAt < 2 ** 32;
      return (
        (createdFrom === undefined || (known && createdAt >= createdFrom)) &&
        (createdTo === undefined || (known && createdAt <= createdTo)) &&
        (brush === undefined || (createdAt >= brush.createdFrom && createdAt <= brush.createdTo))
      );
    })
    .filter((one) => has(filter.survey, one.surveyId) && has(filter.touchpoint, one.touchpointId))
    .filter((one) => has(filter.team, one.teamId) && has(filter.language, one.language))
    .filter(({ metadata }) =>
      (filter.metadata ?? []).every(({ key }) =>
        (filter.metadata ?? []).some(
          (term) =>
            term.key === key && Object.hasOwn(metadata, key) && sliceable(metadata[key]) === term.value,
        ),
      ),
    )
    .flatMap(({ surveyId, responses }) =>
      responses.filter(
        ({ questionId }) =>
          has(filter.question, questionId) ||
          has(filter.question, questionKey({ surveyId, _id: questionId })),
      ),
    )
    .filter(({ questionType }) => questionType === "NPS")
    .map(({ valueNum = -1 }) =>
      Number.isInteger(valueNum) && valueNum >= 0 && valueNum <= 10 ? valueNum : -1,
    );
  const wanted = filter.scores ?? [];
  const kept = values.filter((value) => wanted.length === 0 || wanted.includes(value));
  return tallyOf(
    Array.from({ length: 11 }, (_, score) => kept.filter((value) => value === score).length),
    kept.filter((value) => value === -1).length,
  );
}

/** The same without how often each score was given. */
function countedBuckets(chains: readonly ResponseChain[], filter: SliceFilter): BucketTally {
  const { scores: _scores, ...buckets } = counted(chains, filter);
  return buckets;
}

const someOf = (name: string) => fc.subarray([`${name}1`, `${name}2`, "nowhere"]);
const second = fc.nat(42).map((n) => 1_700_000_000 + (n - 1) * 7200);
const anyFilter: fc.Arbitrary<SliceFilter> = fc.record(
  {
    createdFrom: second,
    createdTo: second,
    survey: someOf("survey"),
    touchpoint: someOf("touchpoint"),
    team: someOf("team"),
    language: someOf("language"),
    question: fc.subarray(["q1", "q2"]),
    scores: fc.subarray([0, 3, 7, 9, 10]),
    metadata: fc.subarray([
      { key: "till", value: "1" },
      { key: "till", value: "2" },
      { key: "__proto__", value: "true" },
    ]),
    brush: fc
      .tuple(second, second)
      .map(([a, b]) => ({ createdFrom: Math.min(a, b), createdTo: Math.max(a, b) })),
  },
  { requiredKeys: [] },
);

const without = (filter: SliceFilter, ...names: readonly (keyof SliceFilter)[]): SliceFilter =>
  Object.fromEntries(Object.entries(filter).filter(([name]) => !names.some((one) => one === name)));

const sum = (tallies: readonly BucketTally[]) => tallies.reduce((total, { answers }) => total + answers, 0);

describe("a slice counts what a look at every answer counts", () => {
  test("in total and in the distribution", () => {
    fc.assert(
      fc.property(anyChains, anyFilter, (chains, filter) => {
        const { total, distribution } = sliced(built(chains), filter);
        expect(total).toEqual(counted(chains, filter));
        expect(distribution).toEqual(counted(chains, without(filter, "scores")));
      }),
      { numRuns: 300 },
    );
  });

  test("by touchpoint, survey, team, language and question, each not narrowed by itself", () => {
    fc.assert(
      fc.property(
        anyChains,
        anyFilter,
        fc.constantFrom("touchpoint", "survey", "team", "language", "question"),
        (chains, filter, dimension) => {
          const rows = sliced(built(chains), filter).by[dimension];
          for (const { id, tally } of rows) {
            expect(tally).toEqual(countedBuckets(chains, { ...filter, [dimension]: [id] }));
          }
          expect(sum(rows.map(({ tally }) => tally))).toBe(
            counted(chains, without(filter, dimension)).answers,
          );
        },
      ),
      { numRuns: 300 },
    );
  });

  test("a question of each survey, though surveys share its id", () => {
    const columns = built([
      chain({ _id: "a", surveyId: "s1", responses: [answer("NPS", "q", 10)] }),
      chain({ _id: "b", surveyId: "s2", responses: [answer("NPS", "q", 0)] }),
    ]);
    const { question } = sliced(columns, {}).by;
    expect(question.map(({ id, tally }) => [id, tally.top])).toEqual([
      ["s1.q", 1],
      ["s2.q", 0],
    ]);
    expect(sliced(columns, { question: ["s2.q"] }).total.answers).toBe(1);
    expect(sliced(columns, { question: ["q"] }).total.answers).toBe(2);
  });

  test("by metadata, by period and by hour of the week", () => {
    fc.assert(
      fc.property(anyChains, anyFilter, (chains, filter) => {
        const { byMetadata, trend, hours, total } = sliced(built(chains), filter, "till");
        const others = (filter.metadata ?? []).filter(({ key }) => key !== "till");
        for (const { id, tally } of byMetadata) {
          expect(tally).toEqual(
            countedBuckets(chains, { ...filter, metadata: [...others, { key: "till", value: id }] }),
          );
        }
        for (const { period, tally } of trend) {
          const brush = { createdFrom: period.start, createdTo: period.end - 1 };
          expect(tally).toEqual(countedBuckets(chains, { ...filter, brush }));
        }
        const known = counted(chains, { createdTo: 2 ** 32 - 2, ...filter });
        expect(hours).toHaveLength(168);
        expect(sum(hours)).toBe(known.answers);
        expect(total.answers).toBeGreaterThanOrEqual(known.answers);
      }),
      { numRuns: 300 },
    );
  });
});

const monday = Date.parse("2026-11-16T12:30:00Z") / 1000;
const answered = (id: string, createdAt: number, score: number) =>
  chain({ _id: id, createdAt, responses: [answer("NPS", "q1", score)] });
const answersIn = (columns: Columns, filter: SliceFilter) => sliced(columns, filter).total.answers;

const within = (from: number, to: number): SliceFilter => ({
  brush: { createdFrom: monday + from, createdTo: monday + to },
});

describe("a slice", () => {
  test("counts each chain once, however many questions it answered", () => {
    fc.assert(
      fc.property(anyChains, fc.subarray(["touchpoint1", "touchpoint2"]), (chains, touchpoint) => {
        const matching = chains.filter(({ touchpointId }) => has(touchpoint, touchpointId));
        expect(sliced(built(chains), { touchpoint }).chains).toBe(matching.length);
      }),
    );
  });

  test("includes both ends of the brush, to the second", () => {
    const columns = built([5, 6, 7, 8].map((at) => answered(`c${at}`, monday + at, 9)));
    expect(answersIn(columns, within(6, 7))).toBe(2);
    expect(answersIn(columns, within(7, 7))).toBe(1);
    expect(answersIn(columns, within(9, 20))).toBe(0);
  });

  test("does not lose count of a busy hour", () => {
    const columns = built(Array.from({ length: 1000 }, (_, n) => answered(`c${n}`, monday, 10)));
    const { trend, hours } = sliced(columns, {});
    expect([sum(trend.map(({ tally }) => tally)), sum(hours)]).toEqual([1000, 1000]);
  });

  test("puts an hour where the zone's clocks show it", () => {
    const { hours } = sliced(built([answered("a", monday, 9)]), {});
    // 12:30 in UTC is 9:00 in St John's.
    expect(hours.findIndex(({ answers }) => answers === 1)).toBe(9);
  });

  test("counts chains whatever they answered, and not what question or scores leave out", () => {
    const columns = built([answered("a", monday, 9), answered("b", monday, 2), chain({ _id: "c" })]);
    expect(sliced(columns, { scores: [9], question: ["q1"] })).toMatchObject({
      chains: 3,
      total: { answers: 1 },
    });
    expect(sliced(columns, { touchpoint: ["nowhere"] }).chains).toBe(0);
  });

  test("knows closed and version only from the query that read the chains", () => {
    const closed = built([answered("a", monday, 9)], { isClosed: true, surveyVersion: 3 });
    const unknown = built([answered("a", monday, 9)]);
    expect(answersIn(closed, { closed: true, version: 3 })).toBe(1);
    expect(answersIn(closed, { closed: false })).toBe(0);
    expect(answersIn(closed, { version: 2 })).toBe(0);
    expect(answersIn(unknown, { closed: true })).toBe(0);
  });

  test("has the rows of a breakdown by their answers, those of as many by their ids, and none without any", () => {
    const chains = ["b", "c", "a", "c", "none"].map((touchpointId, at) =>
      chain({
        _id: `c${at}`,
        touchpointId,
        metadata: { till: touchpointId },
        responses: touchpointId === "none" ? [] : [answer("NPS", "q1", 9)],
      }),
    );
    for (const order of [chains, chains.toReversed()]) {
      const { by, byMetadata } = sliced(built(order), {}, "till");
      for (const rows of [by.touchpoint, byMetadata])
        expect(rows.map(({ id }) => id)).toEqual(["c", "a", "b"]);
    }
  });

  test("has a row of answers that do not count, and no breakdown by a key that nothing has", () => {
    const columns = built([answered("a", monday, 11)]);
    expect(sliced(columns, {}).by.touchpoint).toMatchObject([{ tally: { answers: 0, notCounted: 1 } }]);
    expect(sliced(columns, {}, "till").byMetadata).toEqual([]);
  });

  test("of nothing is empty, not zero", () => {
    const { chains, total, trend, by } = sliced(built([]), {});
    expect([chains, total.answers, trend, by.touchpoint]).toEqual([0, 0, [], []]);
  });
});
