import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { UnusableNotice } from "../../../filters/bar/unusable-notice.tsx";
import type { Screen } from "../../../filters/use-screen.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { Fault, PartialNotice } from "../../../ui/fault.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { activeFilters } from "../../../filters/narrowing.ts";
import { Emptiness } from "../../../ui/emptiness.tsx";
import { NoRows, ShowAll } from "../all/rows-status.tsx";
import type { PageInView } from "./use-page-in-view.ts";
import type { ChainsPage } from "./use-chains-page.ts";

/** What a reader of this page must know before trusting it to be all there is. */
export function PageNotices({ screen, list }: { readonly screen: Screen; readonly list: ChainsPage }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { page, error, stale, beyond, gap, retry } = list;
  const { values } = screen;
  const asked = number(values.page);
  return (
    <>
      <UnusableNotice unusable={screen.unusable} />
      {error === null ? null : <Fault error={error} onRetry={retry} />}
      {error !== null && stale ? <Notice>{t`The rows below are those from before.`}</Notice> : null}
      {beyond ? (
        <Notice>
          <Trans>There is no page {asked}. This is the first page.</Trans>
        </Notice>
      ) : null}
      <PartialNotice unreadable={page?.unreadable.length ?? 0} onRetry={retry} />
      {page === undefined || page.notAsked === 0 ? null : (
        <Notice>
          {t`${plural(page.notAsked, {
            one: "The server sent # response that these filters exclude. It is left out.",
            other: "The server sent # responses that these filters exclude. They are left out.",
          })}`}
        </Notice>
      )}
      {gap || page?.pagingFault !== undefined ? (
        <Notice>
          <Trans>
            The server’s pages don’t join up: between this page and the next, responses may be missing or come
            twice.
          </Trans>
        </Notice>
      ) : null}
    </>
  );
}

interface NoChainsProps {
  readonly screen: Screen;
  readonly page: PageInView;
}

/** A page without a row to show: nothing there, nothing that fits, or nothing that could be read. */
export function NoChains({ screen, page: { list, clientFiltered } }: NoChainsProps) {
  const { t } = useLingui();
  if (clientFiltered !== undefined) {
    return (
      <NoRows
        screen={screen}
        read={clientFiltered.arranged?.read ?? 0}
        unreadable={clientFiltered.result?.unreadable ?? 0}
        complete={clientFiltered.phase === "complete"}
      />
    );
  }
  if ((list.page?.received ?? 0) > 0) return <Emptiness title={t`No response on this page can be shown`} />;
  if (!list.hasNext) return <NoRows screen={screen} read={0} unreadable={0} complete />;
  const narrowed = activeFilters(screen.values).length > 0;
  return (
    <Emptiness
      title={narrowed ? t`No response on this page matches` : t`No response on this page`}
      detail={t`The next page may have some.`}
      action={narrowed ? <ShowAll screen={screen} /> : undefined}
    />
  );
}
