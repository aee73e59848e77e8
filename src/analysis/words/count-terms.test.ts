import { expect, test } from "vitest";
import type { Bucket } from "../metric/metric.ts";
import type { ReportWord } from "../report.ts";
import { finish } from "../steps.ts";
import { CommentCorpus } from "./comment-corpus.ts";
import { contrastWords } from "./contrast.ts";
import { countTerms } from "./count-terms.ts";

function corpusOf(comments: readonly string[]): CommentCorpus {
  const corpus = new CommentCorpus("en", new Set());
  comments.forEach((comment, at) => corpus.add(comment, at % 2 === 0 ? "bottom" : "top"));
  return corpus;
}

const times = (count: number, comment: string): readonly string[] =>
  Array.from({ length: count }, () => comment);

test("words and phrases are terms that five comments have, those that four have are counted without a name", () => {
  const corpus = corpusOf([...times(5, "very slow till"), ...times(4, "kind staff")]);
  const { terms, sums } = finish(countTerms(corpus));
  expect(terms.map(({ words }) => words.map(corpus.wordOf).join(" "))).toEqual([
    "very",
    "slow",
    "till",
    "very slow",
    "slow till",
    "very slow till",
  ]);
  expect(sums.reduce((sum, count) => sum + count, 0)).toBe(5 * 6 + 4 * 3);
});

type Comment = readonly [text: string, bucket: Bucket];

function toldOf(comments: readonly Comment[]): readonly ReportWord[] {
  const corpus = new CommentCorpus("en", new Set());
  for (const comment of comments) corpus.add(...comment);
  expect(corpus.vocabulary).toBeGreaterThan(Math.cbrt(Number.MAX_SAFE_INTEGER));
  return finish(contrastWords(corpus));
}

/** In letters alone: what has digits in it is no word. */
const lettersOf = (number: number): string =>
  number < 26
    ? String.fromCodePoint(97 + number)
    : lettersOf(Math.floor(number / 26)) + lettersOf(number % 26);

test("of however many different words the same are told, in whatever order comments come", () => {
  // 210,000 words that one comment has, and few that many have.
  const rare = Array.from({ length: 210 }, (_, comment): Comment => [
    Array.from({ length: 1000 }, (__, word) => `x${lettersOf(comment * 1000 + word)}`).join(" "),
    comment % 2 === 0 ? "bottom" : "top",
  ]);
  const said = Array.from({ length: 66 }, (_, at): readonly Comment[] => [
    ["out of stock", at < 60 ? "bottom" : "top"],
    ["kind staff", at < 60 ? "top" : "bottom"],
  ]);
  const comments = [...rare, ...said.flat()];
  const told = toldOf(comments);
  expect(told.map(({ text }) => text).toSorted()).toEqual(["kind staff", "out of stock"]);
  expect(toldOf(comments.toReversed())).toEqual(told);
});
