import { expect, test } from "vitest";
import { CommentCorpus, NO_GROUP, RUN_END } from "./comment-corpus.ts";
import { formsIn, quoted, wordSearch, distinctForms } from "./word-search.ts";
import { listedLanguage, stopWordsOf } from "./stop-words.ts";

const corpus = new CommentCorpus("fr", new Set(["le"]));
const numbers = [
  corpus.add("L'accueil, le personnel", "top"),
  corpus.add("!"),
  corpus.add("Accueil froid", "bottom"),
];
const wordsOf = (comment: number) =>
  Array.from(corpus.tokensOf(comment), (token) => (token === RUN_END ? "." : corpus.wordOf(token)));

test("a comment is its words in lower case, each run of them closed, by the number that it got", () => {
  expect(numbers).toEqual([0, 1, 2]);
  expect(corpus.comments).toBe(3);
  expect([0, 1, 2].map(wordsOf)).toEqual([
    ["l'accueil", ".", "le", "personnel", "."],
    [],
    ["accueil", "froid", "."],
  ]);
});

test("a comment is of its bucket, of the middle where none is told", () => {
  expect([0, 1, 2].map(corpus.groupOf)).toEqual([2, 1, 0]);
  expect(corpus.groups).toBe(3);
});

/** What the first word of a text counts as alone. */
const aloneOf = (word: number) => {
  const alone = corpus.aloneOf(word);
  return alone === 0 ? "" : corpus.wordOf(alone);
};

test("a word counts as what is said of it: nothing of a stop word, without what an apostrophe joins to it", () => {
  const all = Array.from({ length: corpus.vocabulary }, (_, word) => [corpus.wordOf(word), aloneOf(word)]);
  expect(new Map(all.map(([word = "", alone = ""]) => [word, alone]))).toEqual(
    new Map([
      ["", ""],
      ["l'accueil", "accueil"],
      ["accueil", "accueil"],
      ["le", ""],
      ["personnel", "personnel"],
      ["froid", "froid"],
    ]),
  );
});

test("the same comments are counted in other groups, or not at all", () => {
  const grouped = corpus.grouped(7, Uint8Array.of(6, NO_GROUP, 0));
  expect([0, 1, 2].map(grouped.groupOf)).toEqual([6, undefined, 0]);
  expect(grouped).toMatchObject({ language: "fr", groups: 7, comments: 3, vocabulary: corpus.vocabulary });
});

test("a word has the forms that count as it, and is searched for with them, both apostrophes as one", () => {
  const forms = [...formsIn(corpus)].map(([word, others]) => [corpus.wordOf(word), others]);
  expect(forms).toEqual([["accueil", ["l'accueil"]]]);
  expect(distinctForms(["l’eau", "d'eau", "l'eau"])).toEqual(["d'eau", "l'eau"]);
  expect(wordSearch("eau", ["d'eau"])).toBe(`"eau" | "d'eau"`);
  expect(quoted(' a  "b"\nc ')).toBe('"a b c"');
});

test("stop words are those of the language before its country, and there are none of other languages", async () => {
  expect(["SV-FI", "en", "xx", ""].map(listedLanguage)).toEqual(["sv", "en", undefined, undefined]);
  const asked: string[] = [];
  const wordsIn = await stopWordsOf(["a", "b"], async (language) => {
    asked.push(language);
    return new Set([`stop ${language}`]);
  });
  expect(asked).toEqual(["a", "b"]);
  expect([...wordsIn("b")]).toEqual(["stop b"]);
  expect(wordsIn("c").size).toBe(0);
});
