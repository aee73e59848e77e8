import { Trans } from "@lingui/react/macro";
import { ReadingAction } from "../../../ui/reading/reading-action.tsx";
import { ReadingProgress } from "../../../ui/reading/reading-progress.tsx";
import { useLeftOut } from "../../../ui/reading/use-left-out.ts";
import { useCountText } from "../all/use-count-text.ts";
import { ChosenCount } from "../bar/chosen-count.tsx";
import type { Chosen } from "../table/use-chosen.ts";
import type { SiftedPage } from "./use-sifted-page.ts";

interface SiftedStatusProps {
  readonly page: SiftedPage;
  readonly zone: string;
  readonly chosen: Chosen;
}

const NOTHING = { unreadable: 0, notAsked: 0 };

/** How far the rows have been looked through, and what can be done while the page is not full. */
export function SiftedStatus({ page, zone, chosen }: SiftedStatusProps) {
  const text = useCountText(page);
  const leftOut = useLeftOut();
  const { isReadOn, isStopped, phase, progress, result } = page;
  const isReading = isReadOn && phase === "reading";
  return (
    <>
      <span>
        <Trans>Times in {zone}</Trans>
      </span>
      <span role="status">{text}</span>
      {leftOut(result ?? NOTHING).map((each) => (
        <span key={each}>{each}</span>
      ))}
      {isReading || isStopped || phase === "complete" ? (
        <ReadingAction reading={{ ...page, phase: isStopped ? "stopped" : phase }} />
      ) : null}
      <ChosenCount chosen={chosen} />
      <ReadingProgress progress={progress} shown={isReading} />
    </>
  );
}
