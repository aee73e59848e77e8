import { useLingui } from "@lingui/react/macro";
import { DataTable, type DataColumn } from "../../../ui/data-table.tsx";
import type { TrendChartProps } from "./charts/trend-chart.tsx";
import type { TrendPoint } from "./charts/trend-points.ts";
import type { PeriodLabels } from "../../../ui/charts/use-period-labels.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { FewAnswersNote, ScoreCell } from "./charts/score-cell.tsx";
import { useShownScore } from "../data/view/shown-score.ts";

export function TrendTable({ points, labels }: TrendChartProps) {
  const { t } = useLingui();
  const columns = useTrendColumns(labels);
  const score = useShownScore().title;
  return (
    <>
      <DataTable label={t`${score} by period`} rows={points} rowKey={({ date }) => date} columns={columns} />
      <FewAnswersNote of={points.map(({ tally }) => tally)} />
    </>
  );
}

function useTrendColumns(labels: PeriodLabels): readonly DataColumn<TrendPoint>[] {
  const { t } = useLingui();
  const { number } = useFormats();
  const shown = useShownScore();
  return [
    { id: "period", header: t`Period`, rowHeader: true, cell: ({ date }) => labels.full(date) },
    {
      id: "nps",
      header: shown.short,
      numeric: true,
      cell: ({ tally }) => <ScoreCell counts={tally} />,
    },
    { id: "interval", header: t`95% interval`, numeric: true, cell: ({ interval }) => shown.range(interval) },
    {
      id: "answers",
      header: t`Answers`,
      numeric: true,
      cell: ({ answers, unread }) => (unread ? t`Not read yet` : number(answers)),
    },
  ];
}
