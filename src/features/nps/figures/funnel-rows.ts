import type { JudgedRows } from "../../../analysis/funnel/judge-rows.ts";
import { npsScore } from "../../../analysis/nps.ts";
import type { Verdict } from "../../../analysis/report.ts";
import type { CountedRow } from "../../../analysis/selection/count-selection.ts";

/** A row of a breakdown as the funnel has it. */
export interface FunnelRow {
  readonly id: string;
  readonly name: string;
  readonly answers: number;
  readonly score: number;
  readonly verdict: Verdict;
}

/** The rows that something can be said of, fewest answers first. */
export const funnelRows = (rows: readonly CountedRow[], { judgements }: JudgedRows): readonly FunnelRow[] =>
  rows
    .flatMap(({ id, name, counts }, at) => {
      const verdict = judgements[at]?.verdict ?? null;
      const score = npsScore(counts);
      return verdict === null || score === undefined
        ? []
        : [{ id, name, answers: counts.answers, score, verdict }];
    })
    .toSorted((a, b) => a.answers - b.answers || (a.id < b.id ? -1 : 1));
