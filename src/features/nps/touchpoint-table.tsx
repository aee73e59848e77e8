import { useLingui } from "@lingui/react/macro";
import type { BreakdownRow } from "../../analysis/slice.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { Panel } from "../../ui/panel.tsx";
import { useBreakdownColumns } from "./breakdown-columns.tsx";

interface TouchpointTableProps {
  readonly rows: readonly BreakdownRow[];
  readonly loading: boolean;
}

/** A score for each touchpoint, most answers first. */
export function TouchpointTable({ rows, loading }: TouchpointTableProps) {
  const { t } = useLingui();
  const columns = useBreakdownColumns(t`Touchpoint`);
  return (
    <Panel title={t`By touchpoint`}>
      <DataTable
        label={t`NPS by touchpoint`}
        loading={loading}
        rows={rows}
        rowKey={({ id }) => id}
        columns={columns}
      />
    </Panel>
  );
}
