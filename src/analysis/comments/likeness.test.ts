import { expect, test } from "vitest";
import { indexOf, textsOf } from "./comments.fixture.ts";
import { similarComments } from "./likeness.ts";

/** The counts of scikit-learn's worked example (user guide, "Tf–idf term weighting"): idf 1, 2.2528 and 1.8473 when smoothed. */
const EXAMPLE = [
  "one one one three",
  "one one",
  "one one one",
  "one one one one",
  "one one one two two",
  "one one one three three",
];
const [IDF_ONE, IDF_TWO, IDF_THREE] = [1, Math.log(7 / 2) + 1, Math.log(7 / 3) + 1];

const dot = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, each, at) => sum + each * (b[at] ?? 0), 0);

test("likeness is the cosine of tf–idf vectors with the weights of the worked example", () => {
  expect([IDF_TWO, IDF_THREE].map((idf) => idf.toFixed(4))).toEqual(["2.2528", "1.8473"]);
  const index = indexOf(EXAMPLE);
  const three = 1 + Math.log(3);
  const two = 1 + Math.log(2);
  const first = [three * IDF_ONE, 0, IDF_THREE];
  const last = [three * IDF_ONE, 0, two * IDF_THREE];
  const cosine = dot(first, last) / Math.sqrt(dot(first, first) * dot(last, last));
  const [nearest] = similarComments(index, index.newest(), 0);
  expect(nearest?.comment).toBe(5);
  expect(nearest?.likeness).toBeCloseTo(cosine, 12);
});

test("nearest first, ties newest first; what shares no word is not listed", () => {
  const index = indexOf(["queue at till", "till at queue", "nothing", "queue at till", "queue", "👍"]);
  const similar = similarComments(index, index.newest(), 0);
  expect(
    textsOf(
      index,
      similar.map(({ comment }) => comment),
    ),
  ).toEqual(["till at queue", "queue at till", "queue"]);
});

test("the twenty nearest are listed at most, and what is the same is as like as can be", () => {
  const index = indexOf([
    "long queue",
    ...Array.from({ length: 25 }, () => "Long, long queue"),
    "long queue!",
  ]);
  const similar = similarComments(index, index.newest(), 0);
  expect(similar).toHaveLength(20);
  expect(similar[0]?.comment).toBe(26);
  expect(similar[0]?.likeness).toBeCloseTo(1, 12);
  expect(similar[1]?.likeness).toBeLessThan(1);
});
