import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { useEffect, useRef, useState, type ReactNode } from "react";
import type { BreakdownRow } from "../../../analysis/slice.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { useBreakdownColumns, type BreakdownRows } from "./breakdown-columns.tsx";
import { MOST_ANSWERS, sortRows } from "./sort-rows.ts";
import classes from "./breakdowns.module.css";

interface BreakdownPanelProps extends BreakdownRows {
  readonly title: string;
  /** The name of the table. */
  readonly label: string;
  readonly rows: readonly BreakdownRow[];
  readonly loading: boolean;
  readonly aside?: ReactNode;
  /** How many rows are shown at first. */
  readonly firstRows?: number;
}

/** A score for each of something, sortable; a click on a row narrows everything else to it. */
export function BreakdownPanel(props: BreakdownPanelProps) {
  const { title, label, rows, loading, aside, firstRows = 10, ...what } = props;
  const { t } = useLingui();
  const { number } = useFormats();
  const [sort, setSort] = useState(MOST_ANSWERS);
  const [all, setAll] = useState(false);
  const columns = useBreakdownColumns(what, sort, setSort);
  const sorted = sortRows(rows, sort);
  const shown = all ? sorted : sorted.slice(0, firstRows);
  const table = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed is gone: the keyboard goes on at the first of what it brought.
    if (all) table.current?.querySelectorAll<HTMLElement>("tbody button")[firstRows]?.focus();
  }, [all, firstRows]);
  return (
    <Panel title={title} aside={aside}>
      <div ref={table} className={classes["breakdown"]}>
        <DataTable label={label} loading={loading} rows={shown} rowKey={({ id }) => id} columns={columns} />
        {shown.length === sorted.length ? null : (
          <Button variant="subtle" size="compact-sm" mt={6} onClick={() => setAll(true)}>
            {t`Show all ${number(sorted.length)} rows`}
          </Button>
        )}
      </div>
    </Panel>
  );
}
