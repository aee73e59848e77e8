import { useLingui } from "@lingui/react/macro";
import { useDeferredValue, Suspense } from "react";
import { FilterBar } from "../../filters/bar/filter-bar.tsx";
import { useFilterOptions } from "../../filters/bar/use-filter-options.ts";
import type { FilterOptions } from "../../filters/options.ts";
import type { Screen } from "../../filters/use-screen.ts";
import { withAllWords } from "../../i18n/interface-language.ts";
import { fetchLater } from "../../ui/schedule/first-content.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { LatePart, latePart, lazily, partAfterFirst } from "../../ui/schedule/late-part.tsx";
import { rowLinkAt, useBeside } from "./table/use-beside.ts";
import { densityOf } from "./columns/layout.ts";
import { useArrangeableColumns } from "./columns/use-arrangeable-columns.tsx";
import { useRowLinks } from "../../filters/row-links.ts";
import { useChainTable, useChosen, type Chosen } from "./table/use-chain-table.ts";
import { useListRoom, type ListRoom } from "./table/table-layout.ts";
import { usePageInView, type PageInView } from "./pages/use-page-in-view.ts";
import { ClientFiltering } from "./all/use-client-filtered.ts";
import classes from "./chains.module.css";
import type { ChainsPage } from "./pages/use-chains-page.ts";
import { PageTable, type PageTableProps } from "./table/page-table.tsx";

// What is done with the rows comes once they stand.
const ListTools = partAfterFirst(async () => (await import("./list/list-tools.tsx")).ListTools);
const PageBar = partAfterFirst(async () => (await import("./pages/page-bar.tsx")).PageBar);
const PageButtons = partAfterFirst(async () => (await import("./pages/page-buttons.tsx")).PageButtons);
const AllRowsScreen = lazily(
  async () => (await withAllWords(import("./all/all-rows-screen.tsx"))).AllRowsScreen,
);

// What is seldom said. Fetched ahead, so that it can be said where nothing can be fetched any more.
const notices = () => withAllWords(import("./pages/page-notices.tsx"));
const PageNotices = lazily(async () => (await notices()).PageNotices);
const NoChains = latePart(async () => (await notices()).NoChains);
fetchLater(notices);

/** The chains that match: a page at a time, of what the API gives or of what is looked for in it, or all in one list. */
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

function PageOfResponses({ screen, chosen }: { readonly screen: Screen; readonly chosen: Chosen }) {
  const { t } = useLingui();
  const { zone } = screen;
  const page = usePageInView(screen);
  const { list, isClientFiltered, place, rows, metadata } = page;
  const options = useFilterOptions();
  const { number = 1, size } = place ?? {};
  const links = useRowLinks(screen.searchWith({ page: number === 1 ? undefined : number }), (_id, entry) =>
    rowLinkAt(entry),
  );
  const columns = useArrangeableColumns({
    screen,
    links,
    metadataKeys: metadata.keys,
    surveys: options.surveys,
  });
  const table = useChainTable(rows, { columns, zone, chosen });
  const room = useListRoom(columns.layout);
  const beside = useBeside();
  // Its fields take as long to draw as the rows, which go first.
  const filters = useDeferredValue({
    screen,
    options: { ...options, metadata: metadata.terms },
    matching: size?.exact === true ? size.rows : undefined,
  });
  const failed = isClientFiltered
    ? page.clientFiltered?.failure !== undefined
    : list.page === undefined && list.error !== null;
  return (
    <>
      <PageHeader
        title={t`Responses`}
        level={beside === undefined ? 1 : 2}
        actions={
          <ListTools
            table={table}
            columns={columns}
            source={{
              screen,
              page: rows,
              unreadable: list.page?.unreadable.length ?? 0,
              chosen: chosen.rows,
            }}
          />
        }
        filters={<FilterBar {...filters} />}
      />
      <div className={classes["barRoom"]} data-filtered={isClientFiltered || undefined}>
        <PageBar screen={screen} page={page} chosen={chosen} />
      </div>
      <ToKnow screen={screen} page={page} options={options} />
      {failed && rows.length === 0 ? null : rows.length === 0 && !page.waiting ? (
        <NoChains screen={screen} page={page} />
      ) : (
        <ChainList
          label={t`Response chains`}
          table={table}
          card={{ zone, links, selection: chosen.selection }}
          room={room}
          density={densityOf(columns.layout)}
          waiting={page.waiting}
          stale={page.stale}
          current={beside}
        />
      )}
      <div className={classes["pagesRoom"]}>
        {place === undefined ? null : (
          <PageButtons place={place} isClientFiltered={isClientFiltered} room={room} screen={screen} />
        )}
      </div>
    </>
  );
}

interface ToKnowProps {
  readonly screen: Screen;
  readonly page: PageInView;
  readonly options: FilterOptions;
}

/** What stands over the rows where their reader must know it. */
function ToKnow({ screen, page: { list, isClientFiltered, clientFiltered }, options }: ToKnowProps) {
  if (!isClientFiltered && !hasNotices(list, screen)) return null;
  return (
    <LatePart>
      {isClientFiltered ? (
        <ClientFiltering screen={screen} options={options} page={clientFiltered} />
      ) : (
        <PageNotices screen={screen} list={list} />
      )}
    </LatePart>
  );
}

/** Whether a reader of this page must know anything before trusting it to be all there is. */
const hasNotices = ({ page, error, beyond, gap }: ChainsPage, { unusable }: Screen): boolean =>
  unusable.length > 0 ||
  error !== null ||
  beyond ||
  gap ||
  (page !== undefined && (page.unreadable.length > 0 || page.notAsked > 0 || page.pagingFault !== undefined));

const PageCards = lazily(async () => (await import("./table/page-cards.tsx")).PageCards);

/** The responses of a page. All are there to be found, read out and printed; those in view are drawn. */
function ChainList(props: Omit<PageTableProps, "room"> & { readonly room: ListRoom }) {
  const { room } = props;
  if (room !== "phone") return <PageTable {...props} room={room} />;
  return (
    <Suspense>
      <PageCards {...props} />
    </Suspense>
  );
}
