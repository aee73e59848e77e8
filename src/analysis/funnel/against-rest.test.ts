import { expect, test } from "vitest";
import { RandomBits } from "../../lib/statistics/random-bits.ts";
import type { Bucket } from "../metric/metric.ts";
import type { Counts } from "../score.ts";
import { againstRest, betweenSides, judgeRows } from "./judge-rows.ts";
import { pooled } from "./over-dispersion.ts";
import { makeBreakdowns } from "./rows.fixture.ts";

const counts = (top: number, bottom: number): Counts => ({ top, middle: 0, bottom });

const differing = (rows: readonly Counts[], all: Counts) => {
  const against = againstRest(rows, all);
  return rows.map((row) => against(row).differs);
};

test("a row stands against all answers that are not in it, whatever other rows hold of them", () => {
  const [liked, disliked] = [counts(90, 10), counts(10, 90)];
  const rows = [liked, liked, disliked, counts(50, 50)];
  expect(differing(rows, counts(300, 300))).toEqual(["higher", "higher", "lower", "no"]);
  expect(againstRest(rows, counts(300, 300))(liked).rest).toBeCloseTo((100 * (210 - 290)) / 500, 10);
});

test("nothing is said of a row of fewer than ten answers, or without a rest", () => {
  const rows = [counts(0, 5), counts(0, 9), counts(0, 10), counts(100, 100), counts(0, 0)];
  expect(differing(rows, counts(100, 100))).toEqual([null, null, "lower", null, null]);
});

test("rows that do not overlap are judged as those of any breakdown", () => {
  for (const rows of makeBreakdowns(50, { rows: 12, top: (at) => at / 20, answers: [5, 60] }, 3))
    expect(differing(rows, pooled(rows))).toEqual(judgeRows(rows)?.judgements.map(({ differs }) => differs));
});

const BUCKETS = ["top", "middle", "bottom"] as const;

/** 600 answers, and those with each of 20 codes, which an answer has by chance: some are rare, some common. */
function codedByChance(random: RandomBits): { readonly rows: readonly Counts[]; readonly all: Counts } {
  const [all, ...rows] = Array.from({ length: 21 }, () => ({ top: 0, middle: 0, bottom: 0 }));
  for (let answer = 0; answer < 600; answer++) {
    const bucket: Bucket = BUCKETS[Math.floor(random.next() * 3)] ?? "middle";
    if (all !== undefined) all[bucket] += 1;
    for (const [at, row] of rows.entries()) if (random.next() < 0.01 * (at + 1)) row[bucket] += 1;
  }
  return { rows, all: all ?? counts(0, 0) };
}

test("of 400 tables of 20 codes that have nothing to do with the score at most 6 % call one different", () => {
  const random = new RandomBits(11);
  const called = Array.from({ length: 400 }, () => codedByChance(random)).filter(({ rows, all }) =>
    differing(rows, all).some((word) => word === "lower" || word === "higher"),
  );
  expect(called.length / 400).toBeLessThanOrEqual(0.06);
});

const moved = (sides: readonly { readonly one: Counts; readonly two: Counts }[]) =>
  sides.map(betweenSides(sides));

test("a row stands against itself before; nothing is said where either side has fewer than ten answers", () => {
  const same = counts(60, 40);
  const sides = [
    { one: same, two: counts(10, 90) },
    { one: counts(10, 90), two: same },
    { one: same, two: counts(54, 46) },
    { one: same, two: counts(0, 9) },
    { one: counts(0, 9), two: same },
  ];
  expect(moved(sides)).toEqual(["lower", "higher", "no", null, null]);
});

/** 400 breakdowns of 14 rows before and after, the sixth of which has a smaller share of top afterwards. */
function twice(fall: number, seed: number) {
  const before = makeBreakdowns(400, { ...UNLIKE, top: shareOfTop }, seed);
  const top = (at: number) => shareOfTop(at) - (at === 5 ? fall : 0);
  const after = makeBreakdowns(400, { ...UNLIKE, top }, seed + 1);
  return before.map((rows, at) =>
    rows.map((one, place) => ({ one, two: after[at]?.[place] ?? counts(0, 0) })),
  );
}
const UNLIKE = { rows: 14, answers: [150, 600] } as const;
const shareOfTop = (at: number): number => 0.3 + at / 40;

test("of 400 breakdowns whose rows stay as they were at most 6 % call one moved, of a fall of 30 points at least 90 %", () => {
  const called = twice(0, 21).filter((sides) => moved(sides).some((word) => word !== "no"));
  expect(called.length / 400).toBeLessThanOrEqual(0.06);
  const found = twice(0.3, 23).filter((sides) => moved(sides)[5] === "lower");
  expect(found.length / 400).toBeGreaterThanOrEqual(0.9);
});
