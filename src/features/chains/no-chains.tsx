import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import type { Page } from "../../client/page.ts";
import type { ResponseChain } from "../../contract/resources.ts";
import { activeFilters, withoutFilters } from "../../filters/narrowing.ts";
import type { Screen } from "../../filters/use-screen.ts";
import { Emptiness } from "../../ui/emptiness.tsx";

interface NoChainsProps {
  readonly screen: Screen;
  readonly page: Page<ResponseChain>;
  /** True when there are further pages. */
  readonly more: boolean;
}

/** A page without a row to show: nothing there, nothing that fits, or nothing that could be read. */
export function NoChains({ screen, page, more }: NoChainsProps) {
  const { t } = useLingui();
  if (page.received > 0 && page.rows.length === 0) {
    return <Emptiness title={t`No response on this page can be shown`} />;
  }
  const narrowed = activeFilters(screen.values).length > 0;
  if (!narrowed && more) {
    return <Emptiness title={t`No response on this page`} detail={t`The next page may have some.`} />;
  }
  if (!narrowed) {
    return (
      <Emptiness title={t`No responses yet`} detail={t`They appear here as soon as somebody has answered.`} />
    );
  }
  return (
    <Emptiness
      title={more ? t`No response on this page fits` : t`No responses fit these filters`}
      detail={more ? t`The next page may have some.` : t`Take a filter away, or choose other dates.`}
      action={
        <Button variant="default" onClick={() => screen.change(withoutFilters)}>
          <Trans>Show all responses</Trans>
        </Button>
      }
    />
  );
}
