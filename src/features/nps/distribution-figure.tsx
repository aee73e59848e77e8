import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense } from "react";
import type { Tally } from "../../analysis/tally.ts";
import { ChartFigure } from "./chart-figure.tsx";
import classes from "./charts/charts.module.css";
import { ScoreTable } from "./score-table.tsx";

const DistributionChart = lazy(async () => ({
  default: (await import("./charts/distribution-chart.tsx")).DistributionChart,
}));

/** How often each score from 0 to 10 was given. */
export function DistributionFigure({ tally }: { readonly tally: Tally }) {
  const { t } = useLingui();
  const rows = tally.scores.map((count, score) => ({
    score,
    count,
    share: tally.answers === 0 ? undefined : count / tally.answers,
  }));
  return (
    <ChartFigure
      title={t`NPS distribution`}
      tableAtHand
      chart={
        <div className={classes["distribution"]}>
          <Suspense>
            <DistributionChart rows={rows} />
          </Suspense>
        </div>
      }
      table={<ScoreTable rows={rows} />}
    />
  );
}
