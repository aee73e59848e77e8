import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useFormats } from "../../../i18n/use-formats.ts";
import { ReadingAction } from "../../../ui/reading/reading-action.tsx";
import { ReadingProgress } from "../../../ui/reading/reading-progress.tsx";
import { useLeftOut } from "../../../ui/reading/use-left-out.ts";
import { useReadSoFar } from "../../../ui/reading/use-read-so-far.ts";
import type { Chosen } from "../table/use-chosen.ts";
import { ChosenCount } from "../bar/chosen-count.tsx";
import type { AllRowsInView } from "./use-all-rows.ts";

interface RowsStatusProps {
  readonly list: AllRowsInView;
  readonly zone: string;
  readonly chosen: Chosen;
}

const NOTHING = { unreadable: 0, notAsked: 0 };

/** How many rows there are, of how many, and what can be done while not all of them are read. */
export function RowsStatus({ list, zone, chosen }: RowsStatusProps) {
  const leftOut = useLeftOut();
  const text = useCountText(list);
  return (
    <>
      <span role="status">{text}</span>
      {leftOut(list.result ?? NOTHING).map((each) => (
        <span key={each}>{each}</span>
      ))}
      <ReadingAction reading={list} />
      <span>
        <Trans>Times in {zone}</Trans>
      </span>
      <ChosenCount chosen={chosen} />
      <ReadingProgress progress={list.progress} shown={list.phase === "reading"} />
    </>
  );
}

/** "All 8,214 responses", "12 of the 8,214 responses", and what is known while they are read. */
function useCountText({ phase, progress, arranged, result }: AllRowsInView): string {
  const { t } = useLingui();
  const { number } = useFormats();
  const readSoFar = useReadSoFar();
  const read = Math.max(arranged?.read ?? 0, progress?.read ?? 0);
  const shown = arranged?.rows.length ?? 0;
  const all = number(read);
  if (phase === "complete") {
    if (shown < read) return t`${number(shown)} of the ${all} responses`;
    return (result?.unreadable ?? 0) === 0
      ? t`${plural(read, { one: "The only response", other: "All # responses" })}`
      : t`${plural(read, {
          one: "The only response that could be read",
          other: "All # responses that could be read",
        })}`;
  }
  const sofar = readSoFar(read, progress);
  return shown < (arranged?.read ?? 0) ? t`${sofar}, ${number(shown)} shown` : sofar;
}
