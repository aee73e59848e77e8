import { expect, test } from "vitest";
import { funnelEdges, type FunnelEdge } from "./funnel-limits.ts";
import { judgeRows } from "./judge-rows.ts";

const row = (bottom: number, top: number) => ({ top, middle: 0, bottom });
const edgesOf = (rows: Parameters<typeof judgeRows>[0]): readonly FunnelEdge[] => {
  const judged = judgeRows(rows);
  return judged === undefined ? [] : funnelEdges(rows, judged);
};

test("edges run from the fewest to the most answers, close in on the score of all, the wider ones outside", () => {
  const rows = [...Array.from({ length: 8 }, (_, at) => row(100 + at, 100 + at)), row(390, 10), row(3, 2)];
  const target = judgeRows(rows)?.target ?? 0;
  const edges = edgesOf(rows);
  const [first, last] = [edges[0], edges.at(-1)];
  expect([first?.answers, last?.answers]).toEqual([200, 400]);
  for (const { low998, low95, high95, high998 } of edges) {
    expect(low998).toBeLessThanOrEqual(low95);
    expect(low95).toBeLessThan(target);
    expect(high95).toBeGreaterThan(target);
    expect(high998).toBeGreaterThanOrEqual(high95);
  }
  expect((last?.high95 ?? 0) - target).toBeLessThan((first?.high95 ?? 0) - target);
});

test("no edges are drawn of rows that are all too small to tell", () => {
  expect(edgesOf([row(4, 5), row(3, 2)])).toEqual([]);
});
