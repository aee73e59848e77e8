import { expect, test } from "vitest";
import { saidAlone, wordRuns } from "./comment-words.ts";

const STOPS: ReadonlySet<string> = new Set(["it", "l", "qu", "the"]);

test("runs of words end at every sign and at every number, in lower case", () => {
  expect(wordRuns("Long queue, no STAFF at 17 today", "en")).toEqual([
    ["long", "queue"],
    ["no", "staff", "at"],
    ["today"],
  ]);
  expect(wordRuns("  ", "en")).toEqual([]);
});

test("what points at a person or leads elsewhere is no word", () => {
  const runs = wordRuns("Write to ann@example.org or see www.example.org now", "en");
  expect(runs).toEqual([["write", "to"], ["or", "see"], ["now"]]);
  const hidden = wordRuns("Call 358.40.1234567 or @ann_k at 17.30, ann.smith of example.com knows", "en");
  expect(hidden).toEqual([["call"], ["or"], ["at"], ["of"], ["knows"]]);
});

test("words are told apart in any language, whatever its code", () => {
  expect(wordRuns("slow till", "no such language")).toEqual([["slow", "till"]]);
});

test("what an apostrophe cuts off a stop word or a letter is what is said", () => {
  expect(saidAlone("l'accueil", STOPS)).toBe("accueil");
  expect(saidAlone("qu’elle", STOPS)).toBe("elle");
  expect(saidAlone("it's", STOPS)).toBeUndefined();
  expect(saidAlone("rock'n'roll", STOPS)).toBe("rock'n'roll");
  expect(saidAlone("the", STOPS)).toBeUndefined();
  expect(saidAlone("x", STOPS)).toBeUndefined();
});
