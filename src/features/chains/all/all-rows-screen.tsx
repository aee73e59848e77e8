import { Trans, useLingui } from "@lingui/react/macro";
import { useMediaQuery } from "@mantine/hooks";
import { useState } from "react";
import type { ResponseChain } from "../../../contract/resources.ts";
import { FilterBar } from "../../../filters/bar/filter-bar.tsx";
import { UnusableNotice } from "../../../filters/bar/unusable-notice.tsx";
import { useFilterOptions } from "../../../filters/bar/use-filter-options.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import { Notice } from "../../../ui/notice.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { ReadingProblem } from "../../../ui/reading/reading-problem.tsx";
import { useBeside } from "../beside/use-beside.ts";
import { ListTools } from "../list-tools.tsx";
import type { Chosen } from "../use-chosen.ts";
import type { Space } from "./grid-columns.ts";
import { Grid } from "./grid.tsx";
import { isReachable, linesOf, SHAPES } from "./lines.ts";
import { ListBar } from "./list-bar.tsx";
import { NoRows } from "./no-rows.tsx";
import { readOrder, writeOrder } from "./row-order.ts";
import { rowsInView } from "./rows-in-view.ts";
import { RowsStatus } from "./rows-status.tsx";
import { useAllRows } from "./use-all-rows.ts";
import { useGridColumns } from "./use-grid-columns.tsx";

interface AllRowsScreenProps {
  readonly screen: Screen;
  readonly chosen: Chosen;
}

const NOTHING = { rows: new Uint32Array(), groups: undefined, read: 0 };
const NO_PAGE: readonly ResponseChain[] = [];
const NONE_CLOSED: ReadonlySet<string> = new Set();

/** Pixels from one row to the next: two lines of text, or one; three where the time breaks into lines. */
const rowHeight = (dense: boolean, space: Space): number =>
  space === "small" ? 78 : dense && space === "wide" ? 32 : 54;

/** Everything that matches in one list: sorted, grouped and looked through here, for the API can do neither. */
export function AllRowsScreen({ screen, chosen }: AllRowsScreenProps) {
  const { t } = useLingui();
  const { values, zone, change } = screen;
  const options = useFilterOptions();
  const list = useAllRows(screen, options.surveys);
  const { phase, result, arranged = NOTHING, arranging, all, metadata } = list;
  const beside = useBeside();
  const isSmall = useMediaQuery("(max-width: 720px)", undefined, { getInitialValueInEffect: false });
  const space = isSmall ? "small" : beside === undefined ? "wide" : "shared";
  const columns = useGridColumns({ screen, chosen, surveys: options.surveys, metadata, space });
  const [closed, setClosed] = useState(NONE_CLOSED);
  const lines = linesOf(arranged, closed);
  const height = rowHeight(columns.placed.layout.dense, space);
  const isWaiting = lines.count === 0 && (phase === "reading" || arranging);
  return (
    <>
      <PageHeader
        title={t`Responses`}
        level={beside === undefined ? 1 : 2}
        actions={
          <ListTools
            columns={columns.placed}
            source={{ screen, page: NO_PAGE, chosen: chosen.rows, inView: rowsInView(all, list) }}
          />
        }
        filters={<FilterBar screen={screen} options={{ ...options, metadata: metadata.terms }} />}
      />
      <UnusableNotice unusable={screen.unusable} />
      <ListBar screen={screen} />
      {phase === "incomplete" && result !== undefined ? (
        <ReadingProblem
          result={result}
          nothing={arranged.read === 0}
          title={t`Not everything could be read: responses are missing`}
          onRetry={list.goOn}
        />
      ) : null}
      {isReachable(lines, height) ? null : (
        <Notice>
          <Trans>
            This list is longer than a browser can scroll. Narrow the filters to reach its end, or export it.
          </Trans>
        </Notice>
      )}
      <RowsStatus list={list} zone={zone} chosen={chosen} />
      {lines.count === 0 && !isWaiting ? (
        <NoRows screen={screen} read={arranged.read} complete={phase === "complete"} />
      ) : (
        <Grid
          label={t`Response chains`}
          columns={columns.grid}
          lines={isWaiting ? SHAPES : lines}
          rows={all.rows}
          dense={columns.placed.layout.dense}
          rowHeight={height}
          busy={isWaiting || arranging}
          order={readOrder(values.sort)}
          shownAs={JSON.stringify(screen.searchWith({}))}
          current={beside}
          onRowClick={columns.links.onClick}
          onOrder={(order) => change({ sort: writeOrder(order) })}
          onResize={isSmall ? undefined : columns.placed.resize}
          onToggle={(id) => setClosed((before) => before.symmetricDifference(new Set([id])))}
        />
      )}
    </>
  );
}
