import { FUNNELS, funnelLimits } from "../../../analysis/funnel/funnel-limits.ts";
import type { JudgedRows } from "../../../analysis/funnel/judge-rows.ts";
import { pooled } from "../../../analysis/funnel/over-dispersion.ts";
import { npsScore, type NpsCounts } from "../../../analysis/nps.ts";
import type { Verdict } from "../../../analysis/report.ts";

/** A row of a breakdown as the funnel has it. */
export interface FunnelRow {
  readonly id: string;
  readonly name: string;
  readonly answers: number;
  readonly score: number;
  readonly verdict: Verdict;
}

/** Where rows of so many answers lie: 95 and 99.8 of 100 of them. */
export interface FunnelEdge {
  readonly answers: number;
  readonly low95: number;
  readonly high95: number;
  readonly low998: number;
  readonly high998: number;
}

interface Named {
  readonly id: string;
  readonly name: string;
  readonly tally: NpsCounts & { readonly answers: number };
}

/** Places on the axis at which the edges are worked out; between them lines are straight. */
const PLACES = 48;

/** The rows that something can be said of, fewest answers first. */
export const funnelRows = (rows: readonly Named[], { judgements }: JudgedRows): readonly FunnelRow[] =>
  rows
    .flatMap(({ id, name, tally }, at) => {
      const verdict = judgements[at]?.verdict ?? null;
      const score = npsScore(tally);
      return verdict === null || score === undefined
        ? []
        : [{ id, name, answers: tally.answers, score, verdict }];
    })
    .toSorted((a, b) => a.answers - b.answers || (a.id < b.id ? -1 : 1));

/** The edges of the funnel over the answers of `shown`; `rows` are all that the funnel is of. */
export function funnelEdges(
  rows: readonly NpsCounts[],
  judged: JudgedRows,
  shown: readonly FunnelRow[],
): readonly FunnelEdge[] {
  const all = pooled(rows);
  const [first, last] = [shown[0]?.answers ?? 1, shown.at(-1)?.answers ?? 1];
  return Array.from({ length: PLACES }, (_, place) => {
    // Closer where the funnel is steep.
    const answers = first + (last - first) * (place / (PLACES - 1)) ** 2;
    const near = funnelLimits(judged, all, answers, FUNNELS["95"]);
    const far = funnelLimits(judged, all, answers, FUNNELS["99.8"]);
    return { answers, low95: near.low, high95: near.high, low998: far.low, high998: far.high };
  });
}
