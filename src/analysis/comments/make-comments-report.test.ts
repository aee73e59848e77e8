import * as fc from "fast-check";
import { expect, test } from "vitest";
import { chain, npsAnswer, textAnswer } from "../../service/api/api-fixture.ts";
import { chainSchema, type ResponseChain } from "../../contract/resources.ts";
import { ensureTemporal } from "../../lib/time/temporal.ts";
import { finish } from "../steps.ts";
import { stopWordsOf } from "../words/stop-words.ts";
import { CommentsGatherer } from "./comments-gatherer.ts";
import { parseSides } from "./keyness.ts";
import {
  codePeriods,
  makeCommentsReport,
  NoSuchComment,
  type CommentsRequest,
} from "./make-comments-report.ts";

await ensureTemporal();
const stopWords = await stopWordsOf(["en", "fi"]);

function reportOn(chains: readonly ResponseChain[], request: CommentsRequest) {
  const gatherer = new CommentsGatherer();
  for (const each of chains) gatherer.take(each);
  const material = { index: gatherer.index, ...gatherer.select({}), filters: {}, bounds: {}, zone: "UTC" };
  const read = { readAt: 0, complete: true, stopWords, surveyName: (id: string) => id };
  return finish(makeCommentsReport({ ...material, ...read }, request));
}

const anyWords = fc
  .array(fc.constantFrom("Long", "queue", "till!", "Kind", "staff", "👍", "?!"), { maxLength: 6 })
  .map((words) => words.join(" "));

/** Few days, so that many came at the same moment. */
const anyChains = fc
  .array(
    fc.record({
      score: fc.integer({ min: 0, max: 10 }),
      texts: fc.array(anyWords, { maxLength: 3 }),
      touchpointId: fc.constantFrom("t1", "t2"),
      language: fc.constantFrom("en", "fi"),
      day: fc.nat(4),
    }),
    { minLength: 1, maxLength: 40 },
  )
  .map((chains) =>
    chains.map(({ score, texts, day, ...rest }, serial) =>
      chainSchema.parse(
        chain({
          ...rest,
          _id: `c${serial}`,
          createdAt: 1_750_000_000 + day * 86_400,
          responses: [npsAnswer(score), ...texts.map(textAnswer)],
        }),
      ),
    ),
  );

const inAnyOrder = (chains: readonly ResponseChain[]) =>
  fc.shuffledSubarray([...chains], { minLength: chains.length });

const sides = parseSides("detractors:promoters");
const everything: CommentsRequest = {
  find: "queue | staff",
  repeats: true,
  codes: [
    { name: "Queue", find: "queue | till" },
    { name: "Staff", find: "staff" },
  ],
  sides,
  context: true,
  sample: { size: 5, seed: "7" },
};

test("the same chains in any order give the same bytes", () => {
  fc.assert(
    fc.property(
      anyChains.chain((chains) => fc.tuple(fc.constant(chains), inAnyOrder(chains))),
      ([chains, shuffled]) => {
        const spoken = reportOn(chains, everything);
        const newest = chains.toSorted((a, b) => b.createdAt - a.createdAt);
        const similarTo = newest.find((each) =>
          each.responses.some(({ answer }) => String(answer).includes("staff")),
        )?._id;
        const request = { ...everything, ...(spoken.find?.comments !== 0 && { similarTo }) };
        expect(JSON.stringify(reportOn(shuffled, request))).toBe(JSON.stringify(reportOn(chains, request)));
      },
    ),
  );
});

const commented = (_id: string, text: string, ...scores: readonly number[]) =>
  chainSchema.parse(
    chain({ _id, responses: [...scores.map((score) => npsAnswer(score)), textAnswer(text)] }),
  );
const FOUR = [
  commented("c1", "A long queue", 3),
  commented("c2", "A long queue", 9),
  commented("c3", "Queue at the till"),
  commented("c4", "Kind staff", 10),
];
const LISTS = ["found", "repeats", "codes", "sides", "context", "company", "sample", "similar"];

test("only what is asked for is listed", () => {
  const listed = (request: CommentsRequest) =>
    LISTS.filter((list) => Object.hasOwn(reportOn(FOUR, request), list));
  expect(listed({})).toEqual([]);
  expect(reportOn(FOUR, {})).toMatchObject({ comments: 4, find: null, notCoded: null });
  expect(listed({ ...everything, similarTo: "c1" })).toEqual(LISTS);
});

test("what a search finds is told with its share and its score, with repeats once, and with what is like a comment", () => {
  const report = reportOn(FOUR, { find: "queue", repeats: true, similarTo: "c1" });
  expect(report.find).toMatchObject({ query: "queue", comments: 3, share: 0.75, score: 0 });
  expect(report.found?.map(({ text, score }) => [text, score])).toEqual([
    ["Queue at the till", null],
    ["A long queue", 9],
    ["A long queue", 3],
  ]);
  expect(report.repeats).toMatchObject([{ text: "A long queue", count: 2, score: 0 }]);
  expect(report.similar?.map(({ text, score }) => [text, score])).toEqual([
    ["A long queue", 9],
    ["Queue at the till", null],
  ]);
});

test("languages are told by their comments, most first, then by their codes", () => {
  const chains = ["fi", "fi", "sv", "en"].map((language, at) =>
    chainSchema.parse(chain({ _id: `c${at}`, createdAt: at, language, responses: [textAnswer("Queue")] })),
  );
  for (const order of [chains, chains.toReversed()]) {
    expect(reportOn(order, {}).languages).toEqual([
      { language: "fi", comments: 2 },
      { language: "en", comments: 1 },
      { language: "sv", comments: 1 },
    ]);
  }
});

function inSample(size: number) {
  const codes = [{ name: "Queue", find: "queue" }];
  return reportOn(FOUR, { codes, sample: { size, seed: "1" } }).codes?.[0]?.inSample;
}

test("a sample of all comments has the share of a code as its limits, one of a part has it between them", () => {
  expect(inSample(4)).toEqual({ comments: 3, low: 0.75, high: 0.75 });
  expect(inSample(1)).toMatchObject({ low: 0.25, high: 1 });
});

/** Of so many days, from noon of the first to noon of the last. */
const periodsOf = (days: number) => codePeriods({ first: 43_200, last: days * 86_400 - 43_200 }, {}, "UTC");

test("codes are counted by day up to six weeks of whole days, and by week beyond", () => {
  expect(periodsOf(42)).toHaveLength(42);
  expect(periodsOf(43).map(({ start, end }) => (end - start) / 86_400)).toEqual([7, 7, 7, 7, 7, 7, 7]);
});

test("a share of nothing is null, of a sample too", () => {
  const report = reportOn([], { ...everything, find: "nothing" });
  expect(report.codes).toMatchObject([
    { share: null, inSample: { comments: 0, low: null, high: null } },
    { share: null, inSample: { comments: 0, low: null, high: null } },
  ]);
  expect(report.notCoded).toEqual({ comments: 0, share: null });
});

test("two sides of one name are told apart by their ids, as on the screen", () => {
  const told = ["Lobby", "Till"].map((touchpointName) => {
    const chains = [
      chain({ _id: "c1", touchpointId: "t1", touchpointName: "Lobby", responses: [textAnswer("queue")] }),
      chain({ _id: "c2", touchpointId: "t2", touchpointName, responses: [textAnswer("staff")] }),
    ];
    const request = { sides: parseSides("touchpoint=t1:touchpoint=t2") };
    return reportOn(
      chains.map((each) => chainSchema.parse(each)),
      request,
    ).sides;
  });
  expect(told).toMatchObject([
    { one: { name: "Lobby (t1)" }, other: { name: "Lobby (t2)" } },
    { one: { name: "Lobby" }, other: { name: "Till" } },
  ]);
});

const MILLION = 1_000_000;

test.each([
  ["one letter", ["a".repeat(3 * MILLION)]],
  ["an address without an end", [`${"a".repeat(MILLION / 4)}@${"a".repeat(MILLION / 4)}`]],
  ["letters with full-width commas", ["等，".repeat(MILLION / 40)]],
  ["no letters", ["!".repeat(MILLION)]],
  ["a word over and over", ["queue ".repeat(MILLION / 40)]],
  ["the same comment over and over", Array<string>(5000).fill("A long queue.")],
])("reports on %s, in a time that grows as the text does", { timeout: 60_000 }, (_name, texts) => {
  const chains = texts.map((text, serial) =>
    chainSchema.parse(chain({ _id: `c${serial}`, responses: [npsAnswer(3), textAnswer(text)] })),
  );
  const report = reportOn(chains, { ...everything, find: "queue | 等" });
  expect(report.comments).toBe(texts.length);
});

test("of a response without a comment in view nothing is like it, and that is said", () => {
  expect(() => reportOn(FOUR, { similarTo: "c9" })).toThrow(
    new NoSuchComment("No comment in view is of the response c9."),
  );
  expect(() => reportOn(FOUR, { find: "staff", similarTo: "c1" })).toThrow(NoSuchComment);
});

test("repeats come most first, then by their text, each with the moment of its newest", () => {
  const given = ["b", "a", "c", "a", "b", "c", "c", "d"];
  const chains = given.map((text, at) =>
    chainSchema.parse(chain({ _id: `c${at}`, createdAt: at, responses: [textAnswer(text)] })),
  );
  for (const order of [chains, chains.toReversed()])
    expect(reportOn(order, { repeats: true }).repeats).toMatchObject([
      { text: "c", count: 3, score: null, newest: { unix: 6 } },
      { text: "a", count: 2, newest: { unix: 3 } },
      { text: "b", count: 2, newest: { unix: 4 } },
    ]);
});

test("a comment without words is counted as one, and words of sides have their forms where they are asked for", () => {
  expect(reportOn([...FOUR, commented("c5", "?!", 3)], {})).toMatchObject({ comments: 5, withoutWords: 1 });
  const sided = Array.from({ length: 60 }, (_, at) =>
    commented(`c${at}`, at % 2 === 0 ? "slow queue" : "kind staff", at % 2 === 0 ? 2 : 10),
  );
  const told = reportOn(sided, { sides, withForms: true }).sides;
  expect(told).toMatchObject({
    one: { name: "detractors", comments: 30 },
    other: { name: "promoters", comments: 30 },
  });
  expect(told?.words.map(({ text, forms }) => [text, forms])).toEqual([
    ["kind staff", []],
    ["slow queue", []],
  ]);
  for (const word of reportOn(sided, { sides }).sides?.words ?? []) expect(word).not.toHaveProperty("forms");
});

test("five hundred repeats are listed", () => {
  const chains = Array.from({ length: 1002 }, (_, at) => commented(`c${at}`, `Comment ${at % 501}`));
  expect(reportOn(chains, { repeats: true }).repeats).toHaveLength(500);
});
