import { expect, test } from "vitest";
import { judgeRows } from "../../../analysis/funnel/judge-rows.ts";
import { tallyOf } from "../../../analysis/slice/tally.ts";
import { funnelEdges, funnelRows } from "./funnel-rows.ts";

const row = (id: string, detractors: number, promoters: number) => ({
  id,
  name: id,
  tally: tallyOf([detractors, 0, 0, 0, 0, 0, 0, 0, 0, 0, promoters]),
});
const rows = [
  ...Array.from({ length: 8 }, (_, at) => row(`r${at}`, 100 + at, 100 + at)),
  row("bad", 390, 10),
  row("tiny", 3, 2),
];
const judged = judgeRows(rows.map(({ tally }) => tally));
if (judged === undefined) throw new Error("nobody answered");
const shown = funnelRows(rows, judged);

test("rows lie in it by their answers, those left out that nothing can be said of", () => {
  expect(shown.map(({ id }) => id)).toEqual(["r0", "r1", "r2", "r3", "r4", "r5", "r6", "r7", "bad"]);
  expect(shown.at(-1)).toMatchObject({ answers: 400, score: -95, verdict: "lower" });
});

test("edges run from the fewest to the most answers, close in on the score of all, the wider ones outside", () => {
  const edges = funnelEdges(
    rows.map(({ tally }) => tally),
    judged,
    shown,
  );
  const [first, last] = [edges[0], edges.at(-1)];
  expect([first?.answers, last?.answers]).toEqual([200, 400]);
  for (const { low998, low95, high95, high998 } of edges) {
    expect(low998).toBeLessThanOrEqual(low95);
    expect(low95).toBeLessThan(judged.target);
    expect(high95).toBeGreaterThan(judged.target);
    expect(high998).toBeGreaterThanOrEqual(high95);
  }
  expect((last?.high95 ?? 0) - judged.target).toBeLessThan((first?.high95 ?? 0) - judged.target);
});
