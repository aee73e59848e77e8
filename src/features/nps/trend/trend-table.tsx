import { useLingui } from "@lingui/react/macro";
import { DataTable } from "../../../ui/data-table.tsx";
import { useTrendColumns } from "./trend-columns.tsx";
import type { TrendPoint } from "../figures/trend-points.ts";
import type { PeriodLabels } from "../../../ui/charts/use-period-labels.ts";

interface TrendTableProps {
  readonly points: readonly TrendPoint[];
  readonly labels: PeriodLabels;
}

export function TrendTable({ points, labels }: TrendTableProps) {
  const { t } = useLingui();
  const columns = useTrendColumns(labels);
  return <DataTable label={t`NPS by period`} rows={points} rowKey={({ date }) => date} columns={columns} />;
}
