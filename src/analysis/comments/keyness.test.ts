import { describe, expect, test } from "vitest";
import { ensureTemporal } from "../../lib/time/temporal.ts";
import { finish } from "../steps.ts";
import { CommentCorpus } from "../words/comment-corpus.ts";
import { contrastWords } from "../words/contrast.ts";
import { bucketOf } from "../bucket-of.ts";
import { CommentIndex } from "./comment-index.ts";
import { commentFrom, indexOf, type GivenComment } from "./comments.fixture.ts";
import { distinctSides, keyness, parseSides, sideName } from "./keyness.ts";
import { parseQuery } from "./search.ts";
import { wordSearch } from "../words/word-search.ts";

await ensureTemporal();

describe("sides", () => {
  test.each([
    "detractors:promoters",
    "touchpoint=a:b:touchpoint=c",
    "survey=s1:survey=s2",
    "2026-01-01..2026-03-31:2026-04-01..2026-06-30",
    "here:rest",
  ])("%s are two of one kind", (text) => {
    expect(parseSides(text)).toHaveLength(2);
  });

  test.each([
    "",
    "detractors",
    "detractors:detractors",
    "here:promoters",
    "touchpoint=a:survey=a",
    "2026-02-30..2026-03-01:2026-04-01..2026-04-02",
  ])("%s are none", (text) => {
    expect(parseSides(text)).toBeUndefined();
  });
});

const many = (count: number, given: GivenComment): readonly GivenComment[] =>
  Array.from({ length: count }, () => given);
const GIVEN = [
  ...many(30, { text: "long queue", score: 2, touchpointId: "t1" }),
  ...many(5, { text: "long queue", score: 10, touchpointId: "t2" }),
  ...many(40, { text: "friendly staff", score: 10, touchpointId: "t2" }),
  ...many(20, { text: "average", score: 8, touchpointId: "t3" }),
  ...many(9, { text: "unscored queue", touchpointId: "t1" }),
];
const noStopWords = () => new Set<string>();

function compare(text: string, inView?: (at: number) => boolean, index = indexOf(GIVEN)) {
  const sides = parseSides(text);
  if (sides === undefined) throw new Error(`${text} are no sides`);
  return finish(keyness(index, index.newest(inView), sides, "UTC", noStopWords));
}

test("an index that was asked before, of fewer comments and other sides, answers as a new one does", () => {
  const grown = new CommentIndex();
  for (const [at, given] of GIVEN.entries()) {
    if (at % 25 === 20)
      compare(at % 2 === 0 ? "detractors:promoters" : "here:rest", (each) => each % 3 > 0, grown);
    grown.add(commentFrom(given, at));
  }
  for (const sides of ["detractors:promoters", "touchpoint=t1:touchpoint=t2", "here:rest"]) {
    for (const inView of [undefined, (at: number) => at % 2 === 0]) {
      expect(compare(sides, inView, grown)).toEqual(compare(sides, inView));
    }
  }
});

test("detractors against promoters have the words of the report, of comments with a score alone", () => {
  const corpus = new CommentCorpus("en", new Set());
  for (const { text, score } of GIVEN) if (score !== undefined) corpus.add(text, bucketOf(score));
  const { counts, words } = compare("detractors:promoters");
  expect(counts).toEqual([30, 45]);
  expect(words.map(({ text, z, score }) => ({ text, z, score }))).toEqual(
    finish(contrastWords(corpus)).map(({ text, z, score }) => ({ text, z, score })),
  );
});

test("any two sides are compared; comments of neither count for the prior, those without a score in no score", () => {
  const { counts, words } = compare("touchpoint=t1:touchpoint=t2");
  expect(counts).toEqual([39, 45]);
  const queue = words.find(({ text }) => text === "queue");
  expect(queue).toMatchObject({ side: "one", one: 39, other: 5, comments: 44, score: (100 * (5 - 30)) / 35 });
});

test("two surveys are compared, and two stretches of days, each with the whole of its first and its last", () => {
  const surveys = ["s1", "s1", "s2", "s3"].map((surveyId) => ({ text: "queue", surveyId }));
  expect(compare("survey=s1:survey=s2", undefined, indexOf(surveys)).counts).toEqual([2, 1]);
  const moments = [86_399, 86_400, 259_199, 259_200, 345_600, 431_999, 431_999, 432_000];
  const days = moments.map((createdAt) => ({ text: "queue", createdAt }));
  const sides = "1970-01-02..1970-01-03:1970-01-05..1970-01-05";
  expect(compare(sides, undefined, indexOf(days)).counts).toEqual([2, 3]);
});

test("a side is called by its days, its word, its survey's name, and that of its touchpoint where it is known", () => {
  const names = { surveyName: (id: string) => `Survey ${id}` };
  const named = (text: string) => parseSides(text)?.map((side) => sideName(indexOf(["fine"]), side, names));
  expect(named("2026-01-01..2026-03-31:2026-04-01..2026-06-30")).toEqual([
    "2026-01-01..2026-03-31",
    "2026-04-01..2026-06-30",
  ]);
  expect(named("detractors:promoters")).toEqual(["detractors", "promoters"]);
  expect(named("survey=s1:survey=s2")).toEqual(["Survey s1", "Survey s2"]);
  expect(named("touchpoint=t1:touchpoint=t2")).toEqual(["Tampere", "t2"]);
});

test("a search for a word with its forms finds as many comments as it is counted in", () => {
  const index = indexOf([
    ...many(20, { text: "L'attente est interminable", score: 2, language: "fr" }),
    ...many(20, { text: "Beaucoup trop d’attente", score: 2, language: "fr" }),
    ...many(20, { text: "Une attente sans fin", score: 2, language: "fr" }),
    ...many(60, { text: "J'adore l'accueil", score: 10, language: "fr" }),
  ]);
  const { words } = compare("detractors:promoters", undefined, index);
  expect(words.map(({ text }) => text)).toContain("attente");
  for (const { text, forms = [], comments } of words)
    expect([text, index.find(parseQuery(wordSearch(text, forms)), index.newest()).length]).toEqual([
      text,
      comments,
    ]);
});

test("what is in view is compared with every other comment", () => {
  const { counts, words } = compare("here:rest", (at) => at < 30);
  expect(counts).toEqual([30, 74]);
  expect(words.find(({ text }) => text === "friendly staff")?.side).toBe("other");
});

test("what comments of neither side alone write tells two sides of different sizes not apart", () => {
  const phrases = ["bread fine", "coffee fine", "parking fine", "music fine", "lights fine"];
  const given = [
    ...phrases.flatMap((text) =>
      many(300, { text, touchpointId: "t1" }).concat(many(30, { text, touchpointId: "t2" })),
    ),
    ...many(300, { text: "queue terrible", touchpointId: "t3" }),
  ];
  expect(compare("touchpoint=t1:touchpoint=t2", undefined, indexOf(given)).words).toEqual([]);
});

test("sides are parted at the sign that leaves two of one kind, and are told by what they name", () => {
  expect(parseSides("touchpoint=a:b:touchpoint=c")).toEqual([
    { kind: "touchpoint", id: "a:b" },
    { kind: "touchpoint", id: "c" },
  ]);
  expect(parseSides("passives:detractors")).toEqual([
    { kind: "score", name: "passives" },
    { kind: "score", name: "detractors" },
  ]);
  const day = { kind: "days", from: "2026-01-01", to: "2026-01-01" };
  expect(parseSides("2026-01-01..2026-01-01:2026-01-02..2026-01-03")?.[0]).toEqual(day);
});

test.each([
  "2026-01-02..2026-01-01:2026-01-03..2026-01-04",
  "2026-01-01..2026-01-02..2026-01-03:2026-01-03..2026-01-04",
  "2026-01-01:2026-01-02",
  "survey=:survey=s2",
  "survey=a:survey=a",
  "my survey=a:survey=b",
])("%s are no sides", (text) => {
  expect(parseSides(text)).toBeUndefined();
});

test("passives are a side of their own, and comments of neither side are in no count", () => {
  expect(compare("passives:promoters").counts).toEqual([20, 45]);
  expect(compare("promoters:passives").counts).toEqual([45, 20]);
});

test("words come by their language, each with its comments, its sides and the score of those with one", () => {
  const index = indexOf([
    ...many(30, { text: "jono pitkä", score: 2, language: "fi" }),
    ...many(30, { text: "kiva paikka", score: 10, language: "fi" }),
    ...GIVEN.map(({ text, score }) => ({ text, score })),
  ]);
  const { words } = compare("detractors:promoters", undefined, index);
  expect([...new Set(words.map(({ language }) => language))]).toEqual(["en", "fi"]);
  const jono = words.find(({ text }) => text === "jono pitkä");
  expect(jono).toMatchObject({ side: "one", one: 30, other: 0, comments: 30, score: -100, forms: [] });
  expect(words.find(({ text }) => text === "kiva paikka")).toMatchObject({
    side: "other",
    one: 0,
    other: 30,
  });
});

test("two sides of one name are told apart by their ids, by their order where they have none", () => {
  const sides = parseSides("touchpoint=t1:touchpoint=t2");
  const days = parseSides("here:rest");
  if (sides === undefined || days === undefined) throw new Error("nothing to try");
  expect(distinctSides(sides, () => "Lobby")).toEqual(["Lobby (t1)", "Lobby (t2)"]);
  expect(distinctSides(days, (side, at) => `${side.kind} ${at}`)).toEqual(["view 0", "view 1"]);
});

test("a touchpoint that no comment is of has the name that is known otherwise, else its id", () => {
  const known = new Map([["t2", "Gate"]]);
  const names = { surveyName: (id: string) => id, touchpointName: (id: string) => known.get(id) };
  const named = ["t1", "t2", "t3"].map((id) =>
    sideName(indexOf(["fine"]), { kind: "touchpoint", id }, names),
  );
  expect(named).toEqual(["Tampere", "Gate", "t3"]);
  const nameless = indexOf([{ text: "fine", touchpointName: "" }]);
  expect(sideName(nameless, { kind: "touchpoint", id: "t1" }, names)).toBe("t1");
});
