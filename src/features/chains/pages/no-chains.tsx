import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { activeFilters, withoutFilters } from "../../../filters/narrowing.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import { Emptiness } from "../../../ui/emptiness.tsx";
import { NoRows } from "../all/no-rows.tsx";
import type { PageInView } from "./use-page-in-view.ts";

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
        complete={clientFiltered.phase === "complete"}
      />
    );
  }
  const more = list.hasNext;
  if ((list.page?.received ?? 0) > 0) {
    return <Emptiness title={t`No response on this page can be shown`} />;
  }
  const narrowed = activeFilters(screen.values).length > 0;
  if (!narrowed && more) {
    return <Emptiness title={t`No response on this page`} detail={t`The next page may have some.`} />;
  }
  if (!narrowed) {
    return (
      <Emptiness title={t`No responses yet`} detail={t`They appear here as soon as a survey is answered.`} />
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
