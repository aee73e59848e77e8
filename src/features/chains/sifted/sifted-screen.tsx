import { useLingui } from "@lingui/react/macro";
import { FilterBar } from "../../../filters/bar/filter-bar.tsx";
import { UnusableNotice } from "../../../filters/bar/unusable-notice.tsx";
import { useFilterOptions } from "../../../filters/bar/use-filter-options.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { NoRows } from "../all/no-rows.tsx";
import { ListBar } from "../bar/list-bar.tsx";
import { ListTools } from "../bar/list-tools.tsx";
import { useListRoom } from "../bar/use-list-room.ts";
import { useBeside } from "../beside/use-beside.ts";
import { densityOf } from "../columns/layout.ts";
import { useArrangeableColumns } from "../columns/use-arrangeable-columns.ts";
import { useRowLinks } from "../columns/use-row-links.ts";
import { PageControls } from "../pages/page-buttons.tsx";
import { useRangeWords } from "../pages/use-range-text.ts";
import { ChainList } from "../table/chain-list.tsx";
import { useChainTable } from "../table/use-chain-table.ts";
import type { Chosen } from "../table/use-chosen.ts";
import { ReadOn } from "./read-on.tsx";
import { SiftedStatus } from "./sifted-status.tsx";
import { useSiftedPage } from "./use-sifted-page.ts";
import pages from "../pages/pages-room.module.css";

interface SiftedScreenProps {
  readonly screen: Screen;
  readonly chosen: Chosen;
}

/** A page of what the API can't be asked for: its list is read on until the page is full, or the list is through. */
export function SiftedScreen({ screen, chosen }: SiftedScreenProps) {
  const { t } = useLingui();
  const { zone, change } = screen;
  const options = useFilterOptions();
  const page = useSiftedPage(screen, options.surveys);
  const { chains, metadata, number, found, phase, isReadOn, arranging, start, end } = page;
  const links = useRowLinks(screen.searchWith({ page: number === 1 ? undefined : number }));
  const metadataKeys = metadata.keys;
  const columns = useArrangeableColumns({ screen, links, metadataKeys, surveys: options.surveys });
  const table = useChainTable({ columns, rows: chains, zone, chosen });
  const room = useListRoom();
  const rangeWords = useRangeWords();
  const beside = useBeside();
  const isComplete = phase === "complete" && !arranging;
  const isWaiting = chains.length === 0 && (end > start || arranging || (isReadOn && phase === "reading"));
  return (
    <>
      <PageHeader
        title={t`Responses`}
        level={beside === undefined ? 1 : 2}
        actions={
          <ListTools table={table} columns={columns} source={{ screen, page: chains, chosen: chosen.rows }} />
        }
        filters={
          <FilterBar
            screen={screen}
            options={{ ...options, metadata: metadata.terms }}
            matching={isComplete ? found : undefined}
          />
        }
      />
      <UnusableNotice unusable={screen.unusable} />
      <ListBar screen={screen}>
        <SiftedStatus page={page} zone={zone} chosen={chosen} />
      </ListBar>
      {isReadOn ? <ReadOn screen={screen} page={page} /> : null}
      {chains.length === 0 && !isWaiting ? (
        <NoRows screen={screen} read={page.arranged?.read ?? 0} complete={phase === "complete"} />
      ) : (
        <ChainList
          label={t`Response chains`}
          table={table}
          card={{ zone, links, chosen }}
          room={room}
          density={densityOf(columns.layout)}
          waiting={isWaiting}
          stale={arranging}
          current={beside}
        />
      )}
      <div className={pages["room"]}>
        <PageControls
          range={end === start ? "" : rangeWords(start, end, { rows: found, exact: isComplete })}
          place={page}
          room={room}
          onPage={(next) => change({ page: next === 1 ? undefined : next })}
        />
      </div>
    </>
  );
}
