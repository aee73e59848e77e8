import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { activeFilters, withoutFilters } from "../../../filters/narrowing.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import { Emptiness } from "../../../ui/emptiness.tsx";

interface NothingToShowProps {
  readonly screen: Screen;
  /** Chains that match all filters but the question. */
  readonly chains: number;
}

/** Why there is no number: nothing was collected, nothing matches, or nobody answered an NPS question. */
export function NothingToShow({ screen, chains }: NothingToShowProps) {
  const { t } = useLingui();
  const filtered = activeFilters(screen.values).length > 0;
  const clear = (
    <Button variant="default" onClick={() => screen.change({ ...withoutFilters, question: undefined })}>
      <Trans>Show everything</Trans>
    </Button>
  );
  if (chains === 0) {
    return filtered ? (
      <Emptiness
        title={t`No responses match these filters`}
        detail={t`Try a longer period or fewer filters.`}
        action={clear}
      />
    ) : (
      <Emptiness
        title={t`No responses yet`}
        detail={t`Numbers appear here once a survey has been answered.`}
      />
    );
  }
  return (
    <Emptiness
      title={t`No NPS answers here`}
      detail={t`${plural(chains, { one: "# response matches", other: "# responses match" })}, but none of them answers this NPS question.`}
      action={filtered || screen.values.question !== undefined ? clear : null}
    />
  );
}
