import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useFormats } from "../../../i18n/use-formats.ts";
import { ReadingAction } from "../../../ui/reading/reading-action.tsx";
import { ReadingProgress } from "../../../ui/reading/reading-progress.tsx";
import { useLeftOut } from "../../../ui/reading/use-left-out.ts";
import { useCountText } from "./use-count-text.ts";
import type { ListSize } from "../queries/list-size.ts";
import type { ClientFiltered } from "./use-client-filtered.ts";

interface ClientFilteredStatusProps {
  readonly page: ClientFiltered;
  /** The size of the list that is looked through. */
  readonly of: ListSize;
}

const NOTHING = { unreadable: 0, notAsked: 0 };

/** How far the rows have been looked through, and what can be done while the page is not full. */
export function ClientFilteredStatus({ page, of }: ClientFilteredStatusProps) {
  const all = useCountText(page);
  const looked = useLookedText(page, of);
  const leftOut = useLeftOut();
  const { isReadOn, isStopped, phase, progress, result } = page;
  const isReading = isReadOn && phase === "reading";
  return (
    <>
      <span role="status">{phase === "complete" ? all : looked}</span>
      {leftOut(result ?? NOTHING).map((each) => (
        <span key={each}>{each}</span>
      ))}
      {isReading || isStopped || phase === "complete" ? (
        <ReadingAction reading={{ ...page, phase: isStopped ? "stopped" : phase }} />
      ) : null}
      <ReadingProgress progress={progress} shown={isReading} />
    </>
  );
}

/** "400 of 8,214 responses looked at so far, 12 fit", of what has been looked at indeed: more may have been read. */
function useLookedText({ arranged, size: { rows: found } }: ClientFiltered, of: ListSize): string {
  const { t } = useLingui();
  const { number } = useFormats();
  const looked = arranged?.read ?? 0;
  const isKnown = of.exact && of.rows >= looked;
  const responses = t`${plural(isKnown ? of.rows : looked, { one: "# response", other: "# responses" })}`;
  return isKnown
    ? t`${number(found)} of ${number(looked)} checked match; ${responses} in all`
    : t`${number(found)} of ${responses} checked match`;
}
