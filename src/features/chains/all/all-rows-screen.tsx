import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { ResponseChain } from "../../../contract/resources.ts";
import { FilterBar } from "../../../filters/bar/filter-bar.tsx";
import { useCodesAsked } from "../../../filters/use-codebook.ts";
import { UnusableNotice } from "../../../filters/bar/unusable-notice.tsx";
import { useFilterOptions } from "../../../filters/bar/use-filter-options.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import { Fault } from "../../../ui/fault.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { ReadingProblem } from "../../../ui/reading/reading-problem.tsx";
import { rowLinkAt, useBeside } from "../table/use-beside.ts";
import { ListTools } from "../list/list-tools.tsx";
import type { Chosen, ChainTableOptions, ChainTable } from "../table/use-chain-table.ts";
import { useChainTable } from "../table/use-chain-table.ts";
import { densityOf } from "../columns/layout.ts";
import { ListBar, ListField } from "../list/list-bar.tsx";
import { useListRoom, lineHeight, type ListRoom } from "../table/table-layout.ts";
import { Grid } from "./grid.tsx";
import { isReachable, linesOf, SHAPES } from "./lines.ts";
import { NoRows, RowsStatus } from "./rows-status.tsx";
import { useAllRows, type AllRowsInView } from "./kept-rows.ts";
import type { RowsInView } from "../export/run-export.ts";
import type { AllRows, AllRowsState } from "./all-rows.ts";
import { rowSortingFeature } from "@tanstack/react-table";
import type { FilterOption } from "../../../filters/options.ts";
import { useArrangeableColumns } from "../columns/use-arrangeable-columns.tsx";
import { useRowLinks } from "../../../filters/row-links.ts";
import { orderOf, readOrder, writeOrder } from "./row-order.ts";
import type { ObservedMetadata } from "./observed-metadata.ts";
import { Select } from "@mantine/core";
import "../../../ui/input-styles.ts";

const NOTHING = { rows: new Uint32Array(), groups: undefined, read: 0 };
const NO_ROWS: readonly ResponseChain[] = [];
const NONE_CLOSED: ReadonlySet<string> = new Set();

/** Everything that matches in one list: sorted, grouped and looked through here, for the API can do neither. */
export function AllRowsScreen({ screen, chosen }: { readonly screen: Screen; readonly chosen: Chosen }) {
  const { t } = useLingui();
  const { zone } = screen;
  const options = useFilterOptions();
  const list = useAllRows(screen, options);
  const { unusable } = useCodesAsked(screen.values);
  const { phase, arranged = NOTHING, failure, all, metadata } = list;
  const arranging = list.arranging && failure === undefined;
  const beside = useBeside();
  const { links, tableOptions } = useAllRowsTable(screen, { chosen, surveys: options.surveys, metadata });
  const { columns } = tableOptions;
  const room = useListRoom(columns.layout);
  // The grid has the table of the rows in view; this one is for tools that arrange and sort columns.
  const table = useChainTable(NO_ROWS, tableOptions);
  const [closed, setClosed] = useState(NONE_CLOSED);
  const lines = linesOf(arranged, closed);
  const density = densityOf(columns.layout);
  const isWaiting = lines.count === 0 && (phase === "reading" || arranging);
  return (
    <>
      <PageHeader
        title={t`Responses`}
        level={beside === undefined ? 1 : 2}
        actions={
          <ListTools
            table={table}
            columns={columns}
            source={{ screen, page: NO_ROWS, chosen: chosen.rows, inView: rowsInView(all, list) }}
          />
        }
        filters={<FilterBar screen={screen} options={{ ...options, metadata: metadata.terms }} />}
      />
      <UnusableNotice unusable={[...screen.unusable, ...unusable]} />
      <ListBar
        screen={screen}
        fields={
          <>
            <SortField table={table} room={room} />
            <GroupField screen={screen} />
          </>
        }
      >
        <RowsStatus list={list} zone={zone} chosen={chosen} />
      </ListBar>
      <Problems list={list} />
      {isReachable(lines, lineHeight(density, room)) ? null : (
        <Notice>
          <Trans>
            This list is longer than a browser can scroll. Narrow the filters to reach its end, or export it.
          </Trans>
        </Notice>
      )}
      {lines.count > 0 || isWaiting ? (
        <Grid
          label={t`Response chains`}
          tableOptions={tableOptions}
          card={{ zone, links, selection: chosen.selection }}
          lines={isWaiting ? SHAPES : lines}
          rows={all.rows}
          room={room}
          density={density}
          busy={isWaiting || arranging}
          shownAs={JSON.stringify(screen.searchWith({}))}
          current={beside}
          onToggle={(id) => setClosed((before) => before.symmetricDifference(new Set([id])))}
        />
      ) : failure === undefined ? (
        <NoRows
          screen={screen}
          read={arranged.read}
          unreadable={list.result?.unreadable ?? 0}
          complete={phase === "complete"}
        />
      ) : null}
    </>
  );
}

/** What could not be read, or not be arranged. */
function Problems({ list }: { readonly list: AllRowsInView }) {
  const { t } = useLingui();
  const { arranged = NOTHING, failure } = list;
  return (
    <>
      <ReadingProblem
        reading={list}
        nothing={arranged.read === 0}
        title={t`Not everything could be read: responses are missing`}
      />
      {failure === undefined ? null : <Fault error={failure.error} onRetry={failure.retry} />}
    </>
  );
}

/** Rows that are handed over at once. */
const STRETCH = 500;

/** The rows in view, in their order, for a file. */
function rowsInView(all: AllRows, { arranged, phase, result }: AllRowsState): RowsInView {
  const rows = arranged?.rows ?? new Uint32Array();
  return {
    count: rows.length,
    complete: phase === "complete",
    unreadable: result?.unreadable ?? 0,
    async *chains(): AsyncGenerator<readonly ResponseChain[]> {
      for (let start = 0; start < rows.length; start += STRETCH)
        yield await all.fetch([...rows.subarray(start, start + STRETCH)]);
    },
  };
}

interface AllRowsTableAsked {
  readonly chosen: Chosen;
  readonly surveys: readonly FilterOption[];
  readonly metadata: ObservedMetadata;
}

/** The same columns as those of a page, sorted as the address says. */
function useAllRowsTable(screen: Screen, { chosen, surveys, metadata }: AllRowsTableAsked) {
  const { values, zone, change } = screen;
  const links = useRowLinks(screen.searchWith({}), (_id, entry) => rowLinkAt(entry));
  const columns = useArrangeableColumns({ screen, links, metadataKeys: metadata.keys, surveys });
  const tableOptions: ChainTableOptions = {
    columns,
    zone,
    chosen,
    sorting: {
      feature: rowSortingFeature,
      state: [readOrder(values.sort)],
      onChange: (sorting) => change({ sort: writeOrder(orderOf(sorting)) }),
    },
  };
  return { links, tableOptions };
}

const NO_GROUP = "";

function GroupField({ screen: { values, change } }: { readonly screen: Screen }) {
  const { t } = useLingui();
  return (
    <ListField label={t`Group by`}>
      <Select
        aria-label={t`Group by`}
        data={[
          { value: NO_GROUP, label: t`Nothing` },
          { value: "touchpoint", label: t`Touchpoint` },
          { value: "survey", label: t`Survey` },
        ]}
        value={values.group ?? NO_GROUP}
        allowDeselect={false}
        onChange={(value) => change({ group: value || undefined })}
      />
    </ListField>
  );
}

/** What rows are sorted by, where no heads are there to be pressed. */
function SortField({ table, room }: { readonly table: ChainTable; readonly room: ListRoom }) {
  const { t } = useLingui();
  const [first] = table.state.sorting;
  if (room !== "phone" || first === undefined) return null;
  const columns = table.getVisibleLeafColumns().filter((column) => column.getCanSort());
  const ways = [
    { id: "created", desc: true, label: t`Newest first` },
    { id: "created", desc: false, label: t`Oldest first` },
    ...columns
      .filter(({ id }) => id !== "created")
      .flatMap(({ id, columnDef: { meta } }) => {
        const name = meta?.name ?? id;
        return [
          { id, desc: false, label: t`${name}, ascending` },
          { id, desc: true, label: t`${name}, descending` },
        ];
      }),
  ];
  return (
    <ListField label={t`Sort by`}>
      <Select
        aria-label={t`Sort by`}
        data={ways.map(({ label }, index) => ({ value: String(index), label }))}
        value={String(ways.findIndex(({ id, desc }) => id === first.id && desc === first.desc))}
        allowDeselect={false}
        onChange={(value) => {
          const way = ways[Number(value)];
          if (way !== undefined) table.setSorting([{ id: way.id, desc: way.desc }]);
        }}
      />
    </ListField>
  );
}
