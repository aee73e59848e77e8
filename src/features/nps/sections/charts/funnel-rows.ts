import { standingOf, type JudgedRows } from "../../../../analysis/funnel/judge-rows.ts";
import { scoreFrom } from "../../../../analysis/score.ts";
import type { CountedRow } from "../../../../analysis/selection/count-selection.ts";
import type { Findings } from "../../../../analysis/findings/find.ts";
import type { FunnelEdge } from "../../../../analysis/funnel/funnel-limits.ts";
import type { ReportDimension } from "../../../../analysis/report.ts";

/** The rows of a breakdown that the filters select, judged among each other. */
export interface ToldRows {
  readonly rows: readonly CountedRow[];
  /** One judgement for each of them. */
  readonly judged: JudgedRows;
  /** The funnel that they lie in. */
  readonly edges: readonly FunnelEdge[];
}

/**
 * What was found of the rows of a breakdown, as sentences and reports have it: nothing of a row that is not picked where
 * others are. Null where fewer than two rows can be compared, undefined while nothing is known.
 */
export function toldRows(findings: Findings | undefined, dimension: ReportDimension) {
  if (findings === undefined) return undefined;
  const [rows, judged] = [findings.selection.rows.get(dimension), findings.judged.get(dimension)];
  const edges = findings.funnels.get(dimension);
  return rows === undefined || judged === undefined || edges === undefined ? null : { rows, judged, edges };
}

/** A row of a breakdown as the funnel has it. */
export type FunnelRow = ReturnType<typeof funnelRows>[number];

/** The rows that something can be said of, fewest answers first. */
export const funnelRows = (rows: readonly CountedRow[], { judgements }: JudgedRows) =>
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
