import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Bucket } from "../metric/metric.ts";
import type { ReportWord } from "../report.ts";
import { finish } from "../steps.ts";
import { CommentCorpus } from "./comment-corpus.ts";
import { contrastWords, logOddsZ } from "./contrast.ts";
import { countTerms } from "./count-terms.ts";

type Comment = readonly [text: string, bucket: Bucket];

const STOPS: ReadonlySet<string> = new Set(["the", "a", "is", "of", "and", "was"]);

function corpusOf(comments: readonly Comment[]): CommentCorpus {
  const corpus = new CommentCorpus("en", STOPS);
  for (const [text, bucket] of comments) corpus.add(text, bucket);
  return corpus;
}

const contrast = (comments: readonly Comment[]): readonly ReportWord[] =>
  finish(contrastWords(corpusOf(comments)));
const times = (count: number, ...comment: Comment): readonly Comment[] =>
  Array.from({ length: count }, () => comment);

/** Words that neither side says more often: so many comments of either side with the same few words. */
const chatter: readonly Comment[] = ["nice shop", "big shop", "small shop", "new shop"].flatMap((text) =>
  times(40, text, "bottom").concat(times(40, text, "top")),
);

/** What is told of queues where 90 comments are of long ones, and so many others. */
const queues = (others: number): readonly string[] =>
  contrast([...chatter, ...times(90, "long queue", "bottom"), ...times(others, "queue", "bottom")])
    .flatMap(({ text }) => (text.includes("queue") ? [text] : []))
    .toSorted();

/** The same seven times on either side. */
const small = chatter.filter((_, at) => at % 40 < 7);
const queueTold = (other: number, top: number) =>
  contrast([...small, ...times(other, "queue", "bottom"), ...times(top, "queue", "top")]);

const anyComments = fc.array(
  fc.tuple(
    fc.array(fc.constantFrom("slow", "queue", "kind", "staff", "the", ",", "out", "of", "stock"), {
      maxLength: 8,
    }),
    fc.constantFrom<Bucket>("bottom", "middle", "top"),
  ),
  { maxLength: 60 },
);

/** So many equal comments, and of whom. */
const sized = fc.tuple(
  fc.integer({ min: 1, max: 400 }),
  fc.constantFrom("slow queue", "queue", "kind staff", "staff", "out of stock", "queue terrible"),
  fc.constantFrom<Bucket>("bottom", "middle", "top"),
);

test("z is what the paper's equations give, worked out apart from this code", () => {
  const counts = { one: 100, other: 20, allOne: 2000, allOther: 2000, prior: 15 };
  expect(logOddsZ(counts)).toBeCloseTo(6.33305771, 6);
  expect(logOddsZ({ ...counts, one: 20, other: 100 })).toBeCloseTo(-6.33305771, 6);
});

describe("what sets detractors and promoters apart", () => {
  test("is told with the comments on either side, those of passives too, and their score", () => {
    const words = contrast([
      ...chatter,
      ...times(30, "queue", "bottom"),
      ...times(2, "queue", "top"),
      ...times(8, "queue", "middle"),
      ...times(30, "kind", "top"),
    ]);
    expect(words.map(({ text, side }) => [text, side])).toEqual([
      ["kind", "promoters"],
      ["queue", "detractors"],
    ]);
    expect(words[1]).toMatchObject({
      language: "en",
      detractors: 30,
      promoters: 2,
      comments: 40,
      score: -70,
    });
    expect(words[1]?.z).toBeGreaterThan(3);
    expect(words[0]?.z).toBeLessThan(-3);
  });

  test("is a phrase where its words come together, stop words within it", () => {
    const words = contrast([...chatter, ...times(30, "Always out of stock, sadly", "bottom")]);
    const told = words.map(({ text }) => text);
    expect(told).toContain("out of stock");
    expect(told).not.toContain("out of");
    expect(told).not.toContain("stock");
    expect(told).not.toContain("stock sadly");
  });

  test("is the word too where most of its comments do not have the phrase", () => {
    const words = contrast([
      ...chatter,
      ...times(20, "long queue", "bottom"),
      ...times(30, "queue", "bottom"),
    ]);
    const told = words.map(({ text }) => text);
    expect(told).toContain("queue");
    expect(told).toContain("long queue");
    expect(told).not.toContain("long");
  });

  test("is a phrase alone that has nine tenths of the comments of its word, and both where it has fewer", () => {
    expect(queues(10)).toEqual(["long queue"]);
    expect(queues(11)).toEqual(["long queue", "queue"]);
  });

  test("is not what chance gives in 1 of 20 corpora of so many words", () => {
    // Of ten words and phrases: chances of 0.00497 and 0.00500 by themselves, then 0.00504.
    expect(queueTold(52, 3).map(({ text }) => text)).toEqual(["queue"]);
    expect(queueTold(56, 5).map(({ text }) => text)).toEqual(["queue"]);
    expect(queueTold(54, 4)).toEqual([]);
  });

  test("is nothing where both say the same, and nothing that fewer than five comments have", () => {
    expect(contrast([...chatter, ...times(4, "queue", "bottom")])).toEqual([]);
    expect(contrast([])).toEqual([]);
  });

  test("is nothing that hardly anyone of its own side writes, however often passives do", () => {
    const phrases = ["bread fine", "coffee fine", "parking fine", "music fine", "lights fine"];
    const talk = phrases.flatMap((text) => times(300, text, "top").concat(times(30, text, "bottom")));
    const told = (own: number) =>
      contrast([...talk, ...times(own, "queue", "bottom"), ...times(300, "queue", "middle")]);
    expect(told(0)).toEqual([]);
    expect(told(4)).toEqual([]);
    expect(told(5)).toMatchObject([{ text: "queue", detractors: 5, promoters: 0 }]);
  });

  test("is told of the side that has it in a larger part, by at least five of its comments", () => {
    fc.assert(
      fc.property(fc.array(sized, { maxLength: 12 }), (groups) => {
        const comments = groups.flatMap(([count, ...comment]) => times(count, ...comment));
        const corpus = corpusOf(comments);
        const { sums } = finish(countTerms(corpus));
        for (const word of finish(contrastWords(corpus))) {
          if (!("detractors" in word)) throw new Error("not of NPS");
          const { side, detractors, promoters } = word;
          const parts = [detractors / (sums[0] ?? 0), promoters / (sums[2] ?? 0)] as const;
          const [own, other] = side === "detractors" ? parts : parts.toReversed();
          expect(side === "detractors" ? detractors : promoters).toBeGreaterThanOrEqual(5);
          expect(own).toBeGreaterThan(Number.isNaN(other) ? 0 : (other ?? 0));
        }
      }),
    );
  });

  test("holds no address, number or link", () => {
    const words = contrast([
      ...chatter,
      ...times(40, "write ann@example.org or call +358401234567, see https://example.org/x 12345", "bottom"),
    ]);
    expect(words.map(({ text }) => text).join(" ")).not.toMatch(/ann|example|358|https|12345/);
    expect(words.map(({ text }) => text)).toContain("write");
  });

  test("is the same whatever the order of the comments", () => {
    const comments = [...chatter, ...times(30, "slow queue", "bottom"), ...times(9, "kind", "top")];
    expect(contrast(comments.toReversed())).toEqual(contrast(comments));
  });
});

test("terms are counted as by looking for each in each comment", () => {
  fc.assert(
    fc.property(anyComments, (comments) => {
      const texts = comments.map(([words, bucket]): Comment => [words.join(" "), bucket]);
      const corpus = corpusOf(texts);
      const { terms, sums } = finish(countTerms(corpus));
      const runs = comments.map(([words]) =>
        words
          .join(" ")
          .split(",")
          .map((run) => ` ${run.trim()} `),
      );
      for (const { words, comments: counts } of terms) {
        const term = ` ${words.map(corpus.wordOf).join(" ")} `;
        const having = comments.filter((_, at) => runs[at]?.some((run) => run.includes(term)));
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(having.length);
        expect(counts[0]).toBe(having.filter(([, bucket]) => bucket === "bottom").length);
        expect(having.length).toBeGreaterThanOrEqual(5);
      }
      const singles = terms
        .filter(({ words }) => words.length === 1)
        .map(({ words: [word = 0] }) => corpus.wordOf(word));
      expect(singles).not.toContain("the");
      expect(sums.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(terms.length);
    }),
  );
});

const wordIn = (words: readonly ReportWord[] | undefined, text: string) =>
  words?.find((each) => each.text === text);

test("of a share all that is not its top is the other side, of a balance its bottom alone", () => {
  const comments = [
    ...chatter,
    ...times(30, "queue", "middle"),
    ...times(30, "till", "bottom"),
    ...times(30, "kind", "top"),
  ];
  const [share, balance] = (["share", "balance"] as const).map((kind) =>
    finish(contrastWords(corpusOf(comments), kind)),
  );
  expect(wordIn(share, "queue")).toMatchObject({ side: "other", other: 30, top: 0, score: 0 });
  expect(wordIn(share, "kind")).toMatchObject({ side: "top", other: 0, top: 30, score: 100 });
  expect(wordIn(balance, "till")).toMatchObject({ side: "other", other: 30, top: 0, score: -100 });
  expect(wordIn(balance, "queue")).toBeUndefined();
});
