import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { UnusableNotice } from "../../../filters/bar/unusable-notice.tsx";
import type { Screen } from "../../../filters/use-screen.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { Fault } from "../../../ui/fault.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { PartialNotice } from "../../../ui/partial-notice.tsx";
export { NoChains } from "./no-chains.tsx";
import type { ChainsPage } from "./use-chains-page.ts";

interface PageNoticesProps {
  readonly screen: Screen;
  readonly list: ChainsPage;
}

/** What a reader of this page must know before trusting it to be all there is. */
export function PageNotices({ screen, list }: PageNoticesProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { page, error, stale, beyond, gap, retry } = list;
  const { values } = screen;
  const asked = number(values.page);
  return (
    <>
      <UnusableNotice unusable={screen.unusable} />
      {error === null ? null : <Fault error={error} onRetry={retry} />}
      {error !== null && stale ? (
        <Notice>
          <Trans>The rows below are those from before.</Trans>
        </Notice>
      ) : null}
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
