import { npsInterval } from "../../../analysis/nps-interval.ts";
import { roundedNps } from "../../../analysis/nps.ts";
import type { NumbersTable } from "../../../ui/downloads/table-csv.ts";
import type { ScoreRow } from "../charts/distribution-chart.tsx";
import type { TrendPoint } from "../trend/trend-points.ts";

const rounded = (value: number | undefined, digits: number): number | string =>
  value === undefined ? "" : Number(value.toFixed(digits));

/** The distribution: shares from 0 to 1. */
export const distributionTable = (rows: readonly ScoreRow[]): NumbersTable => ({
  head: ["score", "answers", "share"],
  rows: rows.map(({ score, count, share }) => [score, count, rounded(share, 6)]),
});

/** The trend: periods by their first date, scores with two decimals, empty cells where nobody answered. */
export const trendTable = (points: readonly TrendPoint[]): NumbersTable => ({
  head: ["from", "NPS", "interval low", "interval high", "answers", "promoters", "passives", "detractors"],
  rows: points.map(({ date, tally, answers }) => {
    const interval = npsInterval(tally);
    return [
      date,
      roundedNps(tally, 2) ?? "",
      rounded(interval?.low, 2),
      rounded(interval?.high, 2),
      answers,
      tally.promoters,
      tally.passives,
      tally.detractors,
    ];
  }),
});
