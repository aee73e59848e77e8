import { standingOf, type JudgedRows, type Standing } from "../../../../analysis/funnel/judge-rows.ts";
import { scoreFrom } from "../../../../analysis/score.ts";
import type { CountedRow } from "../../../../analysis/selection/count-selection.ts";

/** A row of a breakdown as the funnel has it. */
export interface FunnelRow {
  readonly id: string;
  readonly name: string;
  readonly answers: number;
  readonly score: number;
  readonly standing: Standing;
}

/** The rows that something can be said of, fewest answers first. */
export const funnelRows = (rows: readonly CountedRow[], { judgements }: JudgedRows): readonly FunnelRow[] =>
  rows
    .flatMap(({ id, name, counts }, at) => {
      const judgement = judgements[at];
      const standing = judgement === undefined ? null : standingOf(judgement);
      const score = scoreFrom(counts);
      return standing === null || score === undefined
        ? []
        : [{ id, name, answers: counts.answers, score, standing }];
    })
    .toSorted((a, b) => a.answers - b.answers || (a.id < b.id ? -1 : 1));
