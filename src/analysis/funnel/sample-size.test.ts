import * as fc from "fast-check";
import { expect, test } from "vitest";
import { npsInterval } from "../nps-interval.ts";
import { answersForMargin, answersToTellApart, weeksAtPace } from "./sample-size.ts";

const COUNTS = { promoters: 47, passives: 34, detractors: 19 };

test("at 47 % promoters and 19 % detractors ±5 takes 891 answers, ±10 takes 221, ten points apart 910 a side", () => {
  expect(answersForMargin(COUNTS, 5)).toBe(891);
  expect(answersForMargin(COUNTS, 10)).toBe(221);
  expect(answersToTellApart(COUNTS, 10)).toBe(910);
});

test("so many answers do give that interval, as far as whole answers can", () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 20 }), (points) => {
      const answers = answersForMargin(COUNTS, points) ?? 0;
      const [promoters, detractors] = [Math.round(answers * 0.47), Math.round(answers * 0.19)];
      const { low = 0, high = 0 } =
        npsInterval({ promoters, detractors, passives: answers - promoters - detractors }) ?? {};
      expect((high - low) / 2).toBeCloseTo(points, 0);
    }),
  );
});

test("one answer is the least that can be asked for, and nothing tells how nobody's answers spread", () => {
  expect(answersForMargin({ promoters: 5, passives: 0, detractors: 0 }, 5)).toBe(1);
  expect(answersForMargin({ promoters: 0, passives: 0, detractors: 0 }, 5)).toBeUndefined();
});

test("weeks are those that answers take at the present pace, begun ones whole", () => {
  expect(weeksAtPace(891, 100, 7 * 86_400)).toBe(9);
  expect(weeksAtPace(891, 200, 28 * 86_400)).toBe(18);
  expect(weeksAtPace(891, 0, 28 * 86_400)).toBeUndefined();
});
