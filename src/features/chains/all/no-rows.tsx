import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { activeFilters, withoutFilters } from "../../../filters/narrowing.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import { Emptiness } from "../../../ui/emptiness.tsx";

interface NoRowsProps {
  readonly screen: Screen;
  /** Rows that were read. */
  readonly read: number;
  /** False while there may be more. */
  readonly complete: boolean;
}

/** Nothing there, nothing that fits, or nothing among what was read so far. */
export function NoRows({ screen, read, complete }: NoRowsProps) {
  const { t } = useLingui();
  const { values, change } = screen;
  if (read === 0 && !complete) return <Emptiness title={t`No response was read`} />;
  if (read === 0 && activeFilters(values).length === 0) {
    return (
      <Emptiness title={t`No responses yet`} detail={t`They appear here as soon as a survey is answered.`} />
    );
  }
  const { text } = values;
  const title =
    read === 0
      ? t`No responses fit these filters`
      : text === undefined
        ? t`${plural(read, { one: "The only response read does not fit", other: "No response among the # read fits" })}`
        : t`${plural(read, { one: `The only response read does not say “${text}”`, other: `No response among the # read says “${text}”` })}`;
  return (
    <Emptiness
      title={title}
      detail={complete ? t`Take a filter away, or choose other dates.` : t`Not all of them have been read.`}
      action={
        <Button variant="default" onClick={() => change(withoutFilters)}>
          <Trans>Show all responses</Trans>
        </Button>
      }
    />
  );
}
