import { expect, test } from "vitest";
import { indexOf } from "./comments.fixture.ts";
import { companyOf, logLikelihood } from "./company.ts";
import { contextLines, shownLines, sortedLines } from "./concordance.ts";
import { parseQuery } from "./search.ts";

/** Dunning, Accurate Methods for the Statistics of Surprise and Coincidence, 1993, table of the most significant bigrams. */
test.each([
  ["the swiss", 110, 2442, 111, 29_114, 270.72],
  ["can be", 29, 13, 123, 31_612, 263.9],
  ["previous year", 31, 23, 139, 31_584, 256.84],
])("“%s” has the published G²", (_bigram, both, first, second, neither, g2) => {
  expect(logLikelihood(both, first, second, neither)).toBeCloseTo(g2, 1);
});

const concordance = (texts: readonly string[], find: string) => {
  const index = indexOf(texts);
  const lines = contextLines(index, index.newest(), parseQuery(find));
  return shownLines(index, sortedLines(index, lines)).map(
    ({ left, node, right }) => `${left}|${node}|${right}`,
  );
};

test("a word a hundred thousand times in one comment is counted in one pass", () => {
  const index = indexOf([`${"slow ".repeat(100_000)}queue`]);
  const lines = contextLines(index, index.newest(), parseQuery("slow"));
  expect(lines).toHaveLength(100_000);
  expect(companyOf(index, index.newest(), lines)).toEqual([]);
  expect(shownLines(index, lines.slice(0, 500)).at(-1)).toMatchObject({ node: "slow" });
});

test("letters that are joined to an emoji have a line", () => {
  expect(concordance(["So super\u200d👍 here"], "super")).toEqual(["So|super|\u200d👍 here"]);
});

test("each place is a line, widened to whole words, with eight words on either side, sorted by what follows", () => {
  expect(
    concordance(
      ["The queue, again. Queues everywhere", "no words of it", "a b c d e f g h i queue"],
      "queue",
    ),
  ).toEqual([
    "b c d e f g h i|queue|",
    "The|queue|, again. Queues everywhere",
    "The queue, again.|Queues|everywhere",
  ]);
});

test("places that share a word are one, phrases and emoji are places too, and what is excluded is none", () => {
  expect(concordance(["only one till", "till only"], '"one till" | onl -queue')).toEqual([
    "only|one till|",
    "till|only|",
    "|only|one till",
  ]);
  expect(concordance(["so 👍 good"], '"👍"')).toEqual(["so|👍|good"]);
  expect(concordance(["long queue"], "long -till | queue -long")).toEqual(["|long|queue"]);
});

test("a query is found at the same places by its words and by its text", () => {
  const texts = ["abc ab, ABC!", "b c abcd", "ab ab ab"];
  for (const find of ["ab", "bc | b", '"ab ab"']) {
    expect(concordance(texts, `${find} | ,`).filter((line) => !line.includes("|,|"))).toEqual(
      concordance(texts, find),
    );
  }
});

/** So many comments on the queue among sixty others. */
function companyAmong(queues: number) {
  const filler = Array.from(
    { length: 60 },
    (_, at) => `plain words number${at} without anything of note here`,
  );
  const index = indexOf([...Array.from({ length: queues }, () => "the long queue at noon"), ...filler]);
  const lines = contextLines(index, index.newest(), parseQuery("queue"));
  return companyOf(index, index.newest(), lines);
}

test("the company of a word stands near it more often than elsewhere", () => {
  const company = companyAmong(12);
  expect(company.map(({ text, near }) => [text, near])).toEqual([
    ["at", 12],
    ["long", 12],
    ["noon", 12],
    ["the", 12],
  ]);
  const [first] = company;
  expect(first?.expected).toBeCloseTo((48 * 12) / (12 * 4 + 60 * 8), 10);
});

test("a word that stands near fewer than five times is no company", () => {
  expect(companyAmong(5).map(({ near }) => near)).toEqual([5, 5, 5, 5]);
  expect(companyAmong(4)).toEqual([]);
});
