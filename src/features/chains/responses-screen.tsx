import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, Suspense } from "react";
import type { ResponseChain } from "../../contract/resources.ts";
import { FilterBar } from "../../filters/bar/filter-bar.tsx";
import { UnusableNotice } from "../../filters/bar/unusable-notice.tsx";
import { useFilterOptions } from "../../filters/bar/use-filter-options.ts";
import type { Screen } from "../../filters/use-screen.ts";
import { allWords } from "../../i18n/interface-language.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { AfterFirstContent } from "../../ui/first-content.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { PartBoundary } from "../../ui/part-boundary.tsx";
import { metTerms } from "./all/met-metadata.ts";
import { useBeside } from "./beside/use-beside.ts";
import { useColumns } from "./columns/use-columns.tsx";
import { fitting } from "../../filters/conditions.ts";
import { NoChains } from "./no-chains.tsx";
import { PageNotices } from "./page-notices.tsx";
import { useChainsPage } from "./use-chains-page.ts";
import { useChosen, type Chosen } from "./use-chosen.ts";
import classes from "./chains.module.css";

// What is done with the rows comes once they stand.
const ListTools = lazy(async () => ({ default: (await import("./list-tools.tsx")).ListTools }));
const AboveRows = lazy(async () => ({ default: (await import("./above-rows.tsx")).AboveRows }));
const PageButtons = lazy(async () => ({
  default: (await import("./pages/page-buttons.tsx")).PageButtons,
}));

const ListBar = lazy(async () => ({ default: (await import("./all/list-bar.tsx")).ListBar }));
const AllRowsScreen = lazy(async () => {
  const [{ AllRowsScreen: Loaded }] = await Promise.all([import("./all/all-rows-screen.tsx"), allWords()]);
  return { default: Loaded };
});

const NO_ROWS: readonly ResponseChain[] = [];

/** The chains that match: a page at a time, or all of them in one list. */
export function ResponsesScreen({ screen }: { readonly screen: Screen }) {
  const { t } = useLingui();
  const chosen = useChosen();
  if (screen.values.rows === undefined) return <PageOfResponses screen={screen} chosen={chosen} />;
  return (
    <PartBoundary>
      <Suspense fallback={<PageHeader title={t`Responses`} />}>
        <AllRowsScreen screen={screen} chosen={chosen} />
      </Suspense>
    </PartBoundary>
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
  const columns = useColumns({ screen, page: list.number, rows, chosen, surveys: options.surveys });
  const beside = useBeside();
  const failed = list.page === undefined && list.error !== null;
  return (
    <>
      <PageHeader
        title={t`Responses`}
        level={beside === undefined ? 1 : 2}
        actions={
          <AfterFirstContent>
            <ListTools columns={columns} source={{ screen, page: rows, chosen: chosen.rows }} />
          </AfterFirstContent>
        }
        filters={
          <FilterBar
            screen={screen}
            options={{ ...options, metadata: metTerms(list.page?.rows ?? NO_ROWS) }}
          />
        }
      />
      <UnusableNotice unusable={screen.unusable} />
      <div className={classes["barRoom"]}>
        <AfterFirstContent>
          <ListBar screen={screen} />
        </AfterFirstContent>
      </div>
      <PageNotices screen={screen} list={list} fitting={rows.length} />
      <div className={classes["above"]}>
        <span>
          <Trans>Times in {zone}</Trans>
        </span>
        <AfterFirstContent>
          <AboveRows screen={screen} list={list} chosen={chosen} />
        </AfterFirstContent>
      </div>
      {failed ? null : list.page !== undefined && rows.length === 0 ? (
        <NoChains screen={screen} page={list.page} more={list.hasNext} />
      ) : (
        <DataTable
          label={t`Response chains`}
          columns={columns.table}
          rows={rows}
          rowKey={(chain) => chain._id}
          current={beside}
          loading={list.page === undefined}
          stale={list.stale}
          dense={columns.layout.dense}
          onResize={columns.resize}
        />
      )}
      <div className={classes["pagesRoom"]}>
        <AfterFirstContent>
          <PageButtons
            list={list}
            shown={rows.length}
            onPage={(page) => screen.change({ page: page === 1 ? undefined : page })}
          />
        </AfterFirstContent>
      </div>
    </>
  );
}
