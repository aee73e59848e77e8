import { describe, expect, test } from "vitest";
import { stopWords } from "./stop-words.ts";
import { WordCounter } from "./word-counts.ts";
import { wordSearch } from "./word-search.ts";

async function counted(language: string, ...comments: readonly string[]): Promise<readonly string[]> {
  const counter = new WordCounter();
  const stops = await stopWords(language);
  for (const comment of comments) counter.add(comment, "top", language, stops);
  return counter.top("top", 10).map(({ word, comments: count }) => `${word} ${count}`);
}

describe("the words of comments", () => {
  test("count once a comment, whatever their case", async () => {
    expect(await counted("en", "Queue, queue, QUEUE!", "Slow queue")).toEqual(["queue 2", "slow 1"]);
  });

  test("leave stop words, numbers and single letters out", async () => {
    expect(await counted("en", "The staff and I waited 20 minutes, size S")).toEqual([
      "minutes 1",
      "size 1",
      "staff 1",
      "waited 1",
    ]);
  });

  test("are taken without what an apostrophe joins to them", async () => {
    expect(await counted("en", "It's easy, it’s fast")).toEqual(["easy 1", "fast 1"]);
    expect(await counted("fr", "L'accueil, cet accueil", "l’accueil")).toEqual(["accueil 2"]);
  });

  test("are found by a search for every form that counts as them", async () => {
    const counter = new WordCounter();
    const stops = await stopWords("fr");
    for (const comment of ["L'accueil", "cet accueil", "l’accueil", "d'accueil"])
      counter.add(comment, "top", "fr", stops);
    const [{ word, forms, comments } = { word: "", forms: [], comments: 0 }] = counter.top("top", 1);
    expect([comments, wordSearch(word, forms)]).toEqual([4, `"accueil" | "d'accueil" | "l'accueil"`]);
  });

  test.each([
    ["en", "It was not so slow when others were served", "not"],
    ["fi", "Henkilökunta oli ja on ystävällinen", "ja"],
    ["fi", "En löytänyt mitään eikä kukaan auttanut", "mitään"],
    ["sv", "Personalen var trevlig och snabb", "och"],
    ["de", "Das Personal und der Laden", "und"],
    ["es", "El personal y la tienda", "la"],
    ["fr", "Le personnel est dans la boutique", "dans"],
    ["ar", "الموظفون في المتجر", "في"],
  ])("know the stop words of %s", async (language, comment, stop) => {
    const words = await counted(language, comment);
    expect(words.length).toBeGreaterThan(0);
    expect(words).not.toContain(`${stop} 1`);
  });

  test("are found in languages that write without spaces", async () => {
    expect((await counted("ja", "店員が親切でした")).length).toBeGreaterThan(1);
  });

  test("are counted in a language that does not exist, too", async () => {
    expect(await counted("no such language", "kind staff")).toEqual(["kind 1", "staff 1"]);
  });

  test("are the same in whatever order comments come, however many different words are in them", () => {
    // In letters alone: what has digits in it is no word.
    const rare = Array.from({ length: 60_000 }, (_, at) =>
      `x${at}`.replace(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? ""),
    );
    const comments = [rare.join(" "), "queue", "queue"];
    for (const order of [comments, comments.toReversed()]) {
      const counter = new WordCounter();
      for (const comment of order) counter.add(comment, "bottom", "en", new Set());
      expect(counter.top("bottom", 2)).toEqual([
        { word: "queue", comments: 2, forms: [] },
        { word: "xa", comments: 1, forms: [] },
      ]);
    }
  });

  test("are kept apart by bucket", () => {
    const counter = new WordCounter();
    counter.add("slow", "bottom", "en", new Set());
    expect(counter.top("top", 5)).toEqual([]);
    expect(counter.top("bottom", 5)).toEqual([{ word: "slow", comments: 1, forms: [] }]);
  });
});
