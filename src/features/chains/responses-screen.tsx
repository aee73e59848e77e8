import { useLingui } from "@lingui/react/macro";
import { lazy } from "react";
import type { ResponseChain } from "../../contract/resources.ts";
import { FilterBar } from "../../filters/bar/filter-bar.tsx";
import { useFilterOptions } from "../../filters/bar/use-filter-options.ts";
import type { Screen } from "../../filters/use-screen.ts";
import { allWords } from "../../i18n/interface-language.ts";
import { AfterFirstContent, whenFirstContent } from "../../ui/first-content.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { LatePart } from "../../ui/late-part.tsx";
import { metTerms } from "./all/met-metadata.ts";
import { useBeside } from "./beside/use-beside.ts";
import { densityOf } from "./columns/layout.ts";
import { useArrangeableColumns } from "./columns/use-arrangeable-columns.ts";
import { useRowLinks } from "./columns/use-row-links.ts";
import { fitting, isNarrowedHere } from "../../filters/conditions.ts";
import { hasNotices } from "./has-notices.ts";
import { ChainList } from "./table/chain-list.tsx";
import { useChainTable } from "./table/use-chain-table.ts";
import { useListRoom } from "./bar/use-list-room.ts";
import { useChainsPage } from "./pages/use-chains-page.ts";
import { useChosen, type Chosen } from "./table/use-chosen.ts";
import classes from "./chains.module.css";

// What is done with the rows comes once they stand.
const ListTools = lazy(async () => ({ default: (await import("./bar/list-tools.tsx")).ListTools }));
const PageBar = lazy(async () => ({ default: (await import("./page-bar.tsx")).PageBar }));
const PageButtons = lazy(async () => ({
  default: (await import("./pages/page-buttons.tsx")).PageButtons,
}));

const AllRowsScreen = lazy(async () => {
  const [{ AllRowsScreen: Loaded }] = await Promise.all([import("./all/all-rows-screen.tsx"), allWords()]);
  return { default: Loaded };
});

// What is seldom said. Fetched ahead, so that it can be said where nothing can be fetched any more.
const notices = async () => (await Promise.all([import("./page-notices.tsx"), allWords()]))[0];
const PageNotices = lazy(async () => ({ default: (await notices()).PageNotices }));
const NoChains = lazy(async () => ({ default: (await notices()).NoChains }));
whenFirstContent(() => void notices());

const NO_ROWS: readonly ResponseChain[] = [];

/** The chains that match: a page at a time, or all of them in one list. */
export function ResponsesScreen({ screen }: { readonly screen: Screen }) {
  const { t } = useLingui();
  const chosen = useChosen();
  if (screen.values.rows === undefined) return <PageOfResponses screen={screen} chosen={chosen} />;
  return (
    <LatePart fallback={<PageHeader title={t`Responses`} />}>
      <AllRowsScreen screen={screen} chosen={chosen} />
    </LatePart>
  );
}

interface PageOfResponsesProps {
  readonly screen: Screen;
  readonly chosen: Chosen;
}

function PageOfResponses({ screen, chosen }: PageOfResponsesProps) {
  const { t } = useLingui();
  const { values, zone } = screen;
  const list = useChainsPage(screen);
  const options = useFilterOptions();
  const rows = list.page?.rows.filter(fitting(values)) ?? [];
  const links = useRowLinks(screen.searchWith({ page: list.number === 1 ? undefined : list.number }));
  const metadataKeys = rows.flatMap((chain) => Object.keys(chain.metadata));
  const columns = useArrangeableColumns({ screen, links, metadataKeys, surveys: options.surveys });
  const table = useChainTable({ columns, rows, zone, chosen });
  const room = useListRoom();
  const beside = useBeside();
  const failed = list.page === undefined && list.error !== null;
  return (
    <>
      <PageHeader
        title={t`Responses`}
        level={beside === undefined ? 1 : 2}
        actions={
          <AfterFirstContent>
            <ListTools table={table} columns={columns} source={{ screen, page: rows, chosen: chosen.rows }} />
          </AfterFirstContent>
        }
        filters={
          <FilterBar
            screen={screen}
            options={{ ...options, metadata: metTerms(list.page?.rows ?? NO_ROWS) }}
            matching={list.size.exact && !isNarrowedHere(values) ? list.size.rows : undefined}
          />
        }
      />
      <div className={classes["barRoom"]}>
        <AfterFirstContent>
          <PageBar screen={screen} list={list} chosen={chosen} />
        </AfterFirstContent>
      </div>
      {hasNotices(list, screen) ? (
        <LatePart>
          <PageNotices screen={screen} list={list} fitting={rows.length} />
        </LatePart>
      ) : null}
      {failed ? null : list.page !== undefined && rows.length === 0 ? (
        <LatePart>
          <NoChains screen={screen} page={list.page} more={list.hasNext} />
        </LatePart>
      ) : (
        <ChainList
          label={t`Response chains`}
          table={table}
          card={{ zone, links, chosen }}
          room={room}
          density={densityOf(columns.layout)}
          waiting={list.page === undefined}
          stale={list.stale}
          current={beside}
        />
      )}
      <div className={classes["pagesRoom"]}>
        <AfterFirstContent>
          <PageButtons
            list={list}
            shown={rows.length}
            room={room}
            onPage={(page) => screen.change({ page: page === 1 ? undefined : page })}
          />
        </AfterFirstContent>
      </div>
    </>
  );
}
