import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Response, ResponseChain } from "../../contract/resources.ts";
import { answer, anyChains, chain } from "../columns/chains.fixture.ts";
import { NOT_COUNTED } from "../columns/cells.ts";
import { ColumnBuilder } from "../columns/column-builder.ts";
import { scoredChains } from "../comments/scored-chains.ts";
import { bucketOfAnswer } from "../bucket-of.ts";
import type { SliceFilter } from "../slice/slice-filter.ts";
import { commentsOf } from "../texts/comments.ts";
import { scoredBy } from "./comment-score.ts";
import { Gatherer } from "./gather.ts";

const of = (responses: Response[], rest: Partial<Parameters<typeof chain>[0]> = {}) =>
  chain({ _id: "c1", responses, ...rest });
const score = (filter: SliceFilter, asked: ResponseChain) => scoredBy(filter).commentScore(asked);

test("a comment is counted with its chain's first score", () => {
  const asked = of([answer("Text", "t1", "Slow"), answer("NPS", "q1", 3), answer("NPS", "q2", 9)]);
  expect(score({}, asked)).toBe(3);
  expect(score({}, of([answer("Text", "t1", "Slow")]))).toBeUndefined();
  expect(score({}, of([answer("NPS", "q1", 11)]))).toBeUndefined();
});

test("an answer that does not count is passed over for the first that does", () => {
  const asked = of([answer("NPS", "q1", 11), answer("NPS", "q2", 9), answer("NPS", "q3", 2)]);
  expect(score({}, asked)).toBe(9);
  expect(score({ question: ["q1"] }, asked)).toBeUndefined();
});

test("comments are counted with the answer that the screen counts them with", () => {
  const filters: readonly SliceFilter[] = [
    {},
    { question: ["q1"] },
    { scores: [0, 9, 10] },
    { touchpoint: ["touchpoint1"], language: ["language2"] },
    { brush: { createdFrom: 1_700_000_000, createdTo: 1_700_100_000 } },
  ];
  fc.assert(
    fc.property(anyChains, fc.constantFrom(...filters), (chains, filter) => {
      const builder = new ColumnBuilder();
      builder.append(chains);
      const columns = builder.snapshot();
      const { ids, buckets } = scoredChains(columns, filter);
      const onScreen = ids.map((id, at) => [id, buckets[at]] as const);
      const inReport = chains.flatMap((each) => {
        const own = commentsOf(each).length === 0 ? undefined : score(filter, each);
        return own === undefined ? [] : [[each._id, bucketOfAnswer({ score: Number(own) })] as const];
      });
      expect(new Map(onScreen)).toEqual(new Map(inReport));
    }),
  );
});

test("the questions and scores that are looked at decide which one", () => {
  const asked = of([answer("NPS", "q1", 3), answer("NPS", "q2", 9), answer("NPS", "q3", 11)]);
  expect(score({ question: ["q2"] }, asked)).toBe(9);
  expect(score({ question: ["q9"] }, asked)).toBeUndefined();
  expect(score({ scores: [9, 10] }, asked)).toBe(9);
  expect(score({ scores: [0] }, asked)).toBeUndefined();
  expect(score({ scores: [NOT_COUNTED] }, asked)).toBeUndefined();
  expect(score({ question: ["q1"], scores: [9] }, asked)).toBeUndefined();
});

test("chains that are not looked at have none", () => {
  const asked = of([answer("NPS", "q1", 3)], { createdAt: 100, touchpointId: "till" });
  expect(score({ touchpoint: ["till"] }, asked)).toBe(3);
  expect(score({ touchpoint: ["phone"] }, asked)).toBeUndefined();
  expect(score({ brush: { createdFrom: 101, createdTo: 200 } }, asked)).toBeUndefined();
  expect(score({ brush: { createdFrom: 0, createdTo: 100 } }, asked)).toBe(3);
});

test("chains are taken up with their answers, and by language with their comments, on as many stop words", async () => {
  const asked: string[] = [];
  const gathered = new Gatherer({
    choices: new Map(),
    scored: scoredBy({}),
    stopWords: async (language) => {
      asked.push(language);
      return new Set<string>();
    },
  });
  const said = [answer("NPS", "q1", 3), answer("Text", "t1", "Slow"), answer("Text", "t2", "Cold")];
  await gathered.take([
    of(said, { _id: "c1", language: "fi", createdAt: 20 }),
    of(said, { _id: "c2", language: "en", createdAt: 10 }),
    of(said.slice(1), { _id: "c3", language: "sv" }),
    of(said.slice(0, 1), { _id: "c4", language: "da" }),
  ]);
  await gathered.take([of(said, { _id: "c5", language: "fi", createdAt: 30 })]);
  expect(gathered.chains).toBe(5);
  expect(gathered.columns().cell).toHaveLength(5);
  expect(asked).toEqual(["fi", "en"]);
  expect(gathered.corpora().map(({ language }) => language)).toEqual(["en", "fi"]);
  const { shown, total } = gathered.comments();
  expect(total).toBe(6);
  expect(shown.map(({ createdAt, text }) => `${createdAt} ${text}`)).toEqual([
    "30 Slow",
    "30 Cold",
    "20 Slow",
    "20 Cold",
    "10 Slow",
    "10 Cold",
  ]);
  expect(shown[0]?.score).toBe(3);
});

test("an answer of two codes is held back once", async () => {
  const codes = [
    { name: "Slow", find: "slow" },
    { name: "Cold", find: "cold" },
    { name: "Often", find: "often" },
  ];
  const gathered = new Gatherer({
    choices: new Map(),
    scored: scoredBy({}),
    codes,
    stopWords: async () => new Set<string>(),
  });
  const told = ["Slow", "Slow and cold", "Cold, often", ...Array.from({ length: 11 }, () => "Often")];
  await gathered.take(
    told.map((text, at) => of([answer("NPS", "q1", 3), answer("Text", "t1", text)], { _id: `c${at}` })),
  );
  const coded = gathered.coded;
  const rows = coded.rows({ top: 0, middle: 0, bottom: told.length }, true);
  expect(rows.map(({ name, answers }) => [name, answers])).toEqual([
    ["Often", 12],
    ["Cold", 2],
    ["Slow", 2],
  ]);
  expect(rows.map(({ differs }) => differs)).toEqual(["no", null, null]);
  expect(coded.heldBack()).toBe(3);
});
