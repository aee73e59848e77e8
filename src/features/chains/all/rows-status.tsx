import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { useFormats } from "../../../i18n/use-formats.ts";
import type { Chosen } from "../use-chosen.ts";
import { ChosenCount } from "../chosen-count.tsx";
import type { AllRowsInView } from "./use-all-rows.ts";
import classes from "./list-bar.module.css";

interface RowsStatusProps {
  readonly list: AllRowsInView;
  readonly zone: string;
  readonly chosen: Chosen;
}

/** How many rows there are, of how many, and what can be done while not all of them are read. */
export function RowsStatus({ list, zone, chosen }: RowsStatusProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { phase, progress, result } = list;
  const text = useCountText(list);
  const action = useAction(list);
  const { read = 0, expected = 0 } = progress ?? {};
  const unreadable = result?.unreadable ?? 0;
  return (
    <div className={classes["status"]}>
      <span role="status">{text}</span>
      {unreadable === 0 ? null : <span>{t`${number(unreadable)} could not be read and are missing`}</span>}
      <Button variant={action.variant} size="compact-sm" onClick={action.act}>
        {action.words}
      </Button>
      <span>
        <Trans>Times in {zone}</Trans>
      </span>
      <ChosenCount chosen={chosen} />
      <div className={classes["track"]}>
        {phase === "reading" ? (
          <progress
            aria-label={t`Loading responses`}
            className={classes["progress"]}
            {...(expected > 0 && { value: Math.min(read, expected), max: expected })}
          />
        ) : null}
      </div>
    </div>
  );
}

/** One button, which keeps its place and the keyboard while its words change. */
function useAction({ phase, stop, goOn, readAgain }: AllRowsInView) {
  const { t } = useLingui();
  switch (phase) {
    case "reading":
      return { words: t`Stop`, act: stop, variant: "default" } as const;
    case "stopped":
      return { words: t`Go on reading`, act: goOn, variant: "default" } as const;
    case "complete":
    case "incomplete":
      return { words: t`Read again`, act: readAgain, variant: "subtle" } as const;
  }
}

/** "All 8,214 responses", "12 of the 8,214 responses", and what is known while they are read. */
function useCountText({ phase, progress, arranged }: AllRowsInView): string {
  const { t } = useLingui();
  const { number } = useFormats();
  const read = Math.max(arranged?.read ?? 0, progress?.read ?? 0);
  const shown = arranged?.rows.length ?? 0;
  const all = number(read);
  if (phase === "complete") {
    if (shown < read) return t`${number(shown)} of the ${all} responses`;
    return t`${plural(read, { one: "The only response", other: "All # responses" })}`;
  }
  const expected = progress?.expected;
  const sofar =
    expected === undefined
      ? t`${plural(read, { one: "# response read so far", other: "# responses read so far" })}`
      : t`${all} of ${plural(expected, { one: "# response", other: "# responses" })} read so far`;
  return shown < (arranged?.read ?? 0) ? t`${sofar}, ${number(shown)} shown` : sofar;
}
