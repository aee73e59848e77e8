import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { useEffect, useRef, useState, type ReactNode } from "react";
import type { JudgedRows } from "../../../analysis/funnel/judge-rows.ts";
import type { BreakdownRow } from "../../../analysis/slice/slice.ts";
import { provenance, type Sources } from "../../../filters/provenance.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { DownloadMenu } from "../../../ui/downloads/download-menu.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { SCREEN_ONLY } from "../../../ui/screen-only.ts";
import { chartSvg } from "../../../ui/downloads/chart-svg.ts";
import { HowComputed } from "../how/how-computed.tsx";
import { breakdownTable } from "../downloads/chart-tables.ts";
import { useBreakdownColumns, type BreakdownRows, type VerdictOf } from "./breakdown-columns.tsx";
import { Funnel } from "./funnel.tsx";
import { judgedRows } from "./judged-rows.ts";
import { MOST_ANSWERS, sortRows } from "./sort-rows.ts";
import classes from "./breakdowns.module.css";

interface BreakdownPanelProps extends BreakdownRows {
  readonly title: string;
  /** The name of the table. */
  readonly label: string;
  readonly rows: readonly BreakdownRow[];
  readonly loading: boolean;
  /** Of part of the responses no row is called higher or lower. */
  readonly complete: boolean;
  /** Of the file with all rows, without its ending. */
  readonly fileName: string;
  readonly sources: () => Sources;
  /** True where what is not picked may not have been read: the file then has only what is. */
  readonly onlyPicked?: boolean;
  readonly aside?: ReactNode;
  readonly note?: ReactNode;
  /** How many rows are shown at first. */
  readonly firstRows?: number;
}

/** A score for each of something, sortable; a click on a row narrows everything else to it. */
export function BreakdownPanel(props: BreakdownPanelProps) {
  const { title, label, rows, loading, complete, aside, note, firstRows = 16, ...more } = props;
  const { fileName, sources, onlyPicked = false, ...what } = more;
  const { t } = useLingui();
  const { number } = useFormats();
  const [sort, setSort] = useState(MOST_ANSWERS);
  const [all, setAll] = useState(false);
  const [isDrawn, setDrawn] = useState(false);
  const told = judgedRows(rows, { complete, picked: what.picked, onlyPicked });
  const verdictOf = told && verdictsOf(told.rows, told.judged);
  const drawing = useRef<HTMLDivElement>(null);
  const lines = () => provenance(sources());
  const draw = () => (drawing.current === null ? undefined : chartSvg(drawing.current, label, lines()));
  const columns = useBreakdownColumns(what, sort, setSort, verdictOf);
  const sorted = sortRows(rows, sort);
  const shown = all ? sorted : sorted.slice(0, firstRows);
  const filed = onlyPicked ? sorted.filter(({ id }) => what.picked.includes(id)) : sorted;
  const table = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed is gone: the keyboard goes on at the first of what it brought.
    if (all) table.current?.querySelectorAll<HTMLElement>("tbody button")[firstRows]?.focus();
  }, [all, firstRows]);
  return (
    <Panel
      title={title}
      aside={
        <div className={classes["aside"]}>
          {aside}
          {told === undefined ? null : (
            <>
              <Button
                variant={isDrawn ? "light" : "subtle"}
                size="compact-sm"
                role="switch"
                aria-checked={isDrawn}
                onClick={() => setDrawn((was) => !was)}
                {...SCREEN_ONLY}
              >
                <Trans>Funnel</Trans>
              </Button>
              <HowComputed topic={{ kind: "verdicts", judged: told.judged }} />
            </>
          )}
          <DownloadMenu
            title={label}
            fileName={fileName}
            table={() => breakdownTable(filed, (id) => what.nameOf?.(id), verdictOf)}
            lines={lines}
            draw={isDrawn ? draw : undefined}
          />
        </div>
      }
    >
      <div ref={table} className={classes["breakdown"]}>
        {isDrawn && told !== undefined ? (
          <Funnel {...what} {...told} label={label} drawing={drawing} />
        ) : (
          <DataTable
            label={label}
            loading={loading}
            dense
            rows={shown}
            rowKey={({ id }) => id}
            columns={columns}
          />
        )}
        {isDrawn || shown.length === sorted.length ? null : (
          <Button variant="subtle" size="compact-sm" mt={6} onClick={() => setAll(true)}>
            {t`Show all ${number(sorted.length)} rows`}
          </Button>
        )}
        {note}
      </div>
    </Panel>
  );
}

/** What is said of each row. */
function verdictsOf(rows: readonly BreakdownRow[], { judgements }: JudgedRows): VerdictOf {
  const verdicts = new Map(rows.map(({ id }, place) => [id, judgements[place]?.verdict ?? null]));
  return (id) => verdicts.get(id) ?? null;
}
