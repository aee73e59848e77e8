import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense } from "react";
import type { PeriodUnit } from "../../analysis/periods.ts";
import { ChartFigure } from "./chart-figure.tsx";
import classes from "./charts/charts.module.css";
import type { NpsView } from "./nps-view.ts";
import { PeriodUnitSelect } from "./period-unit-select.tsx";
import { trendPoints } from "./trend-points.ts";
import { TrendTable } from "./trend-table.tsx";
import { usePeriodLabels } from "./use-period-labels.ts";

const TrendChart = lazy(async () => ({ default: (await import("./charts/trend-chart.tsx")).TrendChart }));

interface TrendFigureProps {
  readonly view: NpsView;
  readonly zone: string;
  /** Undefined goes back to the unit that suits the range. */
  readonly onUnit: (unit: PeriodUnit | undefined) => void;
}

/** The score from period to period, with its interval and the answers behind it. */
export function TrendFigure({ view, zone, onUnit }: TrendFigureProps) {
  const { t } = useLingui();
  const { trend, unit, ownUnit, units } = view;
  const labels = usePeriodLabels(unit, trend);
  const points = trendPoints(trend);
  return (
    <ChartFigure
      title={t`NPS over time`}
      aside={
        <PeriodUnitSelect
          unit={unit}
          units={units}
          onChange={(next) => onUnit(next === ownUnit ? undefined : next)}
        />
      }
      note={t`The band is the 95% interval of each score. Days begin and end in ${zone}.`}
      chart={
        <div className={classes["trend"]}>
          <Suspense>
            <TrendChart points={points} labels={labels} />
          </Suspense>
        </div>
      }
      table={<TrendTable points={points} labels={labels} />}
    />
  );
}
