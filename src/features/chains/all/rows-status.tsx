import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useFormats } from "../../../i18n/use-formats.ts";
import { ReadingAction } from "../../../ui/reading/reading-action.tsx";
import { ReadingProgress } from "../../../ui/reading/reading-progress.tsx";
import { useReadSoFar } from "../../../ui/reading/use-read-so-far.ts";
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
  const text = useCountText(list);
  const unreadable = list.result?.unreadable ?? 0;
  return (
    <div className={classes["status"]}>
      <span role="status">{text}</span>
      {unreadable === 0 ? null : <span>{t`${number(unreadable)} could not be read and are missing`}</span>}
      <ReadingAction reading={list} />
      <span>
        <Trans>Times in {zone}</Trans>
      </span>
      <ChosenCount chosen={chosen} />
      <ReadingProgress progress={list.progress} shown={list.phase === "reading"} />
    </div>
  );
}

/** "All 8,214 responses", "12 of the 8,214 responses", and what is known while they are read. */
function useCountText({ phase, progress, arranged }: AllRowsInView): string {
  const { t } = useLingui();
  const { number } = useFormats();
  const readSoFar = useReadSoFar();
  const read = Math.max(arranged?.read ?? 0, progress?.read ?? 0);
  const shown = arranged?.rows.length ?? 0;
  const all = number(read);
  if (phase === "complete") {
    if (shown < read) return t`${number(shown)} of the ${all} responses`;
    return t`${plural(read, { one: "The only response", other: "All # responses" })}`;
  }
  const sofar = readSoFar(read, progress);
  return shown < (arranged?.read ?? 0) ? t`${sofar}, ${number(shown)} shown` : sofar;
}
