import { useLingui } from "@lingui/react/macro";
import { LeftOut, ReadingAction, ReadingProgress } from "../../../ui/reading/reading-progress.tsx";
import type { Chosen } from "../table/use-chain-table.ts";
import { ChosenCount } from "../list/list-bar.tsx";
import type { AllRowsInView } from "./kept-rows.ts";
import { useCountText } from "./use-count-text.ts";
import { plural } from "@lingui/core/macro";
import { Button } from "@mantine/core";
import { activeFilters, withoutFilters } from "../../../filters/narrowing.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import { Emptiness } from "../../../ui/emptiness.tsx";
import { NoneReadable } from "../../../ui/none-readable.tsx";
import { TimesIn } from "../../../ui/times-in.tsx";

interface RowsStatusProps {
  readonly list: AllRowsInView;
  readonly zone: string;
  readonly chosen: Chosen;
}

/** How many rows there are, of how many, and what can be done while not all of them are read. */
export function RowsStatus({ list, zone, chosen }: RowsStatusProps) {
  const text = useCountText(list);
  return (
    <>
      <span role="status">{text}</span>
      <LeftOut of={list.result} />
      <ReadingAction reading={list} />
      <TimesIn zone={zone} />
      <ChosenCount chosen={chosen} />
      <ReadingProgress progress={list.progress} shown={list.phase === "reading"} />
    </>
  );
}

interface NoRowsProps {
  readonly screen: Screen;
  readonly read: number;
  /** Those that came in a form that can't be read. */
  readonly unreadable: number;
  /** False while there may be more. */
  readonly complete: boolean;
}

/** Nothing there, nothing that fits, nothing that could be read, or nothing among what was read so far. */
export function NoRows({ screen, read, unreadable, complete }: NoRowsProps) {
  const { t } = useLingui();
  const { values } = screen;
  if (read === 0 && complete && unreadable > 0) return <NoneReadable unreadable={unreadable} />;
  if (read === 0 && !complete) return <Emptiness title={t`No response was read`} />;
  if (read === 0 && activeFilters(values).length === 0) {
    return (
      <Emptiness title={t`No responses yet`} detail={t`They appear here as soon as a survey is answered.`} />
    );
  }
  const { find } = values;
  const title =
    read === 0
      ? t`No responses match these filters`
      : find === undefined
        ? t`${plural(read, { one: "The only response read does not match", other: "No response among the # read matches" })}`
        : t`${plural(read, { one: `The only response read does not say “${find}”`, other: `No response among the # read says “${find}”` })}`;
  return (
    <Emptiness
      title={title}
      detail={complete ? t`Remove a filter, or choose other dates.` : t`Not all of them have been read.`}
      action={<ShowAll screen={screen} />}
    />
  );
}

export function ShowAll({ screen: { change } }: { readonly screen: Screen }) {
  const { t } = useLingui();
  return <Button variant="default" onClick={() => change(withoutFilters)}>{t`Show all responses`}</Button>;
}
