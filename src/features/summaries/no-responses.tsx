import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { activeFilters, withoutFilters } from "../../filters/narrowing.ts";
import type { Screen } from "../../filters/use-screen.ts";
import { Emptiness } from "../../ui/emptiness.tsx";

/** Why there is no answer: nothing was collected, or nothing matches. */
export function NoResponses({ screen }: { readonly screen: Screen }) {
  const { t } = useLingui();
  return activeFilters(screen.values).length === 0 ? (
    <Emptiness
      title={t`No responses yet`}
      detail={t`Numbers appear here once this survey has been answered.`}
    />
  ) : (
    <Emptiness
      title={t`No responses match these filters`}
      detail={t`Try a longer period or fewer filters.`}
      action={
        <Button variant="default" onClick={() => screen.change(withoutFilters)}>
          <Trans>Show everything</Trans>
        </Button>
      }
    />
  );
}
